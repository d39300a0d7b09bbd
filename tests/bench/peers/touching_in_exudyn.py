"""Exudyn where a body touches a plane: its general contact of balls with triangles.

A block touches by a small ball at each lower corner. Contacts have a spring and damper that give
the restitution, and friction grows over a small range of speeds of slip. They go with its explicit
solvers.
"""

import time

import exudyn as exu
import numpy as np
from exudyn import itemInterface as items  # noqa: N813
from exudyn.rigidBodyUtilities import RigidBodyInertia
from protocol import Unfit
from softened import spring_and_damper

WITHIN = (16, 64)  # steps that a strike, or the spring of a contact, takes
FAR = 9.0  # m, half a side of the floor
CORNER = 0.01  # m, radius of a ball at a corner
HARD = 1e6  # times the spring of a ball, which stands in a row with it: that of the floor


class Touching:
    """A body above a plane in Exudyn."""

    def __init__(self, mechanism):
        self._mechanism, self._numbers = mechanism, mechanism["changing"]
        duration, samples = mechanism["duration"], mechanism["samples"]
        steps = [duration / (samples * 2**k) for k in range(5, 13)]
        self.ways = [[f"RK44, strikes within {count} steps", steps] for count in WITHIN]

    def run(self, way, step):
        """Return seconds and states of a run at a step [s]."""
        n, duration = self._numbers, self._mechanism["duration"]
        samples = self._mechanism["samples"]
        container = exu.SystemContainer()
        mbs = container.AddSystem()
        sensors = _made(mbs, n, float(way.split()[-2]) * step)
        mbs.Assemble()
        settings = exu.SimulationSettings()
        t = settings.timeIntegration
        t.endTime, t.verboseMode, t.numberOfSteps = duration, 0, round(duration / step)
        settings.solutionSettings.writeSolutionToFile = False
        settings.solutionSettings.sensorsWritePeriod = duration / samples
        settings.parallel.numberOfThreads = 1
        begun = time.thread_time()
        done = mbs.SolveDynamic(settings, solverType=exu.DynamicSolverType.RK44, showHints=False)
        seconds = time.thread_time() - begun
        if not done:
            raise Unfit("the solver gave up")
        places, turns = (mbs.GetSensorStoredData(s)[-samples:, 1:] for s in sensors)
        states = [[[*place, *turn, *[0.0] * 6]] for place, turn in zip(places, turns, strict=True)]
        return {"seconds": seconds, "states": states, "evaluations": 0}


def _made(mbs, n, within):
    """Add body, floor and contact; return the sensors of place and turn."""
    made = mbs.CreateRigidBody(
        referencePosition=n["position"],
        initialVelocity=n["velocity"],
        initialAngularVelocity=n["spin"],
        inertia=RigidBodyInertia(n["mass"], np.diag(n["inertia"])),
        gravity=n["gravity"],
        nodeType=exu.NodeType.RotationRotationVector,
        returnDict=True,
    )
    balls = _balls(n)
    k, c = (
        n["mass"] / len(balls) * each
        for each in spring_and_damper(n["restitution"], within, pulls=True)
    )
    contact = mbs.AddGeneralContact()
    contact.SetFrictionPairings(n["friction"] * np.eye(1))
    # speeds of slip over which friction grows are those that it takes away in that time
    contact.frictionProportionalZone = n["friction"] * abs(n["gravity"][2]) * within
    for centre, radius in balls:
        marker = mbs.AddMarker(
            items.MarkerBodyRigid(bodyNumber=made["bodyNumber"], localPosition=centre)
        )
        contact.AddSphereWithMarker(marker, radius, k, c, 0)
    ground = mbs.AddObject(items.ObjectGround())
    marker = mbs.AddMarker(items.MarkerBodyRigid(bodyNumber=ground))
    points = [[x, y, 0.0] for x, y in ((-FAR, -FAR), (FAR, -FAR), (FAR, FAR), (-FAR, FAR))]
    # springs act in a row, dampers side by side
    contact.AddTrianglesRigidBodyBased(marker, HARD * k, 0.0, 0, points, [[0, 1, 2], [0, 2, 3]])
    contact.SetSearchTreeCellSize([1, 1, 1])
    contact.SetSearchTreeBox([-FAR, -FAR, -FAR], [FAR, FAR, FAR])
    return [
        mbs.AddSensor(
            items.SensorBody(
                bodyNumber=made["bodyNumber"], outputVariableType=kind, storeInternal=True,
                writeToFile=False,
            )
        )
        for kind in (exu.OutputVariableType.Position, exu.OutputVariableType.RotationMatrix)
    ]  # fmt: skip


def _balls(n):
    """Return centre and radius of each ball that touches."""
    if n["shape"] == "ball":
        return [([0.0, 0.0, 0.0], n["radius"])]
    if n["shape"] == "block":
        a, b, c = (size / 2 for size in n["size"])
        height = CORNER - c
        return [([x, y, height], CORNER) for x in (-a, a) for y in (-b, b)]
    raise Unfit(f"a {n['shape']} is not handed over")
