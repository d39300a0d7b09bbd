"""Pinocchio: its articulated-body algorithm in C++, integrated by SciPy's DOP853 in Python.

Pinocchio has no integrators over time. Its constrained dynamics for loops, called as documented,
came to another motion than all others, so it takes part in open chains alone.
"""

import time

import numpy as np
import pinocchio as pin
from protocol import Unfit, serve
from scipy.integrate import solve_ivp
from tree import grown

TOLERANCES = tuple(10.0 ** (-k / 2) for k in range(6, 26))


class Peer:
    """A mechanism in Pinocchio."""

    def __init__(self, mechanism):
        if mechanism["bushings"]:
            raise Unfit("no bushings between bodies")
        self._mechanism = mechanism
        branches, loops = grown(mechanism)
        if loops:
            raise Unfit("loops are left out, its constrained dynamics missed the reference")
        model = pin.Model()
        model.gravity.linear = np.array(mechanism["gravity"])
        places, joints = {-1: pin.SE3.Identity()}, {-1: 0}  # of a body's frame in its joint's
        spins = []
        for branch in branches:
            turn = np.eye(3)
            if branch.kind == "hinge":
                axis = branch.axis / np.linalg.norm(branch.axis)
                turn = pin.Quaternion.FromTwoVectors(np.array((0.0, 0.0, 1.0)), axis).matrix()
            # the joint's frame is at the joint, along the hinge where it is one
            at_joint = pin.SE3(turn, branch.point)
            place = pin.SE3(branch.rotation @ turn, branch.parent_point)
            kind = pin.JointModelRZ() if branch.kind == "hinge" else pin.JointModelSpherical()
            joint = model.addJoint(
                joints[branch.parent], kind, places[branch.parent] * place, f"j{branch.body}"
            )
            body = mechanism["bodies"][branch.body]
            places[branch.body], joints[branch.body] = at_joint.inverse(), joint
            inertia = pin.Inertia(body["mass"], np.zeros(3), np.diag(body["inertia"]))
            model.appendBodyToJoint(joint, inertia, places[branch.body])
            spins.append((branch.kind, turn.T @ branch.spin))
        self._model, self._data = model, model.createData()
        self._places, self._joints = places, joints
        self._balls = all(kind == "ball" for kind, _ in spins)
        if not self._balls and any(kind == "ball" for kind, _ in spins):
            raise Unfit("hinges and balls in one mechanism are not handed over")
        self._speeds = np.concatenate([s if kind == "ball" else s[2:] for kind, s in spins])
        self.ways = [["DOP853 of SciPy", TOLERANCES]]
        self._none = np.zeros(model.nv)

    def _accelerations(self, q, v):
        return pin.aba(self._model, self._data, q, v, self._none)

    def _rates(self, _, y):
        nq = self._model.nq
        q, v = y[:nq], y[nq:]
        if not self._balls:
            return np.concatenate([v, self._accelerations(q, v)])
        quaternions, w = q.reshape(-1, 4), v.reshape(-1, 3)
        rates = np.empty_like(quaternions)
        rates[:, :3] = 0.5 * (quaternions[:, 3:] * w + np.cross(quaternions[:, :3], w))
        rates[:, 3] = -0.5 * (quaternions[:, :3] * w).sum(axis=1)
        unit = (quaternions / np.linalg.norm(quaternions, axis=1)[:, None]).ravel()
        return np.concatenate([rates.ravel(), self._accelerations(unit, v)])

    def run(self, _, tolerance):
        """Return seconds, states and evaluations of a run at a relative tolerance."""
        mechanism = self._mechanism
        times = (
            mechanism["duration"] * np.arange(1, mechanism["samples"] + 1) / mechanism["samples"]
        )
        y = np.concatenate([pin.neutral(self._model), self._speeds])
        begun = time.thread_time()
        solution = solve_ivp(
            self._rates, (0.0, times[-1]), y, "DOP853", times, rtol=max(tolerance, 3e-14),
            atol=1e-2 * tolerance,
        )  # fmt: skip
        seconds = time.thread_time() - begun
        if not solution.success:
            raise Unfit(solution.message)
        samples = [self._states(y) for y in solution.y.T]
        return {"seconds": seconds, "states": samples, "evaluations": solution.nfev}

    def evaluate(self, count):
        """Return the seconds of so many evaluations, each called from Python."""
        q, v = pin.neutral(self._model), self._speeds
        begun = time.thread_time()
        for _ in range(count):
            self._accelerations(q, v)
        return time.thread_time() - begun

    def _states(self, y):
        model, data, nq = self._model, self._data, self._model.nq
        q = pin.normalize(model, y[:nq]) if self._balls else y[:nq]
        pin.forwardKinematics(model, data, q, y[nq:])
        states = []
        for body in self._mechanism["watched"]:
            joint, place = self._joints[body], self._places[body]
            pose, speed = data.oMi[joint] * place, place.actInv(data.v[joint])
            R = pose.rotation
            states.append([*pose.translation, *R.ravel(), *(R @ speed.linear), *speed.angular])
        return states


if __name__ == "__main__":
    serve(Peer, pin.__version__)
