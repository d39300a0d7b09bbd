"""The second derivation: right runs are right, and what is wrong is told with its place."""

import os
import subprocess
import sys
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest
from msgspec.structs import replace as replaced
from tests.engine.helpers import LARGE
from tests.engine.proof.look import look
from tests.engine.proof.machines import MACHINES, MODELS, roughly, rows_in_space, spun
from tests.engine.proof.round_machines import lying

import kane
from kane.analyses import proof_steps
from kane.analyses.convergence import convergence
from kane.analyses.going_on import go_on
from kane.analyses.proof_start import beginning_of
from kane.analyses.proof_steps import steps_finding
from kane.analyses.proof_turns import turns_of_run
from kane.analyses.proof_windows import (
    contacts_of_run,
    samples_of_run,
    strikes_of_run,
    window_at,
)
from kane.analyses.proving import prove
from kane.elements.body import Body
from kane.elements.fixed import Fixed
from kane.elements.impulse import Impulse
from kane.elements.joints import JOINTS
from kane.elements.orientation import AxisAngle
from kane.elements.primitives import CONSTRAINTS, LOADS
from kane.elements.signals import Integral
from kane.model import Model
from kane.proof.balance import imbalances
from kane.proof.beginning import speed_lefts, start_finding
from kane.proof.differences import EIGHTH, FRAMES, SIXTH, rate_in_the_middle
from kane.proof.friction import friction_errors
from kane.proof.missed import parts
from kane.proof.motion import gradient, motion
from kane.proof.paths import NotCoveredError, Paths
from kane.proof.powers import load_errors
from kane.proof.recorded import Recorded
from kane.proof.rows import Held, Rows
from kane.proof.shares import share_errors
from kane.proof.signals import rate_errors, sample_errors
from kane.proof.steps import step_errors
from kane.proof.strikes import strike_error
from kane.proof.touches import Course
from kane.proof.turns import turn_errors

# of each kind one; the others take a minute together
QUICK = (
    "loads in space", "wrist", "shopping cart", "cam", "ramp", "light", "joint knife_edge",
    "embedded loop", "rk4", "relations", "signals", "spent buffer", "touching on rim",
    "touching on cone", "wheel on wheel", "bowl", "moreau at rest",
)  # fmt: skip


@pytest.mark.parametrize("name", QUICK)
def test_runs_of_small_machines_are_right(name):
    assert look(MACHINES[name]) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in MACHINES if name not in QUICK])
def test_runs_of_all_machines_are_right(name):
    assert look(MACHINES[name]) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    "path",
    sorted(path for path in MODELS.glob("*.json") if path.stem not in LARGE),
    ids=lambda path: path.stem,
)
def test_all_examples_are_right(path):
    proof = prove(kane.simulate(kane.load(path)))
    assert [each for each in proof.findings if each.verdict == "wrong"] == []
    assert proof.verdict == "right"


@pytest.fixture(scope="module")
def result():
    return kane.simulate(rows_in_space(), duration=0.2, record_every=0.02)


def test_a_wrong_force_is_told_with_its_body_and_component(result):
    window = window_at(result, 3, 1e-3)
    right = {(each.where, each.component): each for each in imbalances(window)}
    pushed = window.multipliers.copy()
    pushed[:, 0] += 2.0  # the x row of the pin of body a
    window = replace(window, multipliers=pushed)
    wrong = [
        each
        for each in imbalances(window)
        if abs(each.left - right[each.where, each.component].left) > 1.0
    ]
    assert {(each.where, each.component) for each in wrong} >= {("a", "fx")}
    assert all(each.where in {"a", "all bodies"} for each in wrong)
    assert next(e for e in wrong if e.component == "fx").left == pytest.approx(2.0, abs=1e-6)


def test_a_run_whose_books_do_not_close_is_wrong():
    model = kane.load(MODELS / "spring_pendulum.json")
    result = kane.simulate(model, method="euler", step=0.05, duration=2.0)
    proof = prove(result, instants=1)
    assert proof.verdict == "wrong"
    wrong = [str(each.title) for each in proof.findings if each.verdict == "wrong"]
    assert "Books of energy and the run's own doubts" in wrong
    assert "Half the step: the same motion?" in wrong
    first = next(each for each in proof.findings if each.verdict == "wrong")
    assert "'bob'" in str(first.place)  # what has no place, as the books, stands behind


@pytest.mark.parametrize("is_balanced", [False, True])
def test_round_off_of_what_turns_fast_is_not_wrong(is_balanced):
    """Where its place tells the axle, or its mass centre is there, a wheel has a point that rests.

    What is left there of accelerations of 15 km/s^2 is not to be held against the little it moves.
    """
    model = spun()
    if is_balanced:
        (rim,), (axle,) = model.bodies, model.joints
        rim = replaced(rim, position=tuple(-x for x in rim.center))
        model = replaced(model, bodies=(rim,), joints=(replaced(axle, point_b=rim.center),))
    proof = prove(kane.simulate(model, duration=1.0), instants=12, again=False)
    assert [each.title for each in proof.findings if each.verdict == "wrong"] == []


def test_a_start_that_is_not_the_nearest_to_its_drawing_is_found():
    model = roughly(rows_in_space(), seed=2, apart=0.15)
    result = kane.simulate(model, duration=1e-6, record_every=1e-6)
    right = beginning_of(result)
    assert right is not None
    near = start_finding(right)
    assert near.verdict == "right"
    assert near.figure < 1e-6
    assert kinds_of(speed_lefts(right)) == set()
    another = roughly(rows_in_space(), seed=3, apart=0.4)
    there = kane.simulate(another, duration=1e-6, record_every=1e-6)
    other = start_finding(replace(right, found=there.q[0]))  # closes too, and is farther
    assert other.verdict == "wrong"
    assert "m from the drawing, where" in str(other.place)
    faster = right.speeds.copy()
    faster[1, 0] += 0.1
    assert {where for where, _ in kinds_of(speed_lefts(replace(right, speeds=faster)))}


def test_places_in_the_plane_are_sought_in_it():
    model = kane.load(MODELS / "slider_crank.json")
    crank = replaced(model.bodies[1], position=(0.05, 0.02, 0.0))
    rough = replaced(model, bodies=(model.bodies[0], crank, *model.bodies[2:]))
    begins = beginning_of(kane.simulate(rough, duration=1e-6, record_every=1e-6))
    assert begins is not None
    found = start_finding(begins)
    assert found.verdict == "right"
    assert "nowhere nearer" in str(found.place)


def test_what_is_not_known_is_said_and_never_passed_over(result, monkeypatch):
    def unknown(*_):
        raise NotCoveredError("Something new")

    monkeypatch.setattr(Rows, "of", unknown)
    proof = prove(result, instants=1, again=False)
    open_ones = [each for each in proof.findings if each.verdict == "undecided"]
    assert len(open_ones) >= 5
    assert all("Something new" in each.place for each in open_ones)


def test_all_primitives_and_joints_are_known(result):
    """Each has a machine, whose run is right; a type of joint has moves, or rows."""
    used = {type(held.constraint) for held in window_at(result, 0, 1e-3).held}
    assert used < set(CONSTRAINTS)
    assert len(LOADS) == 6  # one more wants its case in forces.py, and its machine
    for kind in JOINTS:
        assert f"joint {kind.__struct_config__.tag}" in MACHINES


def test_differences_are_exact_for_polynomials_and_know_their_order():
    powers = np.arange(FRAMES)
    steps = np.arange(FRAMES) - FRAMES // 2
    assert EIGHTH @ steps[:, None] ** powers == pytest.approx(np.eye(FRAMES)[1], abs=1e-12)
    assert (SIXTH @ steps[:, None] ** powers)[:7] == pytest.approx(np.eye(FRAMES)[1][:7], abs=1e-12)
    rate, doubt = rate_in_the_middle(np.sin(3.0 * (1.0 + 0.1 * steps)), 0.1)
    assert abs(rate - 3.0 * np.cos(3.0)) < doubt < 1e-4


def test_a_gradient_is_that_of_differences():
    random = np.random.default_rng(3)
    q, u = random.normal(size=(1, 2, 7)), random.normal(size=(1, 2, 6))
    places = motion(["a", "b"], np.zeros(1), q, u).places

    def distance(at):
        way = at.point("b", (0.1, 0.2, 0.3)) - at.point("a", (0.3, -0.1, 0.2))
        return (way * way).sum(axis=-1)

    _, slopes = gradient(places, ("a", "b"), distance)
    h = 1e-6
    for k in range(3):
        values = []
        for sign in (1, -1):
            moved = q.copy()
            moved[0, 0, k] += sign * h
            values.append(distance(motion(["a", "b"], np.zeros(1), moved, u).places)[0])
        assert slopes["a"][0, k] == pytest.approx((values[0] - values[1]) / (2 * h), rel=1e-7)


def test_the_second_derivation_loads_no_kernel():
    code = (
        "import sys, kane.proof.balance, kane.proof.lagrange, kane.proof.strikes\n"
        "import kane.proof.steps\n"
        "own = {n for n in sys.modules if n.startswith('kane.kernels.') or n == 'numba'}\n"
        "print(sorted(own))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ
    )
    # numbers of levels and instructions, and how arrays are bundled; no formula
    allowed = {
        "kane.kernels.codes", "kane.kernels.compiling", "kane.kernels.compiling.bundle",
        "kane.kernels.programs", "kane.kernels.programs.instructions",
    }  # fmt: skip
    assert set(eval(done.stdout)) <= allowed, done.stdout  # our own list


def test_held_knows_where_its_multipliers_are(result):
    window = window_at(result, 0, 1e-3)
    rows = sum(len(held.constraint.holds()) for held in window.held)
    assert rows == result.multipliers.shape[1]
    assert [held.first for held in window.held] == sorted(held.first for held in window.held)
    assert isinstance(window.held[0], Held)


def test_a_law_reads_the_states_that_are_recorded():
    model = replaced(rows_in_space(), signals=(Integral(name="s", input="t", start=0.5),))
    q = np.zeros((2, 4, 7))
    q[..., 6] = 1.0
    moved = motion(list("abcd"), np.zeros(2), q, np.zeros((2, 4, 6)))
    told = Recorded(lambda _: np.zeros(2), lambda state: np.array([3.0, 4.0]) + state.start)
    paths = Paths(model, moved, told)
    assert paths.law("2*signal('s')") == pytest.approx([7.0, 9.0])


def kinds_of(lefts, least=1e-6):
    return {(each.where, str(each.component)) for each in lefts if abs(each.left) > least}


def test_a_power_that_is_told_wrongly_is_found():
    result = kane.simulate(MACHINES["loads in space"].model(), duration=0.2, record_every=0.02)
    window = window_at(result, 3, 1e-3)
    assert kinds_of(load_errors(window)) == set()
    assert {"spring", "bushing", "drag", "gravitation", "pull", "turn"} <= window.powers.keys()
    for row, components in ((0, {"P", "books"}), (1, {"books"}), (2, {"books"})):
        wrong = {name: each.copy() for name, each in window.powers.items()}
        wrong["spring"][row] *= -1.0  # its sign
        found = kinds_of(load_errors(replace(window, powers=wrong)))
        # a spring puts nothing in
        assert found == ({("spring", each) for each in components} if row != 1 else set())


def test_a_state_of_a_signal_with_a_wrong_rate_is_found():
    result = kane.simulate(MACHINES["signals"].model(), **MACHINES["signals"].settings)
    window = window_at(result, 3, 1e-3)
    assert kinds_of(rate_errors(window)) == set()
    right = window.recorded
    other = Recorded(right.turn, lambda state: -right.state(state))
    assert {"sum", "lag", "filter.x2"} <= {where for where, _ in kinds_of(rate_errors(
        replace(window, recorded=other)
    ))}  # fmt: skip


def test_samples_are_looked_at_where_there_are_frames():
    result = kane.simulate(MACHINES["signals"].model(), duration=0.2, record_every=0.01)
    samples = samples_of_run(result)
    assert [each.time for each in samples] == pytest.approx([0.02, 0.07, 0.12, 0.17])
    assert kinds_of(sample_errors(samples)) == set()
    shifted = [replace(each, after=[x + 0.1 for x in each.after]) for each in samples]
    assert kinds_of(sample_errors(shifted)) == {("sampled.held", "c"), ("sampled.keeps kept", "c")}


def test_a_window_over_a_bend_of_a_curve_is_made_narrower():
    """A knot of the slot is met at 1.5035 s: differences over it say nothing of the run."""
    result = kane.simulate(kane.load(MODELS / "cam_with_slot.json"))
    frame = int(np.searchsorted(result.time, 1.5034 - 1e-3))
    for k in (frame, frame + 1):
        part = result.part(slice(k, k + 2))
        found = prove(part, instants=1, again=False)
        assert [each for each in found.findings if each.verdict == "wrong"] == []


def told_by(proof, title):
    (found,) = [each for each in proof.findings if str(each.title).startswith(title)]
    return found


def spoilt(result, change):
    """The same run with other numbers in its frames."""
    values = result.frames.values
    values.flags.writeable = True
    change(values)
    values.flags.writeable = False
    return result


def test_a_frame_that_does_not_follow_from_the_one_before_is_found_with_its_place():
    model, own = rows_in_space(), {"duration": 0.1, "record_every": 0.02, "method": "esdirk43"}
    right = prove(kane.simulate(model, **own), instants=2, again=False)
    assert told_by(right, "From frame to frame").verdict == "right"
    first = 7 * 4 + 6  # the speeds of body b
    result = spoilt(kane.simulate(model, **own), lambda of: of[5, first : first + 1].__imul__(1.01))
    found = told_by(prove(result, instants=2, again=False), "From frame to frame")
    assert found.verdict == "wrong"
    assert "'b', speed at t = 0.1 s" in str(found.place)


@pytest.mark.parametrize(
    ("frame", "time"), [(0, -1e-3), (2, 0.01), (-1, 0.11)], ids=["before", "back", "behind"]
)
def test_frames_out_of_order_or_outside_of_the_run_are_found(frame, time):
    result = kane.simulate(rows_in_space(), duration=0.1, record_every=0.02)
    assert told_by(prove(result, instants=1, again=False), "Frames").verdict == "right"
    result.time.flags.writeable = True
    result.time[frame] = time
    assert told_by(prove(result, instants=1, again=False), "Frames").verdict == "wrong"


def test_multipliers_that_a_run_recorded_wrongly_are_found():
    """The window begins with the recorded frame itself: it is not held against its own copy."""
    model, own = rows_in_space(), {"duration": 0.1, "record_every": 0.02}
    result = kane.simulate(model, **own)
    rows = result.system.state_size
    spoilt(result, lambda of: of[0, rows : rows + 1].__iadd__(2.0))  # x of the pin of body a
    found = told_by(prove(result, instants=2, again=False), "Forces that the run recorded")
    assert found.verdict == "wrong"
    assert "'a', fx at t = 0" in str(found.place)


@pytest.mark.parametrize(
    ("machine", "axis", "change", "what"),
    [
        ("onto face", 1, 1e-3, "gap, as drawn"),  # it is always held, and told to touch
        ("rim on face", 2, 2.0, "place, beyond an end"),  # across the face, which it leaves so
    ],
)
def test_what_touches_elsewhere_than_it_is_told_is_found(machine, axis, change, what):
    result = kane.simulate(MACHINES[machine].model(), **MACHINES[machine].settings)
    assert max(abs(each.left) for each in contacts_of_run(result)) < 1e-7
    place = 7 + axis  # of the second body
    spoilt(result, lambda of: of[-1, place : place + 1].__iadd__(change))
    found = {str(each.component) for each in contacts_of_run(result) if abs(each.left) > 1e-4}
    assert what in found


def test_frames_are_compared_where_nothing_changes_alone():
    result = kane.simulate(MACHINES["die"].model(), **MACHINES["die"].settings)
    found = told_by(prove(result, instants=3, again=False), "From frame to frame")
    assert found.verdict == "right"
    assert found.figure < 1e-3 * found.limit  # errors are far below what is let pass


@pytest.mark.parametrize("name", ["rubbing", "dragged"])
def test_friction_that_is_not_as_large_as_its_law_is_found(name):
    result = kane.simulate(MACHINES[name].model(), **MACHINES[name].settings)
    window = window_at(result, 3, 1e-5)
    assert kinds_of(friction_errors(window), 1e-12) == set()
    (sliding, *others) = window.sliding
    stronger = replace(sliding, friction=replace(sliding.friction, sliding=0.31))
    found = kinds_of(friction_errors(replace(window, sliding=[stronger, *others])), 1e-3)
    assert found == {(sliding.owner, "f")}
    turned = replace(window, multipliers=-window.multipliers)
    assert (sliding.owner, "P") in kinds_of(friction_errors(turned), 1e-3)


def test_a_load_that_is_not_shared_by_the_shortest_multipliers_is_found():
    result = kane.simulate(MACHINES["door"].model(), **MACHINES["door"].settings)
    window = window_at(result, 3, 1e-5)
    assert kinds_of(share_errors(window), 1e-9) == set()
    heavy = [held.first for held in window.held if held.owner.startswith("second")]
    other = window.of_run.copy()
    other[[heavy[0] + 1, heavy[-1] - 1]] += 3.0, -3.0  # one hinge bears more of the weight
    (left,) = share_errors(replace(window, of_run=other))
    assert left.where.startswith("second")
    assert abs(left.left) > 1.0


def test_a_strike_in_which_a_rim_leaves_its_face_is_balanced():
    """What kept it flat is told about the face on which it lay: behind the strike it has none."""
    hit = Impulse(name="hit", body="other", impulse=(0.0, 0.5, 0.0), when="t >= 0.02")
    model = replaced(lying(), impulses=(hit,))
    result = kane.simulate(model, duration=0.03, record_every=0.005)
    assert ("lying: 6", "lifts") in {(event.part, event.kind) for event in result.events}
    assert [strike_error(each) for each in strikes_of_run(result)] == [None]


def test_turns_that_are_counted_wrongly_are_found():
    result = kane.simulate(MACHINES["turning"].model(), **MACHINES["turning"].settings)
    (counted, *_) = turns_of_run(result)
    assert kinds_of(turn_errors(counted)) == set()
    place, told = counted.bodies["free"]
    twice = told.copy()
    twice[20:, 1] += 2.0 * np.pi  # one full turn more from there on
    (path, (owner, angle)) = next(iter(counted.joints.items()))
    missed = angle.copy()
    missed[30:] -= 2.0 * np.pi
    wrong = replace(
        counted,
        bodies={**counted.bodies, "free": (place, twice)},
        joints={path: (owner, missed)},
    )
    off = {each.where: each for each in turn_errors(wrong) if abs(each.left) > 1.0}
    assert off.keys() == {"free", "axle"}
    assert off["free"].time == result.time[20]
    assert off["axle"].time == result.time[30]


def test_half_a_turn_about_one_axis_is_any_turn_about_the_others():
    """What is welded turns round to the axes of the ground: e_x and e_4 are round-off there."""
    drawn = AxisAngle(axis=(0.22, 0.44, -0.87), angle=2.78)
    body = Body(name="body", mass=1.0, inertia=(0.1, 0.2, 0.3), orientation=drawn)
    weld = Fixed(name="weld", body_a="ground", body_b="body")
    result = kane.simulate(Model(bodies=(body,), joints=(weld,)), duration=0.01)
    assert abs(result.q[0, 0, 5]) > 1.0 - 1e-9
    (counted, *_) = turns_of_run(result)
    assert kinds_of(turn_errors(counted)) == set()


@pytest.fixture(scope="module")
def stepped():
    own = MACHINES["moreau rolling"]
    return kane.simulate(own.model(), **{**own.settings, "record_every": 2e-3})


def test_time_steps_balance_by_themselves(stepped):
    found = steps_finding(stepped, None)
    assert found.verdict == "right"
    # at most a tenth, but for the speed at which what strikes parts: the step has no gap left by
    # the rows of its middle, which has turned on by its end
    assert found.figure < (0.2 if "speed" in found.place else 0.1)


@pytest.mark.parametrize(
    ("rows", "factor", "what"),
    [
        (slice(0, 1), -1.0, "pull"),
        (slice(1, 3), -1.0, "power of friction"),
        (slice(1, 3), 2.0, "friction"),
        (slice(0, 3), 1.5, "momentum"),
    ],
)
def test_what_a_time_step_tells_wrongly_is_found(stepped, rows, factor, what):
    step = proof_steps._step(stepped, 1)
    forces = step.window.multipliers.copy()
    forces[:, rows] *= factor
    wrong = replace(step, window=replace(step.window, multipliers=forces))
    missed = list(step_errors(wrong))
    assert what in {
        str(each.what) for each, part in zip(missed, parts(missed), strict=True) if part > 1.0
    }


@pytest.mark.parametrize("faster", [0.5, -0.5])  # m/s: it bounces, or goes on into what it strikes
def test_what_parts_or_closes_too_fast_in_a_time_step_is_found(stepped, faster):
    step = proof_steps._step(stepped, 1)
    velocity = dict(step.ends.velocity)
    velocity["other"] = velocity["other"] + np.array([[0.0, 0.0, 0.0], [0.0, faster, 0.0]])
    wrong = replace(step, ends=replace(step.ends, velocity=velocity))
    missed = list(step_errors(wrong))
    off = [each for each, part in zip(missed, parts(missed), strict=True) if part > 1.0]
    assert "speed" in {str(each.what) for each in off}


@pytest.fixture(scope="module")
def swarm():
    own = MACHINES["moreau swarm"]
    return kane.simulate(own.model(), **own.settings)


def place_of(step, *names):
    (found,) = [each for each in step.crowd.places if {each.one, each.other} == set(names)]
    return found


def missed_in(step):
    missed = list(step_errors(step))
    return {str(each.what) for each, part in zip(missed, parts(missed), strict=True) if part > 1.0}


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"push": -2.0}, "pull"),
        ({"push": 7.0}, "forces on a body, as told"),
        ({"friction": np.array([2.0, 0.0, 0.0])}, "power of friction"),
        ({"friction": np.array([-9.0, 0.0, 0.0])}, "friction"),
        ({"normal": np.array([0.0, -1.0, 0.0])}, "place"),
        ({"at": np.array([0.6, 0.1, 0.0])}, "place"),
    ],
)
def test_places_of_a_large_group_that_are_told_wrongly_are_found(swarm, changes, what):
    step = proof_steps._step(swarm, 3, proof_steps.Crowds(swarm), is_measured=True)
    assert missed_in(step) == set()
    slides = place_of(step, "ground", "slides")
    others = [each for each in step.crowd.places if each is not slides]
    crowd = replace(step.crowd, places=[*others, slides._replace(**changes)])
    assert what in missed_in(replace(step, crowd=crowd))


@pytest.mark.parametrize(
    ("field", "factor", "what"),
    [
        ("after", 0.5, "speed after a strike"),
        ("before", 0.8, "speed before a strike"),
        ("impulse", 3.0, "forces on a body, as told"),
        ("impulse", 0.0, "forces on a body, as told"),  # it is not told at all
    ],
)
def test_strikes_in_a_large_group_that_are_told_wrongly_are_found(swarm, field, factor, what):
    step = proof_steps._step(swarm, 1, proof_steps.Crowds(swarm))
    assert missed_in(step) == set()
    (meets,) = [each for each in step.crowd.strikes if each.first == "meets"]
    others = [each for each in step.crowd.strikes if each is not meets]
    other = meets._replace(**{field: factor * getattr(meets, field)})
    assert what in missed_in(replace(step, crowd=replace(step.crowd, strikes=[*others, other])))


def test_bodies_of_a_large_group_that_are_in_each_other_are_found(swarm):
    step = proof_steps._step(swarm, 3, proof_steps.Crowds(swarm), is_measured=True)
    origin = {name: each.copy() for name, each in step.ends.places.origin.items()}
    origin["far 1"][:] = origin["far 0"] + 0.09  # 0.156 m apart, and 0.056 m
    assert missed_in(with_origins(step, origin)) == set()
    origin["far 1"][:] = origin["far 0"] + 0.03
    assert missed_in(with_origins(step, origin)) == {"depth"}


def with_origins(step, origin):
    places = replace(step.ends.places, origin=origin)
    return replace(step, ends=replace(step.ends, places=places))


def test_a_body_that_goes_elsewhere_than_its_speeds_take_it_is_found(swarm):
    step = proof_steps._step(swarm, 3, proof_steps.Crowds(swarm))
    origin = {name: each.copy() for name, each in step.ends.places.origin.items()}
    origin["slides"][1, 2] += 5e-3  # at 4 m/s at most it goes 8 mm in a step
    assert "way" in missed_in(with_origins(step, origin))


def test_what_a_time_step_does_not_tell_is_found():
    """Each of these has happened to a contact, and of each an event must tell."""
    own = {"words": "c", "has_gap": True, "pushed": False}
    for before, after, pushed, kind in (
        ("open", "sticks", False, "touches"),
        ("open", "open", True, "strikes"),
        ("slips", "open", False, "lifts"),
        ("sticks", "slips", True, "slides"),
        ("slips", "sticks", True, "sticks"),
    ):
        course = Course(**{**own, "pushed": pushed}, before=before, after=after, events={kind})
        assert not course.missing()
        assert replace(course, events=()).missing()
    assert not Course(**own, before="open", after="open", events=()).missing()
    result = kane.simulate(MACHINES["moreau plane"].model(), **MACHINES["moreau plane"].settings)
    steps = [proof_steps._step(result, k) for k in range(2, len(result.time))]
    assert {course.before for step in steps for course in step.courses} == {
        "open", "slips", "sticks"
    }  # fmt: skip
    silent = [
        replace(step, courses=[replace(c, events=()) for c in step.courses]) for step in steps
    ]
    assert not set().union(*map(missed_in, steps))
    assert "what is told to happen" in set().union(*map(missed_in, silent))


def test_what_others_bring_together_in_a_time_step_gets_no_energy():
    """Three beads strike the next one in one step: each by the speed that the one before gives."""
    result = kane.simulate(MACHINES["moreau cradle"].model(), **MACHINES["moreau cradle"].settings)
    first, second, *_ = result.events
    assert (first.element, first.before) == ("ab", pytest.approx(-2.0))
    assert (second.element, second.before) == ("bc", pytest.approx(-1.6))  # and not 0
    energies = result["system.kinetic_energy"]
    assert (np.diff(energies) <= 1e-12 * energies[0]).all()
    step = proof_steps._step(result, 1)
    faster = dict(step.ends.velocity)
    faster["d"] = faster["d"] + np.array([[0.0, 0.0, 0.0], [4.0, 0.0, 0.0]])
    assert "energy that contacts give" in missed_in(
        replace(step, ends=replace(step.ends, velocity=faster))
    )


def test_a_window_tells_accelerations_and_powers_as_its_run_does():
    result = kane.simulate(MACHINES["loads in space"].model(), duration=0.1, record_every=0.01)
    simulation = go_on(result, frame=3)
    simulation.advance(0.01)
    assert not simulation.result.frames.touches  # which would have them told as of time steps
    window = window_at(result, 3, 1e-4)
    assert kinds_of(load_errors(window)) == set()
    wrong = window.books.copy()
    wrong[1, :, 1] *= -1.0  # heat of dampers
    assert kinds_of(load_errors(replace(window, books=wrong))) == {("all bodies", "books")}


@pytest.mark.parametrize("counts", [{"steps": -3}, {"rejected": -1}, {"evaluations": 0}])
def test_steps_that_a_run_cannot_have_taken_are_found(result, counts):
    assert told_by(prove(result, instants=1, again=False), "Steps and eval").verdict == "right"
    other = kane.simulate(result.model, duration=0.02)
    other.outcome = replace(other.outcome, **counts)
    assert told_by(prove(other, instants=1, again=False), "Steps and eval").verdict == "wrong"


def test_samples_are_looked_at_where_frames_are_too_far_apart_for_them():
    own = MACHINES["signals"]
    result = kane.simulate(own.model(), duration=0.28, record_every=0.14)
    samples = samples_of_run(result)
    assert [each.time for each in samples] == pytest.approx([0.02, 0.07, 0.12, 0.17, 0.22])
    assert kinds_of(sample_errors(samples)) == set()


def test_impulses_that_push_nothing_are_found_in_a_time_step():
    own = MACHINES["moreau at rest"]
    result = kane.simulate(own.model(), **own.settings)
    step = proof_steps._step(result, 5)
    (right,) = [each for each in step_errors(step) if str(each.what) == "share"]
    assert right.left < 1e-5 * right.size
    first, *_, last = (each for each in step.touches if each.owner == "floor of left")
    forces = step.window.multipliers.copy()
    forces[:, first.held[0].first] += 0.4  # on opposite corners, and as much less on the others
    forces[:, last.held[0].first] += 0.4
    for each in step.touches:
        if each.owner == "floor of left" and each not in (first, last):
            forces[:, each.held[0].first] -= 0.4
    missed = list(step_errors(replace(step, window=replace(step.window, multipliers=forces))))
    found = {str(each.what) for each, part in zip(missed, parts(missed), strict=True) if part > 1.0}
    assert found == {"share"}


@pytest.mark.parametrize(
    ("field", "factor", "what"),
    [
        ("time", 0.5, "time of a strike"),
        ("before", 1.05, "speed before a strike"),
        ("after", 0.9, "speed after a strike"),
        ("impulse", 1.1, "impulse of a strike"),
        ("lost", -1.0, "energy lost in a strike"),
    ],
)
def test_what_is_told_wrongly_of_a_strike_in_a_time_step_is_found(field, factor, what):
    own = MACHINES["moreau dropped"]
    result = kane.simulate(own.model(), **own.settings)
    frame = int(np.searchsorted(result.time, result.events[0].time))
    step = proof_steps._step(result, frame)
    assert max(parts(list(step_errors(step)))) < 1e-9
    strike, *_ = step.strikes
    other = replace(strike, **{field: factor * getattr(strike, field)})
    missed = list(step_errors(replace(step, strikes=[other])))
    assert what in {
        str(each.what) for each, part in zip(missed, parts(missed), strict=True) if part > 1.0
    }


def test_a_run_that_has_missed_what_finer_steps_meet_is_wrong():
    """Runs that it is held against have frames closer together, and all of them meet it."""
    own = MACHINES["rk4 grazing"]
    model = own.model()
    assert kane.simulate(model, **own.settings).events
    without = replaced(model, stops=(replaced(model.stops[0], upper=1.0),))
    missed = kane.simulate(without, **own.settings)
    assert not missed.events
    run = SimpleNamespace(  # of the model with the stop
        model=model, settings=missed.settings, time=missed.time, q=missed.q, system=missed.system
    )
    found = list(convergence(run))
    assert [str(each.title) for each in found if each.verdict == "wrong"] == [
        "Half the step: the same motion?"
    ]
