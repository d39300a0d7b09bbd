"""A mechanism as files of robots describe it: links with frames, joints with one axis or two.

Readers of such files make a ``Linkage``, from which ``linkage_model`` makes a Model; writers take
the one that ``model_linkage`` makes of a Model.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.elements.directions import triad
from kane.elements.shapes import Shape
from kane.fields import Quadruple, Vector

Array = npt.NDArray[np.float64]

MotorWay = Literal["input", "integral", "lag"]
JointKind = Literal[
    "revolute",
    "prismatic",
    "screw",
    "cylindrical",
    "fixed",
    "ball",
    "universal",
    "planar",
    "free",
]


class Frame(NamedTuple):
    """Where axes stand in other axes.

    Attributes:
        rotation: from these axes to the others, shape (3, 3).
        origin: in the others, shape (3,) [m].

    """

    rotation: Array
    origin: Array

    def __matmul__(self, other: "Frame") -> "Frame":
        """Return a frame that stands in this one, in the axes in which this one stands."""
        return Frame(self.rotation @ other.rotation, self.point(other.origin))

    def point(self, point: Array) -> Array:
        """Return a point of this frame in the axes in which it stands."""
        moved: Array = self.origin + self.rotation @ point
        return moved

    def inverse(self) -> "Frame":
        """Return where the other axes stand in these."""
        back = self.rotation.T
        return Frame(back, -back @ self.origin)


HERE = Frame(np.eye(3), np.zeros(3))

THE_GROUND = "\0"
"""The ground in the linkages of readers, where a link may be called anything: no text has this."""


@dataclass(frozen=True)
class Mass:
    """Mass, mass centre and inertia of a link.

    Attributes:
        mass: [kg].
        center: in the axes of the link from its origin, shape (3,) [m].
        inertia: about the mass centre, in the axes of the link, shape (3, 3) [kg m^2].

    """

    mass: float
    center: Array
    inertia: Array


@dataclass(frozen=True)
class Link:
    """A body, or a mere frame where it has no mass.

    Attributes:
        velocity: of the origin at the start, in ground axes [m/s].
        angular_velocity: at the start, in the axes of the link [rad/s].
        particle: whether it never turns.
        solids: its shapes where the file says which of them touch, otherwise None.
        between: whether it stands between two joints as one of their parts, and weighs nothing.
        pose: in ground axes at the start; None where the joints alone say it.

    """

    name: str
    mass: Mass | None = None
    shapes: tuple[Shape, ...] = ()
    color: str = ""
    pose: Frame | None = None
    velocity: Vector = (0.0, 0.0, 0.0)
    angular_velocity: Vector = (0.0, 0.0, 0.0)
    particle: bool = False
    solids: tuple[Shape, ...] | None = None
    between: bool = False


NOTHING = Mass(0.0, np.zeros(3), np.zeros((3, 3)))


class Follows(NamedTuple):
    """A joint whose coordinate is factor times that of another, and an offset."""

    joint: str
    factor: float
    offset: float


@dataclass(frozen=True)
class Connection:
    """A joint between two links.

    Where its coordinate is zero, its frame on the parent and that on the child coincide.

    Attributes:
        kind: what it leaves; ``free`` holds nothing, and says where the child starts.
        parent: name of a link, or the ground: ``THE_GROUND`` of a file, ``GROUND`` of a model.
        on_parent: its frame in the axes of the parent.
        on_child: its frame in the axes of the child.
        axis: in its frame, of any length but zero.
        axis2: of a universal joint, the arm on the child.
        pitch: of a screw, the slide for each radian [m].
        lower, upper: limits of the coordinate [rad or m].
        stiffness, rest: of a spring in it, and where that has no force.
        damping: [N m s/rad or N s/m].
        friction: torque or force of dry friction [N m or N].
        follows: the joint that leads it.
        rotor: what its coordinate moves beside the bodies, as the rotor of a motor behind a gear:
            inertia of that motion [kg m² or kg], which nothing else feels.
        start: coordinate at the start; None where the file does not say.
        rate: its rate there [rad/s or m/s]; None where that follows from others.
        closes: whether it closes a loop of the tree of the others.

    """

    name: str
    kind: JointKind
    parent: str
    child: str
    on_parent: Frame = HERE
    on_child: Frame = HERE
    axis: Vector = (0.0, 0.0, 1.0)
    axis2: Vector = (1.0, 0.0, 0.0)
    pitch: float = 0.0
    lower: float | None = None
    upper: float | None = None
    stiffness: float = 0.0
    rest: float = 0.0
    damping: float = 0.0
    friction: float = 0.0
    follows: Follows | None = None
    rotor: float = 0.0
    start: float | None = None
    rate: float | None = None
    closes: bool = False

    @property
    def acts(self) -> bool:
        """Whether there is more in it than what it holds: limits, forces, a leader."""
        has_limits = self.lower is not None or self.upper is not None
        forces = self.damping or self.stiffness or self.friction
        return bool(has_limits or forces or self.follows)


class Sum(NamedTuple):
    """Joints whose coordinates, each times its factor, have a sum that stays [rad or m]."""

    name: str
    terms: tuple[tuple[str, float], ...]
    value: float


@dataclass(frozen=True)
class Strut:
    """A spring and damper between two points of links.

    Attributes:
        parent, child: names of links, or the ground, as in ``Connection``.
        on_parent, on_child: the points, in the axes of either [m].
        stiffness: [N/m].
        damping: [N s/m].
        length: without force [m].

    """

    name: str
    parent: str
    on_parent: Vector
    child: str
    on_child: Vector
    stiffness: float
    damping: float
    length: float


Affine = tuple[float, float, float]


@dataclass(frozen=True)
class Motor:
    """What acts with a force (gain · v + bias) on lengths of its own, where v follows an input.

    A length is a sum of coordinates of joints. Gain and bias are each affine in that length and its
    rate: c0 + c1 l + c2 l'.

    Attributes:
        value, least, largest: of the input; no limits where the file has none.
        follows: v is the input itself, its integral, or what goes to it with a time constant.
        time_constant: of that [s].
        start: of v where it is a state.
        bounds: of v where it is a state; None for none.
        lengths: joints with their factors in the length.
        site: link, frame there, force and moment in that frame for each newton, instead of lengths.
        force_bounds: of the force; None for none.

    """

    name: str
    value: float
    least: float | None
    largest: float | None
    gain: Affine
    bias: Affine
    follows: MotorWay = "input"
    time_constant: float = 0.0
    start: float = 0.0
    bounds: tuple[float, float] | None = None
    lengths: tuple[tuple[str, float], ...] = ()
    site: tuple[str, Frame, Vector, Vector] | None = None
    force_bounds: tuple[float, float] | None = None


SLIDES, SPINS, ROLLS = 3, 4, 6  # of the dimensions of a contact of MuJoCo: condim


class Surface(NamedTuple):
    """How something rubs that touches.

    Attributes:
        friction: coefficient.
        spin, rolling: levers of the moments about the normal and across it [m].
        ways: how many ways contacts resist, as MuJoCo counts them: 3 slide, 4 spin, 6 roll.
        priority: of two surfaces that with the larger one decides alone.
        kinds, takes: bits: two meet where one of them is a kind that the other takes.

    """

    friction: float
    spin: float = 0.0
    rolling: float = 0.0
    ways: int = 6
    priority: int = 0
    kinds: int = 1
    takes: int = 1

    @property
    def rubbing(self) -> tuple[float, float, float, int, int]:
        """All that says how it rubs."""
        return self.friction, self.spin, self.rolling, self.ways, self.priority


class Plane(NamedTuple):
    """A plane of a link; z of its frame points to the side of what touches it."""

    name: str
    link: str
    frame: Frame
    surface: Surface


@dataclass(frozen=True)
class Meeting:
    """What touches.

    Attributes:
        surfaces: of the links whose solids touch.
        apart: pairs of links that do not touch.
        smoother: whether the smoother one of two surfaces decides, otherwise the rougher one.

    """

    surfaces: dict[str, Surface]
    planes: tuple[Plane, ...] = ()
    apart: frozenset[frozenset[str]] = frozenset()
    smoother: bool = False

    def meets(self, link: str, other: str, surface: Surface) -> bool:
        """Whether a link may touch a surface of another one."""
        own = self.surfaces[link]
        is_met = own.kinds & surface.takes or surface.kinds & own.takes
        return bool(is_met) and frozenset((link, other)) not in self.apart

    def both(self, a: Surface, b: Surface) -> Surface:
        """Return how two surfaces rub on each other."""
        choose = min if self.smoother else max
        friction, spin, rolling, ways = (choose(a[k], b[k]) for k in range(4))
        if a.priority != b.priority:
            friction, spin, rolling, ways, _ = max(a, b, key=lambda each: each.priority).rubbing
        return Surface(
            friction if ways >= SLIDES else 0.0,
            spin if ways >= SPINS else 0.0,
            rolling if ways >= ROLLS else 0.0,
        )


@dataclass(frozen=True)
class Linkage:
    """Links and joints.

    Attributes:
        meeting: what touches; None where nothing does.
        held: whether a link that hangs on nothing and has mass stands fast on the ground.
        exact: whether masses are those of a model, in which links may have none, and no moment.
        most_of_motors: joints in which all motors together have bounds [N m or N].

    """

    name: str
    links: tuple[Link, ...]
    connections: tuple[Connection, ...] = ()
    gravity: Vector = (0.0, 0.0, -9.81)
    held: bool = True
    struts: tuple[Strut, ...] = ()
    sums: tuple[Sum, ...] = ()
    exact: bool = False
    meeting: Meeting | None = None
    motors: tuple[Motor, ...] = ()
    most_of_motors: Mapping[str, tuple[float, float]] = field(default_factory=dict)


def about(axis: Vector, angle: float) -> Array:
    """Return the rotation by an angle [rad] about an axis of any length, shape (3, 3)."""
    x, y, z = (np.array(each) for each in triad(axis))
    c, s = np.cos(angle), np.sin(angle)
    turned: Array = np.outer(c * x + s * y, x) + np.outer(c * y - s * x, y) + np.outer(z, z)
    return turned


def moved(connection: Connection, coordinate: float) -> Frame:
    """Return where the child stands in the axes of the parent at a coordinate [rad or m]."""
    axis = np.array(triad(connection.axis)[2])
    match connection.kind:
        case "revolute":
            motion = Frame(about(connection.axis, coordinate), np.zeros(3))
        case "screw":
            turned = about(connection.axis, coordinate)
            motion = Frame(turned, axis * (connection.pitch * coordinate))
        case "prismatic":
            motion = Frame(np.eye(3), axis * coordinate)
        case "cylindrical" | "fixed" | "ball" | "universal" | "planar" | "free":
            motion = HERE
    return connection.on_parent @ motion @ connection.on_child.inverse()


def of_rpy(roll: float, pitch: float, yaw: float) -> Array:
    """Return the rotation of fixed-axis angles: first about x, then y, then z; shape (3, 3)."""
    x, y, z = ((1.0, 0.0, 0.0), roll), ((0.0, 1.0, 0.0), pitch), ((0.0, 0.0, 1.0), yaw)
    turned: Array = about(*z) @ about(*y) @ about(*x)
    return turned


def to_rpy(rotation: Array) -> Vector:
    """Return the fixed-axis angles of a rotation.

    Yaw is what is left when roll is taken back: where pitch is near a right angle each of the two
    is round-off, and both together are not.
    """
    R = rotation
    roll = float(np.arctan2(R[2, 1], R[2, 2]))
    pitch = float(np.arctan2(-R[2, 0], np.hypot(R[0, 0], R[1, 0])))
    across = R @ np.array([0.0, np.cos(roll), -np.sin(roll)])
    return roll, pitch, float(np.arctan2(-across[0], across[1]))


def of_euler(e: tuple[float, ...]) -> Array:
    """Return the rotation of Euler parameters, the scalar last, of any length but zero."""
    from kane.model.poses import rotation_matrices

    given = np.array(e, dtype=float)
    return rotation_matrices(given / np.linalg.norm(given))


def to_euler(rotation: Array) -> Quadruple:
    """Return the Euler parameters of a rotation, the scalar last.

    The largest of them is worked out from the diagonal, the others from it; Kane, Likins,
    Levinson, Spacecraft Dynamics (1983), section 1.3.
    """
    R = rotation
    squares = np.array([*(1 + 2 * np.diag(R) - np.trace(R)), 1 + np.trace(R)])
    differences = np.array([R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]])
    k = int(squares.argmax())
    products = np.empty((4, 4))  # 4 e_i e_j
    products[:3, :3], products[3, :3], products[:3, 3] = R + R.T, differences, differences
    products[np.diag_indices(4)] = squares
    e = products[k] / np.linalg.norm(products[k])
    e1, e2, e3, e4 = e.tolist()
    return (e1, e2, e3, e4)


def vector_of(array: Array) -> Vector:
    """Return three numbers; no minus zero, and no round-off of a zero among larger ones."""
    x, y, z = (float(each) + 0.0 for each in array)
    return (x, y, z)
