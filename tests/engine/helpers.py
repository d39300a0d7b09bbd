"""Random mechanisms, and the equations of motion written once more in plain NumPy.

Nothing of kane's mechanics is used here but the model itself: rotations come from SciPy, loads and
constraints from the textbook formulas, and the equations are solved as one dense system.
"""

from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace
from scipy.spatial.transform import Rotation

from kane.compiled import compile_model
from kane.elements.axes import AxisJoint
from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.constant_velocity import ConstantVelocity
from kane.elements.cylindrical import Cylindrical
from kane.elements.knife_edge import KnifeEdge
from kane.elements.loads import Force, Torque
from kane.elements.parallel_axes import ParallelAxes
from kane.elements.perpendicular_axes import PerpendicularAxes
from kane.elements.planar import Planar
from kane.elements.point_in_plane import PointInPlaneJoint
from kane.elements.point_on_curve import PointOnCurve
from kane.elements.point_on_line import PointOnLine
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rod_joint import RodJoint
from kane.elements.rolling_disc import RollingDisc
from kane.elements.screw import Screw
from kane.elements.spring import Spring
from kane.elements.velocity_joint import VelocityJoint
from kane.kernels.codes import RUNNING
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.tables import make_work
from kane.model import FORMULATION_NAMES, METHOD_NAMES, Model
from kane.model.solver import TIME_STEPPING
from kane.solve.assembly import assemble
from kane.solve.methods.method import Task
from kane.solve.methods_by_name import METHODS as RUNS

ROOT = Path(__file__).parents[2]
# with too many bodies for tests that run each example by each method
LARGE = ("cannonballs", "pyramid")
MODELS = sorted(path for path in (ROOT / "models").glob("*.json") if path.stem not in LARGE)
# of one mode alone, where the example has several
FIXED = sorted((ROOT / "tests" / "models").glob("*.json"))
EXAMPLES = [*MODELS, *FIXED]
TOUCHING = (
    "ball_in_a_bowl", "ball_in_a_loop", "billiards", "cam_and_follower", "cam_of_arcs",
    "can_over_an_edge", "car_over_bump", "die", "dominoes", "escapement", "every_contact",
    "geneva_wheel", "gripper", "newtons_cradle", "plank_on_rollers", "quick_return", "ratchet",
    "woodpecker",
)  # fmt: skip
REGULATED = ("inverted_pendulum", "servo_arm")
CURVE = 1e-12  # m: to 1e-13 of its size a curve by expressions is followed, beads begin on that
CURVED = ("cam_with_slot", "tautochrone")  # with points on curves
"""Models whose forces hang on states of signals."""
STEADY = [path for path in EXAMPLES if path.stem not in {"ramp_disk", *TOUCHING}]
"""Models whose joints hold all the time: the others slide, touch and lift off."""
REFERENCE = ROOT / "tests" / "reference"
METHODS = METHOD_NAMES
RUNS_OF = [
    (method, formulation)
    for method in METHODS
    for formulation in FORMULATION_NAMES
    if (method, formulation) != (TIME_STEPPING, "embedded")
]
"""Methods with the formulations in which they run."""


def floats(array):
    return tuple(np.asarray(array, dtype=float).tolist())


def rod(name="rod", **fields):
    """A body of 1 kg unless told otherwise."""
    return Body(**{"name": name, "mass": 1.0, "inertia": (0.1, 0.2, 0.25), **fields})


def pendulum(**fields):
    """A rod that hangs from the ground, 1 m above its mass centre, gravity along -z."""
    return Model(
        gravity=(0.0, 0.0, -9.81),
        bodies=(rod(position=(0.0, 0.0, -1.0), **fields),),
        joints=(Ball(name="pin", body_a="ground", body_b="rod", point_b=(0.0, 0.0, 1.0)),),
    )


def random_body(rng, name):
    mass = rng.uniform(0.5, 2.0)
    # moments of a solid box always satisfy the triangle inequality
    a, b, c = rng.uniform(0.2, 1.0, 3) ** 2
    return Body(
        name=name,
        mass=float(mass),
        inertia=floats(mass / 12 * np.array([b + c, a + c, a + b])),
        position=floats(rng.normal(size=3)),
        orientation=floats(Rotation.random(random_state=rng).as_quat()),
        velocity=floats(rng.normal(size=3)),
        angular_velocity=floats(rng.normal(size=3)),
    )


def joint_at(point, name, a, b):
    """A ball joint of two bodies (None: the ground) that closes at a point of space as they are."""
    ends = [np.asarray(point) if body is None else seen_from(body, point) for body in (a, b)]
    names = ["ground" if body is None else body.name for body in (a, b)]
    return Ball(
        name=name,
        body_a=names[0],
        point_a=floats(ends[0]),
        body_b=names[1],
        point_b=floats(ends[1]),
    )


def seen_from(body, point):
    return Rotation.from_quat(body.orientation).inv().apply(np.asarray(point) - body.position)


def random_model(seed, bodies=4, loops=0, structure="tree", loads=True, anchored=True):
    """Bodies strewn in space and joined where they are, as a chain or a tree, with loops."""
    rng = np.random.default_rng(seed)
    parts = [random_body(rng, f"b{i}") for i in range(bodies)]
    joints = []
    for i, body in enumerate(parts):
        others = parts[i - 1 : i] if structure == "chain" else parts[:i]
        parent = others[rng.integers(len(others))] if others else None
        if parent is None and not anchored:
            continue
        joints.append(joint_at(rng.normal(size=3), f"j{i}", parent, body))
    # a second ball joint between two bodies would be redundant in one row
    joined = {frozenset((joint.body_a, joint.body_b)) for joint in joints}
    free = [pair for pair in combinations(parts, 2) if {p.name for p in pair} not in joined]
    for i, pair in enumerate(rng.permutation(len(free))[:loops]):
        joints.append(joint_at(rng.normal(size=3), f"loop{i}", *free[pair]))
    model = Model(bodies=tuple(parts), joints=tuple(joints))
    return with_random_loads(rng, model) if loads else model


def with_random_loads(rng, model):
    names = [body.name for body in model.bodies]
    a, b = rng.choice(names, 2, replace=False) if len(names) > 1 else (names[0], names[0])

    def vector():
        return floats(rng.normal(size=3))

    return replace(
        model,
        gravity=vector(),
        springs=(
            Spring(
                name="s1", body_a="ground", body_b=str(b), point_a=vector(), point_b=vector(),
                stiffness=float(rng.uniform(1, 20)), damping=float(rng.uniform(0.1, 1)),
                free_length=0.3,
            ),
            Spring(
                name="s2", body_a=str(a) if a != b else "ground", body_b=str(b),
                point_a=vector(), point_b=vector(),
                stiffness=float(rng.uniform(1, 20)), damping=float(rng.uniform(0.1, 1)),
                free_length=0.3,
            ),
        ),
        forces=(
            Force(name="f1", body=str(a), point=vector(), force=vector()),
            Force(name="f2", body=str(b), axes="body", point=vector(), force=vector()),
        ),
        torques=(
            Torque(name="t1", body=str(a), torque=vector()),
            Torque(name="t2", body=str(b), axes="body", torque=vector()),
        ),
    )  # fmt: skip


class Equations(NamedTuple):
    """Dense A u' = f + B^T lambda, B u' = gamma at one state; see ``plain_equations``."""

    A: np.ndarray
    f: np.ndarray
    B: np.ndarray
    gamma: np.ndarray
    phi: np.ndarray

    def solution(self):
        """Return u' and the multipliers of least norm."""
        weights = np.sqrt(np.diag(self.A))
        scaled = self.B / weights  # B A^-1/2
        right = self.gamma - self.B @ (self.f / np.diag(self.A))
        lam = np.linalg.pinv(scaled @ scaled.T, rcond=1e-11, hermitian=True) @ right
        return (self.f + self.B.T @ lam) / np.diag(self.A), lam


def split(model, y):
    n = len(model.bodies)
    return y[: 7 * n].reshape(n, 7), y[7 * n : 13 * n].reshape(n, 6)


def plain_equations(model, y):
    """The equations of motion of a model at the state y, in plain NumPy."""
    frames = Frames(model, y)
    n = len(model.bodies)
    A = np.concatenate([(*[b.mass] * 3, *b.inertia) for b in model.bodies])
    f = np.zeros((n, 6))
    for i, body in enumerate(model.bodies):
        inertia, w = np.array(body.inertia), frames.w(body.name)
        f[i, :3] = body.mass * np.array(model.gravity)
        f[i, 3:] = -np.cross(w, inertia * w)
    for spring in model.springs:
        d, rate = frames.separation(spring)
        length = np.linalg.norm(d)
        speed = rate @ d / length
        tension = spring.stiffness * (length - spring.free_length) + spring.damping * speed
        pull = tension * d / length
        for end, point, force in ((spring.body_a, spring.point_a, pull),
                                  (spring.body_b, spring.point_b, -pull)):  # fmt: skip
            if end != "ground":
                f[frames.index(end)] += frames.point_columns(end, point).T @ force
    for load in model.forces:
        force = frames.in_ground(load.body, load.axes, load.force)
        f[frames.index(load.body)] += frames.point_columns(load.body, load.point).T @ force
    for load in model.torques:
        torque = frames.in_ground(load.body, load.axes, load.torque)
        f[frames.index(load.body), 3:] += frames.turn(load.body).T @ torque
    B, gamma, phi = constraints(model, frames)
    return Equations(np.diag(A), f.ravel(), B, gamma, phi)


def constraints(model, frames):
    """Return B, gamma = -B' u and the residuals of the ball joints."""
    rows = 3 * len(model.joints)
    B = np.zeros((rows, len(model.bodies), 6))
    gamma, phi = np.zeros(rows), np.zeros(rows)
    for j, joint in enumerate(model.joints):
        row = slice(3 * j, 3 * j + 3)
        for sign, end, point in (
            (1, joint.body_b, joint.point_b),
            (-1, joint.body_a, joint.point_a),
        ):
            phi[row] += sign * frames.point(end, point)
            if end != "ground":
                w = frames.w(end)
                B[row, frames.index(end)] += sign * frames.point_columns(end, point)
                gamma[row] -= sign * frames.turn(end) @ np.cross(w, np.cross(w, point))
    return B.reshape(rows, -1), gamma, phi


class Frames:
    """Bodies of a model at a state."""

    def __init__(self, model, y):
        self.names = [body.name for body in model.bodies]
        self.q, self.u = split(model, y)

    def index(self, name):
        return self.names.index(name)

    def turn(self, name):
        if name == "ground":
            return np.eye(3)
        # SciPy has the scalar part last, as we do
        return Rotation.from_quat(self.q[self.index(name), 3:]).as_matrix()

    def w(self, name):
        return np.zeros(3) if name == "ground" else self.u[self.index(name), 3:]

    def point(self, name, s):
        centre = np.zeros(3) if name == "ground" else self.q[self.index(name), :3]
        return centre + self.turn(name) @ np.array(s)

    def velocity(self, name, s):
        if name == "ground":
            return np.zeros(3)
        return self.point_columns(name, s) @ self.u[self.index(name)]

    def separation(self, element):
        ends = (element.body_b, element.point_b), (element.body_a, element.point_a)
        d = self.point(*ends[0]) - self.point(*ends[1])
        return d, self.velocity(*ends[0]) - self.velocity(*ends[1])

    def point_columns(self, name, s):
        """Partial velocities of a point: (3, 6), v + R (w x s)."""
        x, y, z = s
        cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])  # cross @ w = s x w
        return np.hstack([np.eye(3), -self.turn(name) @ cross])

    def in_ground(self, body, axes, vector):
        return self.turn(body) @ np.array(vector) if axes == "body" else np.array(vector)


def dense_rows(tables, blocks):
    """The constraint matrix, (m, 6 n), from the blocks of its rows."""
    B = np.zeros((tables.row_level.size, 6 * tables.bodies.size))
    for row in range(len(B)):
        for block in range(tables.row_start[row], tables.row_start[row + 1]):
            body = tables.block_body[block]
            B[row, 6 * body : 6 * body + 6] += blocks[block]
    return B[:, 6:]  # the ground does not move


class Evaluation(NamedTuple):
    """What one evaluation by the kernels gives."""

    y_dot: np.ndarray
    u_dot: np.ndarray
    lam: np.ndarray
    work: object
    redundant: int


def evaluated(model, y=None, t=0.0):
    """Evaluate the kernels at a state, by default the one that the model gives."""
    system = compile_model(model)
    y = system.initial_state if y is None else np.asarray(y, dtype=float)
    work, y_dot = make_work(system.tables), np.zeros(system.state_size)
    redundant = evaluate(system.tables, work, t, y, y_dot, False)
    n = system.bodies
    return Evaluation(y_dot, y_dot[7 * n : 13 * n], work.lam.copy(), work, redundant)


def violations(result):
    """Largest position and velocity residual of the joints over all frames of a result."""
    return openness(result.model, result.q, result.u)


def openness(model, q, u):
    """The same for coordinates (frames, n, 7) and speeds (frames, n, 6)."""
    n = len(q)
    ends = {"ground": (np.zeros((n, 3)), Rotation.identity(n), np.zeros((n, 3)), np.zeros((n, 3)))}
    for i, body in enumerate(model.bodies):
        turn = Rotation.from_quat(q[:, i, 3:].copy())  # SciPy reads no read-only arrays
        ends[body.name] = q[:, i, :3], turn, u[:, i, :3], turn.apply(u[:, i, 3:].copy())
    found = [_open_by(joint, ends[joint.body_a], ends[joint.body_b]) for joint in model.joints]
    found = found or [(np.zeros(1), np.zeros(1))]
    return tuple(max(np.abs(values).max() for values in pair) for pair in zip(*found, strict=True))


def _open_by(joint, a, b):
    """How far the points of a joint are apart in what it holds, and how fast they part."""
    p_A, turn_a, _, _ = a
    p_B, turn_b, _, _ = b
    B = p_B + turn_b.apply(joint.point_b)
    if isinstance(joint, KnifeEdge):
        across = turn_b.apply(joint.across)
        return np.zeros(1), _along(across, _velocity_at(b, B) - _velocity_at(a, B))
    if isinstance(joint, VelocityJoint):
        return np.zeros(1), np.zeros(1)  # it holds no place, and a speed that is a law's
    if isinstance(joint, PerpendicularAxes):
        axis_a, axis_b = turn_a.apply(joint.axis_a), turn_b.apply(joint.axis_b)
        return _along(axis_a, axis_b), _along(b[3] - a[3], np.cross(axis_a, axis_b))
    A = p_A + turn_a.apply(joint.point_a)
    between, parting = B - A, _velocity_at(b, B) - _velocity_at(a, A)
    if isinstance(joint, PointOnCurve):
        # the curve goes with body A, as the point of it at B does
        slip = _velocity_at(b, B) - _velocity_at(a, B)
        return _off_curve(joint, turn_a.inv().apply(between), turn_a.inv().apply(slip))
    if isinstance(joint, RodJoint):
        length = np.linalg.norm(between, axis=1)
        return length - joint.length, _along(between, parting) / length
    if not isinstance(joint, AxisJoint) or isinstance(joint, Revolute):
        return between, parting
    axis_a = turn_a.apply(np.array(joint.axis_a) / np.linalg.norm(joint.axis_a))
    axis_b = turn_b.apply(joint.axis_b)
    if isinstance(joint, ParallelAxes):
        turning = np.cross(b[3] - a[3], axis_a)
        return np.cross(axis_a, axis_b), turning
    if isinstance(joint, Prismatic | Cylindrical | Screw | PointOnLine):
        # the point of body A that is at B now goes with A; what the slide is free to do is along
        slip = _velocity_at(b, B) - _velocity_at(a, B)
        return np.cross(axis_a, between), np.cross(axis_a, slip)
    if isinstance(joint, RollingDisc):
        down = axis_b * _along(axis_b, axis_a)[:, None] - axis_a * (axis_b**2).sum(
            axis=1, keepdims=True
        )
        B = B + joint.radius * down / np.linalg.norm(down, axis=1, keepdims=True)
    speed = _velocity_at(b, B) - _velocity_at(a, B)
    if isinstance(joint, ConstantVelocity):
        return between, parting
    if isinstance(joint, PointInPlaneJoint | Planar):
        speed = _along(axis_a, speed)
    return _along(axis_a, B - A), speed


def _off_curve(joint, places, velocities):
    """How far places are from a curve, and how fast they go across it, in its axes."""
    pieces = np.array(joint.pieces())  # (pieces, 3, 6), powers of tau
    at = np.linspace(0.0, 1.0, 41)
    samples = np.einsum("pik,tk->pti", pieces, at[:, None] ** np.arange(6))
    gaps, speeds = np.empty_like(places), np.empty_like(places)
    for frame, place in enumerate(places):
        piece, near = np.divmod(((samples - place) ** 2).sum(axis=2).argmin(), at.size)
        tau = at[near]
        for _ in range(20):  # the foot: (c - r) . c' = 0, by Newton's method from piece to piece
            curve, slope, bend = _on_piece(pieces[piece], tau)
            off = curve - place
            before, tau = tau, tau - off @ slope / (slope @ slope + off @ bend)
            if abs(tau - before) < 1e-15:
                break
            step = int(tau > 1.0) - int(tau < 0.0)
            if step and (joint.closed or 0 <= piece + step < len(pieces)):
                piece, tau = (piece + step) % len(pieces), 0.5 - 0.5 * step
        curve, slope, _ = _on_piece(pieces[piece], tau)
        way = slope / np.linalg.norm(slope)
        gaps[frame] = place - curve
        speeds[frame] = velocities[frame] - way * (way @ velocities[frame])
    return gaps, speeds


def _on_piece(powers, tau):
    """A curve, its slope and its bend at a parameter of a piece, of powers (3, 6)."""
    k = np.arange(6)
    of_each = tau**k
    slopes = k[1:] * of_each[:-1]
    bends = k[2:] * k[1:-1] * of_each[:-2]
    return powers @ of_each, powers[:, 1:] @ slopes, powers[:, 2:] @ bends


def _along(direction, vector):
    return np.sum(direction * vector, axis=1)


def _velocity_at(body, point):
    p, _, v, w = body
    return v + np.cross(w, point - p)


def begun(system, settings, times, jumps):
    """A run from the assembled state on, for the test to advance."""
    task = Task(times, jumps, assemble(system).state, settings.duration)
    return RUNS[settings.method](system, settings, task)


def sliced(system, settings, times, jumps, budget):
    """The frames of a run that is taken ``budget`` steps at a time."""
    integration = begun(system, settings, times, jumps)
    while integration.advance(budget) == RUNNING:
        pass
    return integration.store.values


def model_file(stem):
    """Return the file of an example, or of one that stays in one mode."""
    (path,) = (path for path in (*MODELS, *FIXED) if path.stem == stem)
    return path
