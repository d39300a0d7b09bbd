import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.helpers import pendulum, random_model, rod
from tests.engine.mechanisms import four_bars_in_a_row

from kane.compiled import compile_model
from kane.elements.orientation import AxisAngle
from kane.errors import ModelError
from kane.kernels.compiling.bundle import Bundle
from kane.kernels.tables import make_work
from kane.model import Model


def test_sizes_follow_from_bodies_and_joints():
    system = compile_model(random_model(0, bodies=5, loops=2))
    assert system.bodies == 5
    assert system.rows == 3 * 7
    assert system.state_size == 13 * 5 + 4
    assert system.initial_state.shape == (69,)


def test_rows_of_joints_follow_each_other_in_the_order_of_the_model():
    model = random_model(0, bodies=3, loops=1)
    rows = compile_model(model).joint_rows
    assert list(rows) == [joint.name for joint in model.joints]
    assert list(rows.values()) == [slice(0, 3), slice(3, 6), slice(6, 9), slice(9, 12)]


def test_lengths_in_whole_numbers_need_no_kernels_of_their_own():
    system = compile_model(Model(bodies=(rod(position=(1, 2, 3)),)))
    assert isinstance(system.tables.extent, float)


def test_the_initial_state_holds_what_the_model_says():
    body = rod(
        position=(1.0, 2.0, 3.0),
        orientation=AxisAngle(axis=(0.0, 2.0, 0.0), angle=np.pi / 2),
        velocity=(4.0, 5.0, 6.0),
        angular_velocity=(7.0, 8.0, 9.0),
    )
    half = np.sqrt(0.5)
    expected = [1, 2, 3, 0, half, 0, half, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0]
    np.testing.assert_allclose(compile_model(Model(bodies=(body,))).initial_state, expected)


def test_rounded_euler_parameters_are_made_unit():
    body = rod(orientation=(0.3829, 0.0, 0.0, 0.9240))
    e = compile_model(Model(bodies=(body,))).initial_state[3:7]
    assert np.linalg.norm(e) == pytest.approx(1.0, abs=1e-15)


def test_the_ground_has_no_mobility():
    bodies = compile_model(pendulum()).tables.bodies
    assert not bodies[0]["inverse"].any()
    np.testing.assert_allclose(bodies[1]["inverse"], [1, 1, 1, 10, 5, 4])


def test_bodies_are_found_by_name_in_any_order():
    model = random_model(1, bodies=4)
    turned = replace(model, bodies=model.bodies[::-1])
    names = ["ground", *(body.name for body in turned.bodies)]
    row_body = compile_model(turned).tables.block_body.reshape(-1, 2)[::3]
    for joint, (a, b) in zip(turned.joints, row_body, strict=True):
        assert (names[a], names[b]) == (joint.body_a, joint.body_b)


def test_the_extent_is_the_size_of_the_model():
    assert compile_model(pendulum()).tables.extent == 1.0
    far = replace(pendulum(), joints=(replace(pendulum().joints[0], point_b=(0.0, -7.0, 0.0)),))
    assert compile_model(far).tables.extent == 7.0


def test_a_model_in_a_single_point_has_the_size_of_its_bodies():
    model = Model(bodies=(rod(mass=4.0, inertia=(1.0, 1.0, 2.0)),))
    assert compile_model(model).tables.extent == 0.5


def test_models_with_faults_are_not_compiled():
    model = pendulum()
    with pytest.raises(ModelError, match="there is no body 'rod'"):
        compile_model(replace(model, bodies=()))
    with pytest.raises(ModelError, match="nothing to move"):
        compile_model(Model())


@pytest.mark.parametrize("planar", [True, False])
def test_memory_of_an_evaluation_grows_linearly_in_bodies(planar):
    small, large = (
        evaluation_bytes(replace(four_bars_in_a_row(count), planar=planar)) for count in (60, 120)
    )
    # twice as many bodies; fill of the factor may take a little more, a square array four times
    assert large < 2.2 * small


def evaluation_bytes(model):
    tables = compile_model(model).tables
    return sum(array.nbytes for array in (*arrays(tables), *arrays(make_work(tables))))


def arrays(parts):
    for part in parts:
        if isinstance(part, Bundle):
            yield from arrays(part)
        elif isinstance(part, np.ndarray):
            yield part


def test_models_with_other_numbers_share_their_pattern_and_those_with_other_joints_do_not():
    first, other = compile_model(four_bars_in_a_row(3)), compile_model(four_bars_in_a_row(3))
    assert first.tables.pattern is other.tables.pattern
    longer = compile_model(four_bars_in_a_row(4))
    assert longer.tables.pattern is not first.tables.pattern
    assert longer.tables.pattern.rows.shape[0] > first.tables.pattern.rows.shape[0]
