"""MuJoCo: minimal coordinates, loops closed by stiff constraints, RK4 at a fixed step.

Its documentation recommends RK4 for smooth motion that must keep its energy. Loops are `connect`
constraints with an impedance of nearly one and a time constant of some steps; contacts are switched
off.
"""

import time
from xml.sax.saxutils import quoteattr

import mujoco
import numpy as np
from changing_in_mujoco import Changing
from protocol import Unfit, serve
from touching_in_mujoco import Touching
from tree import grown, quaternion

STIFFNESSES = (2, 4, 8)  # time constants in steps; two are the least that is recommended
NEARLY_ONE = 0.9999  # the largest impedance that MuJoCo takes


class Peer:
    """A mechanism in MuJoCo."""

    def __init__(self, mechanism):
        if mechanism["bushings"]:
            raise Unfit("no bushings between bodies")
        self._mechanism = mechanism
        self._branches, self._loops = grown(mechanism)
        self._model = mujoco.MjModel.from_xml_string(
            _document(mechanism, self._branches, self._loops)
        )
        self._data = mujoco.MjData(self._model)
        self._ids = [self._model.body(f"b{i}").id for i in range(len(mechanism["bodies"]))]
        self._torques = [(self._ids[t["body"]], t["torque"]) for t in mechanism["torques"]]
        duration, count = mechanism["duration"], mechanism["samples"]
        smallest = 1 if not self._loops else 2
        steps = [count * round(2 ** (k / 2)) for k in range(2 * smallest + 6, 44)]
        settings = [duration / n for n in steps]
        self.ways = [["RK4", settings]]
        if self._loops:
            self.ways = [[f"RK4, loops within {c} steps", settings] for c in STIFFNESSES]

    def _reset(self):
        model, data = self._model, self._data
        mujoco.mj_resetData(model, data)
        for branch in self._branches:
            joint = model.joint(f"j{branch.body}")
            at = joint.dofadr[0]
            if branch.kind == "hinge":
                axis = branch.axis / np.linalg.norm(branch.axis)
                data.qvel[at] = branch.spin @ axis
            else:
                data.qvel[at : at + 3] = branch.spin
        for body, torque in self._torques:
            data.xfrc_applied[body, 3:] = torque

    def run(self, way, step):
        """Return seconds, states and evaluations of a run at a step [s]."""
        model, data, mechanism = self._model, self._data, self._mechanism
        count = round(mechanism["duration"] / step / mechanism["samples"])
        model.opt.timestep = step
        model.opt.integrator = mujoco.mjtIntegrator.mjINT_RK4
        if self._loops:
            model.eq_solref[:] = float(way.split()[-2]) * step, 1.0
        self._reset()
        seconds, samples = 0.0, []
        for _ in range(mechanism["samples"]):
            begun = time.thread_time()
            mujoco.mj_step(model, data, nstep=count)
            seconds += time.thread_time() - begun
            mujoco.mj_forward(model, data)
            samples.append(self._states())
        return {
            "seconds": seconds,
            "states": samples,
            "evaluations": 4 * count * mechanism["samples"],
        }

    def evaluate(self, count):
        """Return the seconds of so many steps of Euler's method: an evaluation each."""
        self._model.opt.timestep = 1e-12
        self._model.opt.integrator = mujoco.mjtIntegrator.mjINT_EULER
        self._reset()
        begun = time.thread_time()
        mujoco.mj_step(self._model, self._data, nstep=count)
        return time.thread_time() - begun

    def _states(self):
        model, data = self._model, self._data
        states, speeds = [], np.zeros(6)
        for body in self._mechanism["watched"]:
            at = self._ids[body]
            R = data.xmat[at].reshape(3, 3)
            mujoco.mj_objectVelocity(model, data, mujoco.mjtObj.mjOBJ_XBODY, at, speeds, 0)
            states.append([*data.xpos[at], *data.xmat[at], *speeds[3:], *(R.T @ speeds[:3])])
        return states


def _document(mechanism, branches, loops):
    """Return the model in MuJoCo's format."""
    bodies = mechanism["bodies"]
    children = {}
    for branch in branches:
        children.setdefault(branch.parent, []).append(branch)

    lines, after = [], [("branch", b) for b in reversed(children.get(-1, []))]
    while after:  # a long chain is nested too deep for recursion
        what, branch = after.pop()
        if what == "end":
            lines.append("</body>")
            continue
        body = bodies[branch.body]
        place = branch.parent_point - branch.rotation @ branch.point
        axis = f" axis={_text(branch.axis)}" if branch.kind == "hinge" else ""
        lines.append(
            f'<body name="b{branch.body}" pos={_text(place)} '
            f"quat={_text(quaternion(branch.rotation))}>"
            f'<inertial pos="0 0 0" mass="{body["mass"]!r}" diaginertia={_text(body["inertia"])}/>'
            f'<joint name="j{branch.body}" type="{branch.kind}" pos={_text(branch.point)}{axis}/>'
        )
        for k, spring in enumerate(mechanism["springs"]):
            if spring["b"] == branch.body:
                lines.append(f'<site name="s{k}" pos={_text(spring["point_b"])}/>')
        after.append(("end", branch))
        after.extend(("branch", b) for b in reversed(children.get(branch.body, [])))
    for k, spring in enumerate(mechanism["springs"]):
        if spring["a"] != -1:
            raise Unfit("springs between bodies are not handed over")
        lines.append(f'<site name="g{k}" pos={_text(spring["point_a"])}/>')
    connects, tendons = [], []
    for joint in loops:
        if joint["kind"] == "hinge" and not mechanism["planar"]:
            points = [
                np.array(joint["point_a"]) + s * np.array(joint["axis_a"]) for s in (0.0, 0.5)
            ]
        else:
            points = [np.array(joint["point_a"])]
        a, b = (f"b{joint[k]}" if joint[k] >= 0 else "world" for k in ("a", "b"))
        connects += [
            f'<connect body1="{a}" body2="{b}" anchor={_text(point)}/>' for point in points
        ]
    for k, spring in enumerate(mechanism["springs"]):
        tendons.append(
            f'<spatial stiffness="{spring["stiffness"]!r}" '
            f'springlength="{spring["free_length"]!r}">'
            f'<site site="g{k}"/><site site="s{k}"/></spatial>'
        )
    size = 2 if len(bodies) < 100 else 400
    return (
        f'<mujoco><size memory="{size}M"/><compiler angle="radian" boundmass="0" boundinertia="0" '
        'balanceinertia="false"/>'
        f'<option gravity={_text(mechanism["gravity"])} tolerance="1e-14" iterations="50">'
        '<flag contact="disable" refsafe="disable" eulerdamp="disable"/></option>'
        f'<default><equality solimp="{NEARLY_ONE} {NEARLY_ONE} 0.001 0.5 2"/></default>'
        f"<worldbody>{''.join(lines)}</worldbody><tendon>{''.join(tendons)}</tendon>"
        f"<equality>{''.join(connects)}</equality></mujoco>"
    )


def _text(values):
    return quoteattr(" ".join(repr(float(v)) for v in values))


def _peer(mechanism):
    kinds = {None: Peer, "touching": Touching}
    return kinds.get(mechanism["changing"].get("kind"), Changing)(mechanism)


if __name__ == "__main__":
    serve(_peer, mujoco.__version__)
