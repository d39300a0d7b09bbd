"""Forces of joints by auxiliary speeds, and what takes all of them out: against the engine."""

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.helpers import MODELS
from tests.engine.joint_cases import JOINT_TYPES, pendulum, tag, two_bodies
from tests.engine.symbolic.derived import derived, example
from tests.thinned import thinned

import kane
from kane.cli import main
from kane.errors import KaneError
from kane.symbolic.agreement import Numeric, State, random_states
from kane.symbolic.auxiliary import COMPONENTS, Auxiliary, auxiliary
from kane.symbolic.complement import complement
from kane.symbolic.definitions import SpeedsError
from kane.symbolic.equations import Wanted, worked_out
from kane.symbolic.evidence import Reader, evidence

SAME = 1e-10  # of the joint's load: two linear systems of other sizes, solved


def compared(model, joint, component, **choice):
    """Return the largest difference from the multipliers of the engine."""
    reader = Reader(evidence(model, Auxiliary(joint, component), **choice))
    states = reader.states()
    assert len(states) == 5
    return reader.difference(states)


@pytest.mark.parametrize(
    ("stem", "joint", "components"),
    [
        ("spherical_wrist", "third", "fy"),
        ("hinged_rods", "hinge", "fx"),
        ("slider_crank", "guide", "my"),
        ("spatial_robot", "guide", "mx"),
        ("four_bar_massless", "link 3", "fx"),
        pytest.param("spherical_wrist", "third", "fx fz", marks=pytest.mark.slow),
        pytest.param("slider_crank", "crank pin", "fx fy", marks=pytest.mark.slow),
        pytest.param("slider_crank", "guide", "fx", marks=pytest.mark.slow),
        pytest.param("spatial_robot", "guide", "fx", marks=pytest.mark.slow),
    ],
)
def test_forces_are_the_multipliers_of_the_engine(stem, joint, components):
    for component in components.split():
        assert compared(example(stem), joint, component) < SAME


@pytest.mark.parametrize(
    "choice",
    thinned([{"speeds": "u1 = omega(C, 1)\nu2 = omega(C, 2)"}, {"joint_rates": True}], 2),
    ids=["written", "rates"],
)
def test_any_choice_of_speeds_gives_the_same_force(choice):
    assert compared(example("spherical_wrist"), "third", "fz", **choice) < SAME


def all_of(model, joint):
    """Return how many components of a joint's load are there; compare each of them."""
    count = 0
    for component in COMPONENTS:
        try:
            difference = compared(model, joint, component)
        except SpeedsError:
            continue
        assert difference < SAME, component
        count += 1
    return count


# What a joint holds by rows alone, whose multipliers are its forces.
NO_LINKS = {"knife_edge", "point_on_curve", "velocity"}


@pytest.mark.slow
@pytest.mark.parametrize("kind", JOINT_TYPES, ids=tag)
@pytest.mark.parametrize("make", [pendulum, two_bodies])
def test_every_joint(kind, make):
    model = make(kind)
    joint = next(each for each in model.joints if isinstance(each, kind))
    count = all_of(model, joint.name)
    assert count >= (0 if tag(kind) in NO_LINKS else 1)


def test_a_wrong_sign_of_a_partial_velocity_would_show():
    found = evidence(example("hinged_rods"), Auxiliary("hinge", "fx"))
    reader = Reader(found)
    state = reader.states()[0]
    assert abs(reader.value(state)) > 0.1
    assert reader.value(state) == pytest.approx(reader.of_engine(state), rel=SAME)
    assert reader.value(state) != pytest.approx(-reader.of_engine(state), rel=1e-3)


REFUSED = {
    ("hinged_rods", "hinge.mz"): "lets 'rod 2' move that way",
    ("slider_crank", "guide.fy"): "out of the plane",
    ("four_bar_massless", "link 1.mz"): "is a particle",
    ("ramp_disk", "ramp.fx"): "multiplier each",
    ("hinged_rods", "hing.fx"): "did you mean 'hinge'",
    ("hinged_rods", "hinge.gx"): "one of fx, fy",
}


@pytest.mark.parametrize(("stem", "force"), REFUSED)
def test_what_cannot_be_asked_for_is_refused_in_words(stem, force):
    model = example(stem)
    with pytest.raises(KaneError, match=REFUSED[stem, force]):
        evidence(model, auxiliary(force, model))


def test_what_is_held_twice_is_open():
    """A closed chain of hinges in space holds much twice: forces across its plane are open."""
    model = kane.load(next(path for path in MODELS if path.stem == "andrews"))
    open_one = replace(model, planar=False)
    joint = open_one.joints[0].name
    with pytest.raises(SpeedsError, match="Other joints hold the same"):
        evidence(open_one, Auxiliary(joint, "fz"))


@pytest.mark.parametrize(
    "stem",
    thinned(["four_bar_massless", "planar_3rpr", "wheelbarrow", "shopping_cart", "andrews"], 2),
)
def test_the_orthogonal_complement_takes_the_multipliers_out(stem):
    """B C = 0, and C^T M C u_I' = C^T (f - M c') has the accelerations of the whole system."""
    found = derived(stem)
    own = complement(found)
    assert own is not None
    assert len(own.independent) == len(found.speeds) - len(found.rows)
    numeric = Numeric(found)
    for state in random_states(found, seed=4):
        e, C = numeric.equations(state), own.at(state)
        assert np.abs(e.B @ C).max() < 1e-12 * max(1.0, np.abs(e.B).max() * np.abs(C).max())
        prescribed = np.linalg.lstsq(e.B, -e.bias, rcond=None)[0]
        independent = np.linalg.solve(C.T @ e.M @ C, C.T @ (e.f - e.M @ prescribed))
        u_dot, _ = e.solved()
        largest = np.abs(u_dot).max()
        assert C @ independent + prescribed == pytest.approx(u_dot, rel=SAME, abs=SAME * largest)


def test_there_is_no_complement_without_constraints_or_with_nothing_free():
    assert complement(derived("hinged_rods")) is None
    assert complement(derived("slider_crank")) is None


def test_both_are_told_step_by_step(capsys):
    found = worked_out(example("four_bar_massless"), Wanted(force="link 3.fx"))
    (step,) = [each for each in found.steps if str(each.title) == "Orthogonal complement"]
    assert any(line.latex.startswith("C_{2,1} = ") for line in step.lines)  # not too long
    text = "\n".join(f"{line.text} {line.latex}" for line in found.force.lines)
    assert "'link 3' is let slide along its axis x at 'B'" in text
    assert "Partial velocity of 'B'" in text
    assert "F_{x} = " in text
    path = next(path for path in MODELS if path.stem == "hinged_rods")
    assert main(["equations", str(path), "--force", "hinge.fx"]) == 0
    assert "F_{x} = M_{3,1}" in capsys.readouterr().out


def test_states_keep_the_auxiliary_speed_at_zero():
    found = evidence(example("slider_crank"), Auxiliary("crank pin", "fx"))
    for state in Reader(found).states():
        assert isinstance(state, State)
        assert state.q[-1] == 0.0
        assert state.u[-1] == 0.0
