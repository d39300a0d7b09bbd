"""Drake: MultibodyPlant in continuous time with the error-controlled integrators of its Simulator.

A plant in continuous time has no constraints; its documentation closes loops by stiff bushings
(example of the four-bar linkage), so a loop that must be exact is beyond it.
"""

import math
import time
from importlib.metadata import version

import numpy as np
from protocol import Unfit, serve
from pydrake.math import RigidTransform, RotationMatrix
from pydrake.multibody.math import SpatialVelocity
from pydrake.multibody.plant import MultibodyPlant
from pydrake.multibody.tree import (
    BallRpyJoint,
    FixedOffsetFrame,
    LinearBushingRollPitchYaw,
    RevoluteJoint,
    SpatialInertia,
    UnitInertia,
)
from pydrake.systems.analysis import ResetIntegratorFromFlags, Simulator
from pydrake.systems.framework import DiagramBuilder
from tree import grown

EXPLICIT = ("runge_kutta3", "runge_kutta5")
TOLERANCES = tuple(10.0 ** (-k / 2) for k in range(4, 27))


class Peer:
    """A mechanism in Drake."""

    def __init__(self, mechanism):
        branches, loops = grown(mechanism)
        if loops:
            raise Unfit("loops are closed by compliant bushings only, in continuous time")
        self._mechanism = mechanism
        builder = DiagramBuilder()
        plant = builder.AddSystem(MultibodyPlant(time_step=0.0))
        plant.mutable_gravity_field().set_gravity_vector(mechanism["gravity"])
        self._bodies = [
            plant.AddRigidBody(f"b{i}", _inertia(body))
            for i, body in enumerate(mechanism["bodies"])
        ]
        self._joints = [(_joint(plant, self._bodies, branch), branch) for branch in branches]
        for k, bushing in enumerate(mechanism["bushings"]):
            _bushing(plant, self._bodies, bushing, k)
        plant.Finalize()
        self._plant, self._diagram = plant, builder.Build()
        self._simulator = Simulator(self._diagram)
        self._whole = self._simulator.get_mutable_context()
        self._context = plant.GetMyMutableContextFromRoot(self._whole)
        schemes = ("radau3", "runge_kutta3") if mechanism["bushings"] else EXPLICIT
        self.ways = [[scheme, TOLERANCES] for scheme in schemes]

    def _reset(self):
        plant, context = self._plant, self._context
        self._whole.SetTime(0.0)
        plant.SetDefaultContext(context)
        for joint, branch in self._joints:
            if branch.kind == "hinge":
                joint.set_angle(context, 0.0)
                joint.set_angular_rate(context, float(branch.spin @ _unit(branch.axis)))
            else:
                joint.set_angles(context, np.zeros(3))
                # in the axes of the frame on the parent
                turn = _swing().T @ branch.rotation
                joint.set_angular_velocity(context, turn @ branch.spin)
        if not self._joints:
            for body, at in zip(self._bodies, self._mechanism["bodies"], strict=True):
                pose = RigidTransform(RotationMatrix(np.array(at["rotation"])), at["position"])
                plant.SetFreeBodyPose(context, body, pose)
                spin = np.array(at["rotation"]) @ at["spin"]
                plant.SetFreeBodySpatialVelocity(
                    body, SpatialVelocity(spin, at["velocity"]), context
                )

    def run(self, way, accuracy):
        """Return seconds, states and evaluations of a run at an accuracy."""
        duration, count = self._mechanism["duration"], self._mechanism["samples"]
        self._reset()
        integrator = ResetIntegratorFromFlags(self._simulator, way, duration)
        integrator.set_target_accuracy(accuracy)
        integrator.set_requested_minimum_step_size(1e-14)
        self._simulator.Initialize()
        self._simulator.get_mutable_integrator().ResetStatistics()
        seconds, samples = 0.0, []
        for i in range(count):
            begun = time.thread_time()
            self._simulator.AdvanceTo(duration * (i + 1) / count)
            seconds += time.thread_time() - begun
            samples.append(self._states())
        evaluations = self._simulator.get_integrator().get_num_derivative_evaluations()
        return {"seconds": seconds, "states": samples, "evaluations": evaluations}

    def evaluate(self, count):
        """Return the seconds of so many steps of Euler's method: an evaluation each."""
        step = 1e-9
        self._reset()
        integrator = ResetIntegratorFromFlags(self._simulator, "explicit_euler", step)
        integrator.set_fixed_step_mode(True)
        self._simulator.Initialize()
        begun = time.thread_time()
        self._simulator.AdvanceTo((count - 0.5) * step)
        return time.thread_time() - begun

    def _states(self):
        states = []
        for body in self._mechanism["watched"]:
            body = self._bodies[body]
            pose = self._plant.EvalBodyPoseInWorld(self._context, body)
            speed = self._plant.EvalBodySpatialVelocityInWorld(self._context, body)
            R = pose.rotation().matrix()
            states.append(
                [
                    *pose.translation(),
                    *R.ravel(),
                    *speed.translational(),
                    *(R.T @ speed.rotational()),
                ]
            )
        return states


def _inertia(body):
    mass = body["mass"]
    return SpatialInertia(mass, np.zeros(3), UnitInertia(*(np.array(body["inertia"]) / mass)))


def _swing():
    """Return the axes of frames whose turn is told in angles: chains swing about z, the last.

    They are singular where the second is a right angle.
    """
    return np.array([(1.0, 0.0, 0.0), (0.0, 0.0, -1.0), (0.0, 1.0, 0.0)]).T


def _joint(plant, bodies, branch):
    parent = bodies[branch.parent] if branch.parent >= 0 else plant.world_body()
    if branch.kind == "hinge":
        turn = RotationMatrix.MakeFromOneVector(_unit(branch.axis), 2).matrix()
    else:
        turn = branch.rotation.T @ _swing()
    frames = [
        plant.AddFrame(
            FixedOffsetFrame(
                f"{name}{branch.body}",
                body.body_frame(),
                RigidTransform(_turn(axes), point),
            )
        )
        for name, body, axes, point in (
            ("p", parent, branch.rotation @ turn, branch.parent_point),
            ("c", bodies[branch.body], turn, branch.point),
        )
    ]
    if branch.kind == "hinge":
        return plant.AddJoint(RevoluteJoint(f"j{branch.body}", *frames, np.array((0.0, 0.0, 1.0))))
    return plant.AddJoint(BallRpyJoint(f"j{branch.body}", *frames))


def _bushing(plant, bodies, bushing, k):
    frames = []
    for end in "ab":
        body = bodies[bushing[end]] if bushing[end] >= 0 else plant.world_body()
        turn = _turn(_swing())
        offset = RigidTransform(turn, np.array(bushing[f"point_{end}"], float))
        frames.append(
            plant.AddFrame(FixedOffsetFrame(f"bushing {k} {end}", body.body_frame(), offset))
        )
    zero = np.zeros(3)
    plant.AddForceElement(
        LinearBushingRollPitchYaw(
            *frames, zero, zero, np.array(bushing["stiffness"]), np.array(bushing["damping"])
        )
    )


def _turn(axes):
    return RotationMatrix.ProjectToRotationMatrix(axes)


def _unit(axis):
    return axis / math.sqrt(float(axis @ axis))


if __name__ == "__main__":
    serve(Peer, version("drake"))
