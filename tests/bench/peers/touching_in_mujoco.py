"""MuJoCo where a body touches a plane by its shape: a soft contact, as stiff as a step resolves.

Friction has an elliptic cone; the iterations that its documentation has against slip change none of
the errors here. Strikes are given their restitution by the spring and damper of the contact.
"""

import time

import mujoco
from protocol import Unfit
from softened import spring_and_damper

WITHIN = {False: (2, 8), True: (8, 16)}  # steps of a contact's time constant; of a strike
NEARLY_ONE = 0.9999  # the largest impedance that MuJoCo takes


class Touching:
    """A body above a plane in MuJoCo."""

    def __init__(self, mechanism):
        self._numbers, self._mechanism = mechanism["changing"], mechanism
        self._model = mujoco.MjModel.from_xml_string(_document(self._numbers))
        self._data = mujoco.MjData(self._model)
        duration, samples = mechanism["duration"], mechanism["samples"]
        settings = [duration / (samples * 2**k) for k in range(4, 13)]
        within = WITHIN[self._numbers["restitution"] > 0.0]
        self.ways = [[f"RK4, strikes within {count} steps", settings] for count in within]

    def run(self, way, step):
        """Return seconds, states and evaluations of a run at a step [s]."""
        model, data, n = self._model, self._data, self._numbers
        samples = self._mechanism["samples"]
        count = round(self._mechanism["duration"] / step / samples)
        within = float(way.split()[-2]) * step
        model.opt.timestep = step
        model.opt.integrator = mujoco.mjtIntegrator.mjINT_RK4
        if n["restitution"] > 0.0:
            k, c = spring_and_damper(n["restitution"], within, pulls=False)
            model.geom_solref[:] = -k * NEARLY_ONE**2, -c * NEARLY_ONE
        else:
            model.geom_solref[:] = within, 1.0
        mujoco.mj_resetData(model, data)
        data.qvel[:] = *n["velocity"], *n["spin"]
        seconds, states = 0.0, []
        for _ in range(samples):
            begun = time.thread_time()
            mujoco.mj_step(model, data, nstep=count)
            seconds += time.thread_time() - begun
            mujoco.mj_kinematics(model, data)
            states.append([[*data.xpos[1], *data.xmat[1], *[0.0] * 6]])
        return {"seconds": seconds, "states": states, "evaluations": 4 * count * samples}


def _document(n):
    if n["shape"] == "ball":
        shape = f'type="sphere" size="{n["radius"]!r}"'
    elif n["shape"] == "block":
        shape = f'type="box" size="{_text(size / 2 for size in n["size"])}"'
    else:
        raise Unfit(f"a {n['shape']} is not handed over")
    friction = f'friction="{n["friction"]!r} 0 0"'
    return (
        '<mujoco><compiler angle="radian" boundmass="0" boundinertia="0"/>'
        f'<option gravity="{_text(n["gravity"])}" tolerance="1e-14" iterations="50" '
        'cone="elliptic"><flag refsafe="disable" eulerdamp="disable"/></option>'
        f'<default><geom solimp="{NEARLY_ONE} {NEARLY_ONE} 0.001 0.5 2"/></default>'
        f'<worldbody><geom type="plane" size="9 9 1" {friction}/>'
        f'<body pos="{_text(n["position"])}"><freejoint/>'
        f'<inertial pos="0 0 0" mass="{n["mass"]!r}" diaginertia="{_text(n["inertia"])}"/>'
        f"<geom {shape} {friction}/></body></worldbody></mujoco>"
    )


def _text(values):
    return " ".join(repr(float(v)) for v in values)
