"""MuJoCo where constraints change: soft limits and a soft contact, as stiff as a step resolves.

Stops are limits of joints, with a spring and damper that give the restitution; the ramp is a plane
under a ball of the disc's inertia, with an elliptic cone of friction.
"""

import math
import time

import mujoco
from softened import spring_and_damper

WITHIN = (8, 16, 32)  # steps that a strike takes
WITHIN_CONTACT = (2, 4, 8)  # time constants of a contact in steps; two are the least allowed
NEARLY_ONE = 0.9999  # the largest impedance that MuJoCo takes


class Changing:
    """A problem in MuJoCo."""

    def __init__(self, mechanism):
        self._numbers, self._mechanism = mechanism["changing"], mechanism
        kind = self._numbers["kind"]
        self._model = mujoco.MjModel.from_xml_string(DOCUMENTS[kind](self._numbers))
        self._data = mujoco.MjData(self._model)
        duration, samples = mechanism["duration"], mechanism["samples"]
        settings = [duration / (samples * 2**k) for k in range(5, 19)]
        steps = WITHIN_CONTACT if kind == "disc" else WITHIN
        self.ways = [[f"RK4, strikes within {count} steps", settings] for count in steps]

    def run(self, way, step):
        """Return seconds, states and evaluations of a run at a step [s]."""
        model, data, numbers = self._model, self._data, self._numbers
        duration, samples = self._mechanism["duration"], self._mechanism["samples"]
        count = round(duration / step / samples)
        model.opt.timestep = step
        model.opt.integrator = mujoco.mjtIntegrator.mjINT_RK4
        within = float(way.split()[-2])
        if numbers["kind"] == "disc":
            model.geom_solref[:] = within * step, 1.0
        else:
            # of an impedance of 1
            k, c = spring_and_damper(numbers["restitution"], within * step, pulls=False)
            model.jnt_solref[:] = -k * NEARLY_ONE**2, -c * NEARLY_ONE
        mujoco.mj_resetData(model, data)
        if numbers["kind"] == "disc":
            data.qvel[:] = numbers["speed"], 0.0, numbers["spin"]
        elif numbers["kind"] == "pendulum":
            data.qvel[:] = numbers["rate"]
        seconds, states = 0.0, []
        for _ in range(samples):
            begun = time.thread_time()
            mujoco.mj_step(model, data, nstep=count)
            seconds += time.thread_time() - begun
            mujoco.mj_kinematics(model, data)
            states.append([[*data.xpos[1], *data.xmat[1], *[0.0] * 6]])
        return {"seconds": seconds, "states": states, "evaluations": 4 * count * samples}


def _pendulum(n):
    half, moment = n["length"] / 2, n["mass"] * n["length"] ** 2 / 12
    x, y = half * math.sin(n["angle"]), -half * math.cos(n["angle"])
    turned = n["angle"] - math.pi / 2
    joint = (
        f'<joint type="hinge" axis="0 0 1" pos="{-half} 0 0" limited="true" '
        f'range="{n["lower"] - n["angle"]!r} {n["upper"] - n["angle"]!r}"/>'
    )
    return _document(
        f"0 {-n['gravity']!r} 0",
        f'<body pos="{x!r} {y!r} 0" quat="{math.cos(turned / 2)!r} 0 0 {math.sin(turned / 2)!r}">'
        f'<inertial pos="0 0 0" mass="{n["mass"]!r}" diaginertia="{moment} {moment} {moment}"/>'
        f"{joint}</body>",
    )


def _ball(n):
    return _document(
        f"0 {-n['gravity']!r} 0",
        f'<body pos="0 {n["height"]!r} 0">'
        f'<inertial pos="0 0 0" mass="{n["mass"]!r}" diaginertia="1 1 1"/>'
        f'<joint type="slide" axis="0 1 0" limited="true" range="{-n["height"]!r} 1e3"/></body>',
    )


def _disc(n):
    J = n["inertia"]
    return _document(
        " ".join(repr(g) for g in n["gravity"]),
        f'<geom type="plane" size="1 1 1" zaxis="0 1 0" friction="{n["friction"]} 0 0"/>'
        f'<body pos="0 {n["radius"]!r} 0">'
        f'<inertial pos="0 0 0" mass="{n["mass"]!r}" diaginertia="{J} {J} {J}"/>'
        '<joint type="slide" axis="1 0 0"/><joint type="slide" axis="0 1 0"/>'
        f'<joint type="hinge" axis="0 0 1"/>'
        f'<geom type="sphere" size="{n["radius"]!r}" friction="{n["friction"]} 0 0"/></body>',
    )


def _document(gravity, world):
    return (
        '<mujoco><compiler angle="radian" boundmass="0" boundinertia="0"/>'
        f'<option gravity="{gravity}" tolerance="1e-14" iterations="50" cone="elliptic">'
        '<flag refsafe="disable" eulerdamp="disable"/></option>'
        f'<default><joint solimplimit="{NEARLY_ONE} {NEARLY_ONE} 0.001 0.5 2"/>'
        f'<geom solimp="{NEARLY_ONE} {NEARLY_ONE} 0.001 0.5 2"/></default>'
        f"<worldbody>{world}</worldbody></mujoco>"
    )


DOCUMENTS = {"pendulum": _pendulum, "ball": _ball, "disc": _disc}
