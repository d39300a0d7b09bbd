"""Joints that hold the same more than once and disagree by the digits that people type."""

import numpy as np
import pytest
from msgspec.structs import replace
from scipy.spatial.transform import Rotation
from tests.engine.four_bar import four_bar
from tests.engine.helpers import floats

import kane
from kane.analyses.health import examine
from kane.analyses.posing import Poser
from kane.compiled import compile_model
from kane.elements.body import Body
from kane.elements.drivers import AngleDriver
from kane.elements.orientation import euler_parameters
from kane.elements.revolute import Revolute
from kane.errors import AssemblyError
from kane.model import METHOD_NAMES, Model
from kane.results.summary import summary
from kane.solve.assembly import assemble
from kane.solve.outcome import Ending
from kane.solve.play import DIGITS, digits, with_play

HEIGHTS = (0.2, 1.0, 1.8)
SPAN = 1.6  # from the lowest hinge to the uppermost
SETTINGS = {"duration": 1.0, "record_every": 0.05}


def door(on_door=0.0, on_ground=0.0, order=(0, 1, 2), axis=0.0):
    """A door on three hinges, the middle one off the line on either side [m], or its axis [rad]."""
    hinges = tuple(
        Revolute(
            name=f"h{i}", body_a="ground", body_b="door",
            point_a=(0.0, on_ground * (i == 1), z), point_b=(-0.4, on_door * (i == 1), z - 1.0),
            axis_a=(axis * (i == 1), 0.0, 1.0),
        )
        for i, z in enumerate(HEIGHTS)
    )  # fmt: skip
    return Model(
        gravity=(0.5, 2.0, -9.81),
        bodies=(Body(name="door", mass=20.0, inertia=(6.0, 7.0, 2.0), position=(0.4, 0.0, 1.0)),),
        joints=tuple(hinges[i] for i in order),
    )


def rounded(model, count):
    """The model with all coordinates rounded to so many digits behind the point."""

    def to_digits(values):
        return tuple(round(value, count) for value in values)

    def body(each):
        e = to_digits(euler_parameters(each.orientation))
        return replace(each, position=to_digits(each.position), orientation=e)

    def joint(each):
        fields = ("point_a", "point_b", "axis_a", "axis_b")
        return replace(each, **{name: to_digits(getattr(each, name)) for name in fields})

    bodies, joints = map(body, model.bodies), map(joint, model.joints)
    return replace(model, bodies=tuple(bodies), joints=tuple(joints))


def turned(model, rotation):
    """The model turned in space: all that is given in ground axes."""

    def body(each):
        e = rotation * Rotation.from_quat(euler_parameters(each.orientation))
        position = floats(rotation.apply(each.position))
        return replace(each, position=position, orientation=floats(e.as_quat()))

    def joint(each):
        for end in "ab":
            if getattr(each, f"body_{end}") == "ground":
                fields = {
                    f"{what}_{end}": floats(rotation.apply(getattr(each, f"{what}_{end}")))
                    for what in ("point", "axis")
                }
                each = replace(each, **fields)
        return each

    return replace(
        model,
        gravity=floats(rotation.apply(model.gravity)),
        bodies=tuple(map(body, model.bodies)),
        joints=tuple(map(joint, model.joints)),
    )


@pytest.fixture(scope="module")
def aligned():
    return {
        formulation: kane.simulate(door(), formulation=formulation, **SETTINGS)
        for formulation in ("multipliers", "embedded")
    }


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
@pytest.mark.parametrize(
    "gaps",
    [(1e-9, 0.0), (1e-9, 1e-9), (-4e-7, 3e-7), (1e-6, 1e-6), (0.0, 5e-6)],
    ids=["of nanometres", "that opens on the way", "of both", "that locks it", "of five digits"],
)
def test_a_door_off_the_line_moves_as_the_aligned_one(aligned, gaps, formulation):
    result = kane.simulate(door(*gaps), formulation=formulation, **SETTINGS)
    exact = aligned[formulation]
    assert result.outcome.ok, result.outcome.message
    # the first and the last hinge are those that hold, and they are aligned: no digit differs
    np.testing.assert_array_equal(result["door.angle_z"], exact["door.angle_z"])
    np.testing.assert_array_equal(result.u, exact.u)
    assert result.energy_drift == exact.energy_drift
    widest = max(np.hypot(*gaps), abs(gaps[0]) + abs(gaps[1]), abs(gaps[0] - gaps[1]))
    assert 0 < result.outcome.position_violation <= widest * 1.001
    assert result.outcome.disagreement.startswith("'h0' and 'h1' hold the same more than once")
    assert f"{result.outcome.position_violation:.3g} m" in result.outcome.disagreement
    assert result.outcome.message == "The run is complete."
    assert result.outcome.disagreement in summary(result)


@pytest.mark.parametrize("method", [name for name in METHOD_NAMES if name != "euler"])
def test_every_method_goes_on_with_the_gap(method):
    settings = {"method": method, "step": 0.01, "duration": 0.3, "record_every": 0.1}
    exact = kane.simulate(door(), **settings)
    for gaps in ((1e-9, 0.0), (1e-6, 1e-6)):
        result = kane.simulate(door(*gaps), **settings)
        assert result.outcome.ok, result.outcome.message
        assert result.outcome.disagreement
        np.testing.assert_array_equal(result["door.angle_z"], exact["door.angle_z"])


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
@pytest.mark.parametrize("order", [(1, 0, 2), (1, 2, 0), (2, 0, 1)])
def test_the_order_of_the_hinges_matters_no_more_than_the_gap(aligned, order, formulation):
    gap = 3e-7
    result = kane.simulate(door(gap, order=order), formulation=formulation, **SETTINGS)
    exact = aligned[formulation]
    assert result.outcome.ok
    # the line through two of the hinges is off by the gap over their distance, at most gap / 0.8 m:
    # gravity then pulls the door that much more aside, over 1 s
    np.testing.assert_allclose(result["door.angle_z"], exact["door.angle_z"], atol=10 * gap)
    assert result.energy_drift < 2 * exact.energy_drift


def test_what_is_recorded_does_not_matter():
    often, seldom = (
        kane.simulate(door(1e-6, 1e-6), duration=1.0, record_every=every) for every in (0.01, 1.0)
    )
    np.testing.assert_allclose(often.q[-1], seldom.q[-1], atol=1e-12)  # dense output, projected
    assert often.outcome.steps == seldom.outcome.steps


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
def test_a_thin_shaft_in_three_bearings_of_six_digits_spins_on(formulation):
    # about its axis it resists so little that rows which differ by a millionth are independent
    way = np.array([1.0, 2.0, 2.0]) / 3
    ends = [tuple(np.round(way * s, 6).tolist()) for s in (0.0, 0.5, 1.0)]
    e, _ = Rotation.align_vectors([way], [[1.0, 0.0, 0.0]])
    shaft = Body(
        name="shaft", mass=1.0, inertia=(5e-5, 1 / 12, 1 / 12), position=ends[1],
        orientation=tuple(np.round(e.as_quat(), 6).tolist()), angular_velocity=(5.0, 0.0, 0.0),
    )  # fmt: skip
    bearings = tuple(
        Revolute(
            name=f"b{i}", body_a="ground", point_a=end, axis_a=tuple(np.round(way, 6).tolist()),
            body_b="shaft", point_b=(0.5 * i - 0.5, 0.0, 0.0), axis_b=(1.0, 0.0, 0.0),
        )
        for i, end in enumerate(ends)
    )  # fmt: skip
    result = kane.simulate(
        Model(bodies=(shaft,), joints=bearings), formulation=formulation, duration=2.0
    )
    assert result.outcome.ok, result.outcome.message
    # free rotation about a fixed axis; the start is put on the axis, which costs a part of 1e-12
    np.testing.assert_allclose(result["shaft.wx"], 5.0, rtol=1e-11)
    # to the tolerance of the run
    assert result["b0.angle"][-1] - result["b0.angle"][0] == pytest.approx(10.0, rel=1e-8)
    assert result.outcome.position_violation < 2e-6


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
@pytest.mark.parametrize("count", [9, 7, 6])
def test_a_loop_on_a_slant_may_be_typed_with_so_many_digits(count, formulation):
    model = turned(four_bar(1.0, 0.4, 1.1, 0.8), Rotation.from_rotvec([0.3, 0.7, -0.4]))
    exact = kane.simulate(model, formulation=formulation, duration=1.0)
    result = kane.simulate(rounded(model, count), formulation=formulation, duration=1.0)
    assert result.outcome.ok, result.outcome.message
    assert result.outcome.position_violation < 4 * 10.0**-count
    turn = result["A.angle"] - result["A.angle"][0], exact["A.angle"] - exact["A.angle"][0]
    # lengths that are off by half a last digit, of links of 0.4 m, over some seconds of motion
    np.testing.assert_allclose(*turn, atol=100 * 10.0**-count)
    assert result.energy_drift < 2 * exact.energy_drift


def test_joints_that_agree_have_no_play():
    result = kane.simulate(door(), duration=0.1)
    assert result.outcome.disagreement == ""
    assert result.system.tables.play.size == 0
    assert result.outcome.position_violation < 1e-12


@pytest.mark.parametrize("planar", [True, False])
def test_what_is_held_twice_in_a_singular_position_alone_gets_no_play(planar):
    flat = four_bar(1.0, 0.4, 1.0, 0.4, angle=0.0)
    if planar:
        flat = replace(flat, planar=True, gravity=(0.0, -9.81, 0.0))
    system = compile_model(flat)
    found = with_play(system, system.initial_state)
    if planar:
        assert found is system
    else:  # three of the loop's rows hold it in its plane a second time, in any position
        assert (found.tables.play > 0).sum() == 3
    # nor does a driver that keeps it there make it so
    led = replace(flat, drivers=(AngleDriver(name="motor", joint="A", law="t"),))
    system = compile_model(led)
    found = with_play(system, system.initial_state)
    assert (found.tables.play > 0).sum() == (0 if planar else 3)


def test_the_play_goes_with_the_mechanism_and_not_with_its_place():
    far = replace(
        door(),
        bodies=(replace(door().bodies[0], position=(1e5, 0.0, 1.0)),),
        joints=tuple(replace(h, point_a=(1e5 - 0.4, 0.0, h.point_a[2])) for h in door().joints),
    )
    for model in (door(), far):
        system = compile_model(model)
        assert digits(system, system.initial_state) == pytest.approx(DIGITS * SPAN)


@pytest.mark.parametrize(
    ("model", "gap"),
    [(door(1e-3), "'h1' by 0.000667 m"), (door(axis=0.01), "'h1' by 0.0127 m")],
    ids=["a point", "an axis"],
)
def test_what_no_digits_explain_is_refused_with_the_reason(model, gap):
    with pytest.raises(AssemblyError) as refusal:
        kane.simulate(model)
    text = str(refusal.value)
    assert text.startswith(f"The joints cannot be closed: they gape at {gap}")
    assert text.endswith(
        ". 'h0' and 'h1' hold the same more than once and do not agree within the digits of the "
        "model. Move the points or axes of one of them until they do, or take joints that hold "
        "less."
    )
    assert set(refusal.value.elements) == {"h0", "h1", "h2"}
    (found,) = examine(model).contradictions
    assert found.text == text


def test_a_gap_that_outgrows_the_digits_ends_the_run_with_the_reason():
    # 1e-5 m on either side: they agree at the start, and are up to 2e-5 m apart half a turn later
    result = kane.simulate(door(1e-5, 1e-5), duration=3.0)
    assert result.outcome.ending is Ending.CANNOT_CLOSE
    assert ": 'h0' and 'h1' hold the same more than once and no longer agree" in (
        result.outcome.message
    )
    assert result.outcome.position_violation == pytest.approx(DIGITS * SPAN, rel=1e-3)
    assert "dop853" not in result.outcome.message


def test_what_shows_a_model_knows_of_the_gap():
    model = door(1e-7)
    (group,) = kane.mobility(model).redundancies
    assert group.joints == ("h0", "h1", "h2")
    assert group.rows == 10
    assert group.gap == pytest.approx(1e-7, rel=1e-6)
    assert kane.mobility(model).velocity_freedoms == 1
    health = examine(model)
    assert health.redundancies == (group,)
    assert (health.velocity_freedoms, health.can_run) == (1, True)
    (group,) = examine(door()).redundancies
    assert group.gap == 0.0


def test_freedoms_are_counted_as_the_run_has_them():
    # off by a millionth on both sides: without play the rows are independent, and nothing moves
    model = door(1e-6, 1e-6)
    assert kane.mobility(model).velocity_freedoms == 1
    assert examine(model).velocity_freedoms == 1


def test_a_door_with_a_gap_can_be_dragged():
    poser = Poser(door(1e-6), "door", (0.4, 0.0, 0.0))
    assert not poser.held
    pose = poser.move_to((0.0, 0.8, 1.0))
    while not pose.at_rest:
        pose = poser.move_to((0.0, 0.8, 1.0))
    np.testing.assert_allclose(pose.placement.position[0], (0.0, 0.4, 1.0), atol=2e-6)


def test_a_kept_result_knows_its_play(tmp_path):
    result = kane.simulate(door(1e-6, 1e-6), duration=0.2, record_every=0.1)
    result.to_hdf5(tmp_path / "door.h5")
    again = kane.load_result(tmp_path / "door.h5")
    assert again.outcome == result.outcome
    np.testing.assert_array_equal(again.system.tables.play, result.system.tables.play)
    np.testing.assert_array_equal(again.accelerations, result.accelerations)
    np.testing.assert_array_equal(again.reactions, result.reactions)


def test_two_pins_in_a_plane_may_differ_by_the_digits():
    pins = tuple(
        Revolute(name=name, body_a="ground", body_b="rod", point_a=(x, 0.0, 0.0))
        for name, x in (("one", 0.0), ("two", 3e-7))
    )
    rod = Body(name="rod", mass=1.0, inertia=(1.0, 1.0, 1.0), center=(1.0, 0.0, 0.0))
    model = Model(planar=True, gravity=(0.0, -9.81, 0.0), bodies=(rod,), joints=pins)
    one = kane.simulate(replace(model, joints=pins[:1]), duration=1.0, record_every=1e-3)
    both = kane.simulate(model, duration=1.0, record_every=1e-3)
    assert both.outcome.disagreement
    np.testing.assert_allclose(both["one.angle"], one["one.angle"], atol=1e-8)
    share = both["one.fy"] + both["two.fy"]
    np.testing.assert_allclose(share, one["one.fy"], atol=1e-6)


def test_the_state_at_the_start_is_closed_but_for_the_play():
    model = door(1e-7)
    state, shift, system = assemble(compile_model(model))
    assert shift < 1e-7
    assert system.tables.play.max() == pytest.approx(DIGITS * SPAN)
    assert np.isfinite(state).all()
