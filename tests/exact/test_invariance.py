"""What no machine may depend on: where it stands, what its parts are called, how it is given."""

import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from scipy.spatial.transform import Rotation
from tests.engine.helpers import floats
from tests.engine.machines import run
from tests.engine.random_machine import displaced, random_machine, redescribed, renamed

from kane.files.model_json import dumps, loads

SETTINGS = {"duration": 0.4, "rtol": 1e-11, "record_every": 0.02}
# Two runs at 1e-11 that take other steps; forces of some 10 N in machines of some metres. The
# damped and driven ones are stiff enough to make a few hundred steps of it.
SAME = {"rtol": 1e-6, "atol": 1e-6}
SEEDS = st.integers(0, 10_000)
# a smaller seed makes no simpler machine: failures are not shrunk
few = settings(
    max_examples=4,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def spun(seed):
    rng = np.random.default_rng(seed + 7)
    return Rotation.random(random_state=rng), rng.normal(size=3)


def same_scalars(a, b):
    """Compare all signals that no choice of axes changes, but the zero of angles."""
    assert len(a.time) == len(b.time)
    names = {signal.name for signal in a.signals()}
    vectors = {f"{body.name}." for body in a.model.bodies} | {
        f"{joint.name}.{kind}" for joint in a.model.joints for kind in "fm"
    }
    vectors |= {f"{bushing.name}." for bushing in a.model.bushings}
    scalars = {name for name in names if not name.startswith(tuple(vectors))}
    assert len(scalars) > 15
    from_somewhere = {"system.potential_energy", "system.energy"}
    for name in scalars - from_somewhere - {"system.energy_balance"}:
        ours, theirs = a[name], b[name]
        if name.endswith(".angle"):
            ours, theirs = ours - ours[0], theirs - theirs[0]
        np.testing.assert_allclose(ours, theirs, **SAME, err_msg=name)
    for name in from_somewhere:
        ours, theirs = (r[name] - r[name][0] for r in (a, b))
        np.testing.assert_allclose(ours, theirs, **SAME)


def vectors(result, owner, keys):
    return np.array([result[f"{owner}.{key}"] for key in keys]).T


@few
@given(SEEDS)
def test_energy_is_kept_where_nothing_dissipates(seed):
    result = run(random_machine(seed, lossless=True, driven=False), **SETTINGS)
    energy = result["system.kinetic_energy"] + result["system.potential_energy"]
    np.testing.assert_allclose(energy, energy[0], atol=1e-8 * max(1, np.abs(energy).max()))
    assert not result["system.work"].any()


@few
@given(SEEDS)
def test_the_books_balance_with_drivers_dampers_and_motors(seed):
    result = run(random_machine(seed), **SETTINGS)
    assert np.abs(result["system.work"]).max() > 0.01
    assert result["system.dissipated"][-1] > 0.001
    assert np.diff(result["system.dissipated"]).min() >= 0
    assert result.energy_drift < 1e-7 * max(1, result["system.kinetic_energy"].max())


@few
@given(SEEDS)
def test_momenta_are_kept_where_nothing_acts_from_outside(seed):
    machine = random_machine(seed, anchored=False, driven=False)
    inner = replace(machine, forces=(), torques=(), drags=())
    result = run(inner, **SETTINGS)
    linear, angular = 0.0, 0.0
    for i, body in enumerate(inner.bodies):
        turn = Rotation.from_quat(np.array(result.q[:, i, 3:]))
        p, v, w = result.q[:, i, :3], result.u[:, i, :3], np.array(result.u[:, i, 3:])
        linear = linear + body.mass * v
        spin = 0.0 if body.particle else turn.apply(np.array(body.inertia) * w)
        angular = angular + body.mass * np.cross(p, v) + spin
    np.testing.assert_allclose(linear, linear[:1] + 0 * linear, atol=1e-8)
    np.testing.assert_allclose(angular, angular[:1] + 0 * angular, atol=1e-8)


@few
@given(SEEDS)
def test_the_motion_is_the_same_elsewhere(seed):
    turn, shift = spun(seed)
    here = run(random_machine(seed), **SETTINGS)
    there = run(displaced(here.model, turn, shift), **SETTINGS)
    for i, body in enumerate(here.model.bodies):
        np.testing.assert_allclose(
            turn.apply(np.array(here.q[:, i, :3])) + shift, there.q[:, i, :3], **SAME
        )
        ours = turn * Rotation.from_quat(np.array(here.q[:, i, 3:]))
        theirs = Rotation.from_quat(np.array(there.q[:, i, 3:]))
        assert body.particle or (ours * theirs.inv()).magnitude().max() < 1e-6
        np.testing.assert_allclose(here.u[:, i, 3:], there.u[:, i, 3:], **SAME)
    for joint in here.model.joints:
        for keys in (("fx", "fy", "fz"), ("mx", "my", "mz")):
            if keys[0] in {entry.key for entry in joint.quantities}:
                ours = turn.apply(vectors(here, joint.name, keys))
                np.testing.assert_allclose(ours, vectors(there, joint.name, keys), **SAME)
    ours = turn.apply(vectors(here, "pad", ("fx", "fy", "fz")))
    np.testing.assert_allclose(ours, vectors(there, "pad", ("fx", "fy", "fz")), **SAME)
    same_scalars(here, there)


@few
@given(SEEDS)
def test_the_motion_does_not_depend_on_names(seed):
    # names decide no order: the tables are the same, and so is every bit
    here = run(random_machine(seed), **SETTINGS)
    there = run(renamed(here.model, lambda name: f"x{name[::-1]}(1)"), **SETTINGS)
    np.testing.assert_array_equal(here.q, there.q)
    np.testing.assert_array_equal(here.multipliers, there.multipliers)


@few
@given(SEEDS)
def test_the_motion_is_the_same_after_writing_and_reading(seed):
    machine = random_machine(seed)
    read = loads(dumps(machine))
    assert read == machine
    np.testing.assert_array_equal(run(machine, **SETTINGS).q, run(read, **SETTINGS).q)


@few
@given(SEEDS, st.sampled_from(["b0", "b1", "b2", "b3"]), st.sampled_from(["turn", "shift", "both"]))
def test_the_motion_does_not_depend_on_the_frame_in_a_body(seed, name, what):
    turn, shift = spun(seed)
    turn = turn if what != "shift" else Rotation.identity()
    shift = shift if what != "turn" else np.zeros(3)
    here = run(blind_to_frames(random_machine(seed)), **SETTINGS)
    there = run(redescribed(here.model, name, turn, shift), **SETTINGS)
    for i, body in enumerate(here.model.bodies):
        changed = body.name == name
        R = Rotation.from_quat(np.array(here.q[:, i, 3:]))
        S = Rotation.from_quat(np.array(there.q[:, i, 3:]))
        w = np.array(here.u[:, i, 3:])
        p, v = here.q[:, i, :3], np.array(here.u[:, i, :3])
        if changed:
            p, v = p + R.apply(shift), v + R.apply(np.cross(w, shift))
            R, w = R * turn, turn.inv().apply(w)
        np.testing.assert_allclose(p, there.q[:, i, :3], **SAME)
        np.testing.assert_allclose(v, there.u[:, i, :3], **SAME)
        np.testing.assert_allclose(w, there.u[:, i, 3:], **SAME)
        assert body.particle or (R * S.inv()).magnitude().max() < 1e-6
    np.testing.assert_allclose(here.reactions, there.reactions, **SAME)
    same_scalars(here, there)


def blind_to_frames(machine):
    """The machine without expressions that see the origins and axes of bodies."""
    coil, buffer = machine.joint_springs
    f1, f2 = machine.forces
    t1, t2 = machine.torques
    return replace(
        machine,
        joint_springs=(replace(coil, motor="sin(rate) + table('cam', t)"), buffer),
        forces=(f1, replace(f2, force=(0.8, 0.4, 1.5))),
        torques=(t1, replace(t2, torque=(0.7, 0.0, 0.2))),
        measures=(),
    )


def test_euler_parameters_of_a_described_frame_do_not_jump():
    # e and -e mean the same turn; a history must not change from one to the other
    turn, shift = spun(3)
    spinning = replace(random_machine(3, lossless=True, driven=False), springs=(), bushings=())
    spinning = redescribed(spinning, "b0", turn, shift)
    result = run(replace(spinning, gravity=(0.0, 0.0, 0.0)), duration=3.0, record_every=0.01)
    assert np.abs(np.diff(result.q[:, :, 3:], axis=0)).max() < 0.2


@pytest.mark.parametrize("inertia", [(1.0, 2.0, 2.6), (1.0, 1.0, 1.0)])
def test_a_free_body_tumbles_alike_in_any_frame(inertia):
    turn, shift = spun(5)
    machine = random_machine(2, anchored=False, lossless=True, driven=False)
    body = replace(machine.bodies[0], inertia=inertia, angular_velocity=(0.1, 3.0, -0.2))
    alone = replace(machine, bodies=(body,), joints=(), couplings=(), springs=(),
                    joint_springs=(), bushings=())  # fmt: skip
    other = redescribed(alone, "b0", turn, shift)
    here, there = (run(model, duration=5.0, rtol=1e-12) for model in (alone, other))
    R = Rotation.from_quat(np.array(here.q[:, 0, 3:]))
    np.testing.assert_allclose(
        np.array(here.q[:, 0, :3]) + R.apply(shift), there.q[:, 0, :3], atol=1e-8
    )
    np.testing.assert_allclose(
        turn.inv().apply(np.array(here.u[:, 0, 3:])), there.u[:, 0, 3:], atol=1e-8
    )
    for name in ("system.kinetic_energy", "system.energy_balance"):
        np.testing.assert_allclose(here[name], there[name], atol=1e-9)
    assert floats(other.bodies[0].center) == pytest.approx(floats(turn.inv().apply(-shift)))
