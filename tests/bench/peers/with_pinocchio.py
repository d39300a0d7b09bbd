"""Pinocchio: its articulated-body algorithm in C++, integrated by SciPy's DOP853 in Python.

Pinocchio has no integrators over time. Loops take its constrained dynamics (proximal) with point
contacts; the loops are not stabilised, as the integration is exact enough without.
"""

import time

import numpy as np
import pinocchio as pin
from protocol import Unfit, serve
from scipy.integrate import solve_ivp
from tree import grown

TOLERANCES = tuple(10.0 ** (-k / 2) for k in range(6, 26))
LONGEST = 1.0  # s, of a run that is tried


class Peer:
    """A mechanism in Pinocchio."""

    def __init__(self, mechanism):
        if mechanism["bushings"]:
            raise Unfit("no bushings between bodies")
        self._mechanism = mechanism
        branches, loops = grown(mechanism)
        if any(spring["a"] != -1 for spring in mechanism["springs"]):
            raise Unfit("springs between bodies are not handed over")
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
        self._contacts = pin.StdVec_RigidConstraintModel()
        self._contacts.extend([self._contact(joint) for joint in loops])
        if loops:
            pin.initConstraintDynamics(model, self._data, self._contacts)
            self._loop_data = pin.StdVec_RigidConstraintData()
            self._loop_data.extend([contact.createData() for contact in self._contacts])
            self._settings = pin.ProximalSettings(1e-14, 1e-12, 50)
        self._loads = bool(mechanism["springs"] or mechanism["torques"])
        self.ways = [["DOP853 of SciPy", TOLERANCES]]
        self._last = 0.0

    def _contact(self, joint):
        frames = []
        for end in "ab":
            body, point = joint[end], np.array(joint[f"point_{end}"], float)
            frames += [self._joints[body], self._places[body] * pin.SE3(np.eye(3), point)]
        return pin.RigidConstraintModel(
            pin.ContactType.CONTACT_3D, self._model, *frames, pin.ReferenceFrame.LOCAL
        )

    def _accelerations(self, q, v):
        torques = self._generalized(q) if self._loads else np.zeros(self._model.nv)
        if len(self._contacts):
            return pin.constraintDynamics(
                self._model,
                self._data,
                q,
                v,
                torques,
                self._contacts,
                self._loop_data,
                self._settings,
            )
        return pin.aba(self._model, self._data, q, v, torques)

    def _generalized(self, q):
        """Return generalized forces of springs to the ground and of torques."""
        model, data, total = self._model, self._data, np.zeros(self._model.nv)
        pin.computeJointJacobians(model, data, q)
        for spring in self._mechanism["springs"]:
            joint = self._joints[spring["b"]]
            arm = self._places[spring["b"]].act(np.array(spring["point_b"]))
            way = data.oMi[joint].act(arm) - np.array(spring["point_a"])
            length = np.linalg.norm(way)
            force = -spring["stiffness"] * (length - spring["free_length"]) / length * way
            J = pin.getJointJacobian(model, data, joint, pin.LOCAL_WORLD_ALIGNED)
            moment = np.cross(data.oMi[joint].rotation @ arm, force)
            total += J.T @ np.concatenate([force, moment])
        for torque in self._mechanism["torques"]:
            J = pin.getJointJacobian(
                model, data, self._joints[torque["body"]], pin.LOCAL_WORLD_ALIGNED
            )
            total += J[3:].T @ np.array(torque["torque"])
        return total

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
        if self._last > LONGEST:
            raise Unfit(f"would take more than {LONGEST:.0f} s")
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
        self._last = seconds = time.thread_time() - begun
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
