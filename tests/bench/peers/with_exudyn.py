"""Exudyn: redundant coordinates by its implicit solvers, trees also in minimal coordinates.

Its documentation has generalized-alpha for systems with constraints, planar bodies for what is
planar, and kinematic trees with explicit integrators for open chains. A ball joint of a tree is
three hinges in a row.
"""

import time

import exudyn as exu
import numpy as np
from changing_in_exudyn import Changing
from exudyn import itemInterface as items  # noqa: N813
from exudyn.rigidBodyUtilities import RigidBodyInertia
from protocol import Unfit, serve
from touching_in_exudyn import Touching
from tree import grown

TOLERANCES = tuple(10.0 ** (-k / 2) for k in range(4, 27))
SPECTRAL_RADIUS = 0.9
Z = np.array((0.0, 0.0, 1.0))
TURNS = {"x": exu.JointType.RevoluteX, "y": exu.JointType.RevoluteY, "z": exu.JointType.RevoluteZ}
# a chain swings about the first of a ball's hinges, here along y of the ground
BALL = (("y", (0, 1, 0)), ("z", (0, 0, 1)), ("x", (1, 0, 0)))


class Peer:
    """A mechanism in Exudyn."""

    def __init__(self, mechanism):
        self._mechanism = mechanism
        duration, samples = mechanism["duration"], mechanism["samples"]
        steps = [duration / (samples * round(2.0 ** (k / 2))) for k in range(12, 40)]
        if samples > 1:
            steps = [duration / (samples * round(2.0 ** (k / 2))) for k in range(6, 24)]
        implicit = ["generalized alpha"]
        if not _is_redundant(mechanism):
            implicit.append("trapezoidal, index 2")
        self.ways = [[way, steps] for way in implicit]
        self._trees = not mechanism["bushings"] and not grown(mechanism)[1]
        if self._trees:
            self.ways.append(["kinematic tree, DOPRI5", TOLERANCES])
        if mechanism["bushings"]:
            self.ways.append(["DOPRI5", TOLERANCES])
        self._made = None

    def run(self, way, setting):
        """Return seconds and states of a run at a step [s] or a tolerance."""
        if self._made != way:
            make = _Trees if way.startswith("kinematic tree") else _Bodies
            self._made, self._system = way, make(self._mechanism)
        settings = _settings(self._mechanism, way, setting)
        kind = exu.DynamicSolverType.DOPRI5
        if way == "generalized alpha":
            kind = exu.DynamicSolverType.GeneralizedAlpha
        elif way == "trapezoidal, index 2":
            kind = exu.DynamicSolverType.TrapezoidalIndex2
        begun = time.thread_time()
        done = self._system.mbs.SolveDynamic(settings, solverType=kind, showHints=False)
        seconds = time.thread_time() - begun
        if not done:
            raise Unfit("the solver gave up")
        return {"seconds": seconds, "states": self._system.states(), "evaluations": 0}


def _settings(mechanism, way, setting):
    settings = exu.SimulationSettings()
    t = settings.timeIntegration
    t.endTime, t.verboseMode = mechanism["duration"], 0
    settings.solutionSettings.writeSolutionToFile = False
    settings.solutionSettings.sensorsWritePeriod = mechanism["duration"] / mechanism["samples"]
    settings.parallel.numberOfThreads = 1
    if _is_redundant(mechanism):
        settings.linearSolverType = exu.LinearSolverType.EigenDense
        settings.linearSolverSettings.ignoreSingularJacobian = True
    if len(mechanism["bodies"]) > 20:
        settings.linearSolverType = exu.LinearSolverType.EigenSparse
    if "DOPRI5" in way:
        t.numberOfSteps = 10
        t.automaticStepSize, t.initialStepSize = True, 1e-4 * mechanism["duration"]
        t.minimumStepSize = 1e-13
        t.relativeTolerance, t.absoluteTolerance = setting, 1e-2 * setting
    else:
        t.numberOfSteps = round(mechanism["duration"] / setting)
        t.generalizedAlpha.spectralRadius = SPECTRAL_RADIUS
        t.generalizedAlpha.computeInitialAccelerations = True
        t.newton.relativeTolerance, t.newton.absoluteTolerance = 1e-10, 1e-12
        t.newton.useModifiedNewton = True
    return settings


def _is_redundant(mechanism):
    """Return whether there is a loop in space: its hinges hold things twice."""
    return not mechanism["planar"] and bool(grown(mechanism)[1])


class _Bodies:
    """Bodies with all their coordinates, held by constraints."""

    def __init__(self, mechanism):
        self._mechanism = mechanism
        self._container = exu.SystemContainer()
        self.mbs = self._container.AddSystem()
        self._planar = mechanism["planar"]
        ground = self.mbs.CreateGround()
        add = self._add_planar if self._planar else self._add
        self._nodes, self._bodies = zip(*(add(body) for body in mechanism["bodies"]), strict=True)
        self._bodies = {-1: ground} | dict(enumerate(self._bodies))
        for joint in mechanism["joints"]:
            self._join(joint)
        for element in mechanism["springs"]:
            self._add_spring(element)
        for element in mechanism["bushings"]:
            self.mbs.AddObject(
                items.CartesianSpringDamper(
                    markerNumbers=self._markers(element, "Rigid"),
                    stiffness=element["stiffness"],
                    damping=element["damping"],
                )
            )
        for torque in mechanism["torques"]:
            marker = items.MarkerBodyRigid(bodyNumber=self._bodies[torque["body"]])
            self.mbs.AddLoad(
                items.LoadTorqueVector(
                    markerNumber=self.mbs.AddMarker(marker), loadVector=torque["torque"]
                )
            )
        self._sensors = []
        if mechanism["samples"] > 1:
            kinds = exu.OutputVariableType.Coordinates, exu.OutputVariableType.Coordinates_t
            self._sensors = [
                [
                    self.mbs.AddSensor(
                        items.SensorNode(
                            nodeNumber=node,
                            outputVariableType=k,
                            storeInternal=True,
                            writeToFile=False,
                        )
                    )
                    for k in kinds
                ]
                for node in self._nodes
            ]
        self.mbs.Assemble()

    def _add(self, body):
        I = np.diag(body["inertia"])  # noqa: E741
        R = np.array(body["rotation"])
        made = self.mbs.CreateRigidBody(
            referencePosition=body["position"],
            referenceRotationMatrix=R,
            initialVelocity=body["velocity"],
            initialAngularVelocity=(R @ body["spin"]).tolist(),
            inertia=RigidBodyInertia(body["mass"], I),
            gravity=self._mechanism["gravity"],
            nodeType=exu.NodeType.RotationEulerParameters,
            returnDict=True,
        )
        return made["nodeNumber"], made["bodyNumber"]

    def _add_planar(self, body):
        R = np.array(body["rotation"])
        x, y, _ = body["position"]
        vx, vy, _ = body["velocity"]
        node = self.mbs.AddNode(
            items.NodeRigidBody2D(
                referenceCoordinates=[x, y, float(np.arctan2(R[1, 0], R[0, 0]))],
                initialVelocities=[vx, vy, body["spin"][2]],
            )
        )
        number = self.mbs.AddObject(
            items.ObjectRigidBody2D(mass=body["mass"], inertia=body["inertia"][2], nodeNumber=node)
        )
        if any(self._mechanism["gravity"]):
            marker = self.mbs.AddMarker(items.MarkerBodyMass(bodyNumber=number))
            gravity = items.LoadMassProportional(
                markerNumber=marker, loadVector=self._mechanism["gravity"]
            )
            self.mbs.AddLoad(gravity)
        return node, number

    def _markers(self, element, kind):
        make = items.MarkerBodyRigid if kind == "Rigid" else items.MarkerBodyPosition
        return [
            self.mbs.AddMarker(
                make(bodyNumber=self._bodies[element[end]], localPosition=element[f"point_{end}"])
            )
            for end in "ab"
        ]

    def _join(self, joint):
        if self._planar:
            made = items.ObjectJointRevolute2D(markerNumbers=self._markers(joint, "Position"))
        elif joint["kind"] == "ball":
            made = items.ObjectJointSpherical(markerNumbers=self._markers(joint, "Position"))
        else:
            made = items.ObjectJointRevoluteZ(
                markerNumbers=self._markers(joint, "Rigid"),
                rotationMarker0=_about(joint["axis_a"]),
                rotationMarker1=_about(joint["axis_b"]),
            )
        self.mbs.AddObject(made)

    def _add_spring(self, spring):
        self.mbs.AddObject(
            items.ObjectConnectorSpringDamper(
                markerNumbers=self._markers(spring, "Position"),
                referenceLength=spring["free_length"],
                stiffness=spring["stiffness"],
            )
        )

    def states(self):
        """Return the states of the watched bodies at the samples."""
        if self._sensors:
            stored = [
                [self.mbs.GetSensorStoredData(s)[-self._mechanism["samples"] :, 1:] for s in pair]
                for pair in self._sensors
            ]
            return [
                [
                    self._flat(body, *(kind[i] for kind in stored[body]))
                    for body in range(len(stored))
                ]
                for i in range(self._mechanism["samples"])
            ]
        if self._planar:
            kinds = exu.OutputVariableType.Coordinates, exu.OutputVariableType.Coordinates_t
            return [
                [
                    self._flat(b, *(self.mbs.GetNodeOutput(self._nodes[b], k) for k in kinds))
                    for b in self._mechanism["watched"]
                ]
            ]
        kinds = (
            exu.OutputVariableType.Position,
            exu.OutputVariableType.RotationMatrix,
            exu.OutputVariableType.Velocity,
            exu.OutputVariableType.AngularVelocityLocal,
        )
        return [
            [
                [x for k in kinds for x in self.mbs.GetNodeOutput(self._nodes[b], k).tolist()]
                for b in self._mechanism["watched"]
            ]
        ]

    def _flat(self, body, moved, speeds):
        at = self._mechanism["bodies"][body]
        R = np.array(at["rotation"])
        angle = float(np.arctan2(R[1, 0], R[0, 0])) + moved[2]
        c, s = float(np.cos(angle)), float(np.sin(angle))
        x, y = at["position"][0] + moved[0], at["position"][1] + moved[1]
        return [x, y, 0, c, -s, 0, s, c, 0, 0, 0, 1, speeds[0], speeds[1], 0, 0, 0, speeds[2]]


class _Trees:
    """Trees from the ground, each with the angles of its hinges for coordinates."""

    def __init__(self, mechanism):
        self._mechanism = mechanism
        branches, _ = grown(mechanism)
        self._container = exu.SystemContainer()
        self.mbs = self._container.AddSystem()
        roots, trees = {}, {}
        for branch in branches:
            root = branch.body if branch.parent < 0 else roots[branch.parent]
            roots[branch.body] = root
            trees.setdefault(root, []).append(branch)
        self._trees = [(self._grow(tree), tree) for tree in trees.values()]
        self.mbs.Assemble()

    def _grow(self, branches):
        mechanism = self._mechanism
        links, numbers = [], {-1: -1}
        for branch in branches:
            body = mechanism["bodies"][branch.body]
            if branch.kind == "hinge":
                if not np.allclose(branch.axis, Z):
                    raise Unfit("hinges of trees are handed over along z alone")
                turns, rates = ["z"], [branch.spin[2]]
            else:
                turns, rates = [name for name, _ in BALL], [branch.spin[k] for k in (1, 2, 0)]
            parent = numbers[branch.parent]
            for i, turn in enumerate(turns):
                last = i == len(turns) - 1
                links.append(
                    {
                        "type": TURNS[turn],
                        "parent": parent,
                        "turn": branch.rotation if i == 0 else np.eye(3),
                        "offset": self._from_joint(branch, branches) if i == 0 else np.zeros(3),
                        "mass": body["mass"] if last else 0.0,
                        "inertia": np.diag(body["inertia"]) if last else np.zeros((3, 3)),
                        "center": -branch.point if last else np.zeros(3),
                        "rate": rates[i],
                    }
                )
                parent = len(links) - 1
            numbers[branch.body] = parent
        n = len(links)
        node = self.mbs.AddNode(
            items.NodeGenericODE2(
                referenceCoordinates=[0.0] * n,
                initialCoordinates=[0.0] * n,
                initialCoordinates_t=[float(link["rate"]) for link in links],
                numberOfODE2Coordinates=n,
            )
        )
        self.mbs.AddObject(
            items.ObjectKinematicTree(
                nodeNumber=node,
                gravity=mechanism["gravity"],
                jointTypes=[link["type"] for link in links],
                linkParents=[link["parent"] for link in links],
                jointTransformations=exu.Matrix3DList([link["turn"] for link in links]),
                jointOffsets=exu.Vector3DList([link["offset"] for link in links]),
                linkInertiasCOM=exu.Matrix3DList([link["inertia"] for link in links]),
                linkCOMs=exu.Vector3DList([link["center"] for link in links]),
                linkMasses=[link["mass"] for link in links],
            )
        )
        return node

    def _from_joint(self, branch, branches):
        """Return the joint in the frame of the joint before it: frames of links lie at joints."""
        before = next((b for b in branches if b.body == branch.parent), None)
        return branch.parent_point - (before.point if before else np.zeros(3))

    def states(self):
        """Return the states of the watched bodies at the end, without speeds."""
        watched = set(self._mechanism["watched"])
        found = {}
        for node, branches in self._trees:
            angles = list(self.mbs.GetNodeOutput(node, exu.OutputVariableType.Coordinates))
            turned, placed = {-1: np.eye(3)}, {-1: np.zeros(3)}  # of joints
            points = {-1: np.zeros(3)}
            for branch in branches:
                R = turned[branch.parent] @ branch.rotation
                axes = [Z] if branch.kind == "hinge" else [np.array(axis) for _, axis in BALL]
                for axis in axes:
                    R = R @ _turn(axis, angles.pop(0))
                reach = branch.parent_point - points[branch.parent]
                at = placed[branch.parent] + turned[branch.parent] @ reach
                turned[branch.body], placed[branch.body] = R, at
                points[branch.body] = branch.point
                if branch.body in watched:
                    found[branch.body] = [*(at - R @ branch.point), *R.ravel(), *([0.0] * 6)]
        return [[found[body] for body in self._mechanism["watched"]]]


def _turn(axis, angle):
    x, y, z = axis
    skew = np.array([(0, -z, y), (z, 0, -x), (-y, x, 0)])
    return np.eye(3) + np.sin(angle) * skew + (1 - np.cos(angle)) * skew @ skew


def _about(axis):
    """Return a rotation whose third axis is a given one."""
    z = np.array(axis) / np.linalg.norm(axis)
    x = np.cross((0.0, 1.0, 0.0) if abs(z[1]) < 0.9 else (1.0, 0.0, 0.0), z)
    x /= np.linalg.norm(x)
    return np.array((x, np.cross(z, x), z)).T


def _peer(mechanism):
    kinds = {None: Peer, "touching": Touching}
    return kinds.get(mechanism["changing"].get("kind"), Changing)(mechanism)


if __name__ == "__main__":
    serve(_peer, exu.__version__)
