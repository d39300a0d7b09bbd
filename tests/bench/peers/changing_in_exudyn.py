"""Exudyn where constraints change: springs for contacts, and its disc on a plane.

Stops are contacts of a coordinate, with a spring and damper that give the restitution; the disc is
its rolling disc with a penalty, whose friction grows over a small range of speeds of slip.
"""

import time

import exudyn as exu
import numpy as np
from exudyn import itemInterface as items  # noqa: N813
from exudyn.rigidBodyUtilities import RigidBodyInertia
from protocol import Unfit
from softened import spring_and_damper

WITHIN = (8, 16, 32)  # steps that a strike, or the spring of a contact, takes


class Changing:
    """A problem in Exudyn."""

    def __init__(self, mechanism):
        self._mechanism, self._numbers = mechanism, mechanism["changing"]
        duration, samples = mechanism["duration"], mechanism["samples"]
        steps = [duration / (samples * 2**k) for k in range(5, 16)]
        self.ways = [
            [f"trapezoidal, index 2, strikes within {count} steps", steps] for count in WITHIN
        ]

    def run(self, way, step):
        """Return seconds and states of a run at a step [s]."""
        within = float(way.split()[-2]) * step
        container = exu.SystemContainer()
        mbs = container.AddSystem()
        sensors = KINDS[self._numbers["kind"]](mbs, self._numbers, within)
        mbs.Assemble()
        settings = self._settings(step)
        kind = exu.DynamicSolverType.TrapezoidalIndex2
        begun = time.thread_time()
        done = mbs.SolveDynamic(settings, solverType=kind, showHints=False)
        seconds = time.thread_time() - begun
        if not done:
            raise Unfit("the solver gave up")
        samples = self._mechanism["samples"]
        places, turns = (mbs.GetSensorStoredData(s)[-samples:, 1:] for s in sensors)
        states = [[[*place, *turn, *[0.0] * 6]] for place, turn in zip(places, turns, strict=True)]
        return {"seconds": seconds, "states": states, "evaluations": 0}

    def _settings(self, step):
        settings = exu.SimulationSettings()
        t = settings.timeIntegration
        t.endTime, t.verboseMode = self._mechanism["duration"], 0
        t.numberOfSteps = round(self._mechanism["duration"] / step)
        settings.solutionSettings.writeSolutionToFile = False
        settings.solutionSettings.sensorsWritePeriod = (
            self._mechanism["duration"] / self._mechanism["samples"]
        )
        settings.parallel.numberOfThreads = 1
        t.newton.relativeTolerance, t.newton.absoluteTolerance = 1e-10, 1e-12
        return settings


def _watched(mbs, body):
    kinds = exu.OutputVariableType.Position, exu.OutputVariableType.RotationMatrix
    return [
        mbs.AddSensor(
            items.SensorBody(
                bodyNumber=body, outputVariableType=kind, storeInternal=True, writeToFile=False
            )
        )
        for kind in kinds
    ]


def _planar(mbs, mass, moment, place, angle, gravity, speeds=(0.0, 0.0, 0.0)):
    """Add a body in the plane; return its node and its number."""
    node = mbs.AddNode(
        items.NodeRigidBody2D(referenceCoordinates=[*place, angle], initialVelocities=list(speeds))
    )
    body = mbs.AddObject(items.ObjectRigidBody2D(mass=mass, inertia=moment, nodeNumber=node))
    marker = mbs.AddMarker(items.MarkerBodyMass(bodyNumber=body))
    mbs.AddLoad(items.LoadMassProportional(markerNumber=marker, loadVector=[0, -gravity, 0]))
    return node, body


def _stop(mbs, node, coordinate, limits, inertia, restitution, within):
    """Add contacts of a coordinate, counted from where it begins, with limits (lower, upper)."""
    ground = mbs.AddNode(items.NodePointGround())
    fixed = mbs.AddMarker(items.MarkerNodeCoordinate(nodeNumber=ground, coordinate=0))
    moves = mbs.AddMarker(items.MarkerNodeCoordinate(nodeNumber=node, coordinate=coordinate))
    k, c = (inertia * each for each in spring_and_damper(restitution, within, pulls=True))
    for limit, ends, sign in zip(limits, ((fixed, moves), (moves, fixed)), (1, -1), strict=True):
        if limit is None:
            continue
        active = mbs.AddNode(
            items.NodeGenericData(initialCoordinates=[1.0], numberOfDataCoordinates=1)
        )
        mbs.AddObject(
            items.ObjectContactCoordinate(
                markerNumbers=list(ends), nodeNumber=active, contactStiffness=k,
                contactDamping=c, offset=sign * limit,
            )
        )  # fmt: skip


def _pendulum(mbs, n, within):
    half, moment = n["length"] / 2, n["mass"] * n["length"] ** 2 / 12
    place = half * np.sin(n["angle"]), -half * np.cos(n["angle"])
    speeds = -place[1] * n["rate"], place[0] * n["rate"], n["rate"]
    node, body = _planar(
        mbs, n["mass"], moment, place, n["angle"] - np.pi / 2, n["gravity"], speeds
    )
    ground = mbs.AddObject(items.ObjectGround())
    ends = [
        mbs.AddMarker(items.MarkerBodyPosition(bodyNumber=ground, localPosition=[0, 0, 0])),
        mbs.AddMarker(items.MarkerBodyPosition(bodyNumber=body, localPosition=[-half, 0, 0])),
    ]
    mbs.AddObject(items.ObjectJointRevolute2D(markerNumbers=ends))
    limits = n["lower"] - n["angle"], n["upper"] - n["angle"]
    _stop(mbs, node, 2, limits, n["inertia"], n["restitution"], within)
    return _watched(mbs, body)


def _ball(mbs, n, within):
    node, body = _planar(mbs, n["mass"], 1.0, (0.0, n["height"]), 0.0, n["gravity"])
    _stop(mbs, node, 1, (-n["height"], None), n["mass"], n["restitution"], within)
    return _watched(mbs, body)


def _disc(mbs, n, within):
    J = n["inertia"]
    made = mbs.CreateRigidBody(
        referencePosition=[0.0, n["radius"], 0.0],
        initialVelocity=[n["speed"], 0.0, 0.0],
        initialAngularVelocity=[0.0, 0.0, n["spin"]],
        inertia=RigidBodyInertia(n["mass"], np.diag([J / 2, J / 2, J])),
        gravity=n["gravity"],
        nodeType=exu.NodeType.RotationEulerParameters,
        returnDict=True,
    )
    ground = mbs.AddObject(items.ObjectGround())
    ends = [
        mbs.AddMarker(items.MarkerBodyRigid(bodyNumber=number, localPosition=[0, 0, 0]))
        for number in (ground, made["bodyNumber"])
    ]
    memory = mbs.AddNode(
        items.NodeGenericData(initialCoordinates=[0.0] * 3, numberOfDataCoordinates=3)
    )
    k, c = (n["mass"] * each for each in spring_and_damper(0.0, within, pulls=True))
    # speeds of slip over which friction grows are those that it takes away in that time
    zone = n["friction"] * abs(n["gravity"][1]) * within
    mbs.AddObject(
        items.ObjectConnectorRollingDiscPenalty(
            markerNumbers=ends, nodeNumber=memory, discRadius=n["radius"], discAxis=[0, 0, 1],
            planeNormal=[0, 1, 0], contactStiffness=k, contactDamping=c,
            dryFriction=[n["friction"]] * 2, dryFrictionProportionalZone=zone,
            useLinearProportionalZone=True,
        )
    )  # fmt: skip
    return _watched(mbs, made["bodyNumber"])


KINDS = {"pendulum": _pendulum, "ball": _ball, "disc": _disc}
