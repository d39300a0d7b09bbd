"""What the hand holds in a simulation: how hard, and where it is."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from kane.analyses.felt_mass import EffectiveMass
from kane.compiled import System
from kane.elements.primitives.coupler import matrix, spin
from kane.fields import Quadruple, Vector
from kane.model import ADAPTIVE_METHODS, SolverSettings
from kane.solve.lines import Held

Array = npt.NDArray[np.float64]
Knot = tuple[float, ...]

FREQUENCY = 15.0  # rad/s with which what is held follows the hand: within a tenth of a second
# Of a step, for the body by itself, which no constraint makes lighter: for the spring and for the
# damper. Explicit methods are stable up to 2 or more of either.
OF_STEP, DAMPED = 0.5, 1.0
FARTHEST_TURN = 1.5  # rad between body and hand: less than half a turn, where it would change sign
NEAR = 1e-6  # of the reach: no way from which a direction could be told
PARTS = (1.0, 0.5, 0.25, 0.125, 0.0625, 0.0)  # of a turn, to stay within reach


@dataclass(frozen=True)
class Stance:
    """How what is held stands and moves.

    Attributes:
        place: (3,) the grabbed point in ground axes [m].
        velocity: (3,) its velocity [m/s]; of what is turned the angular velocity [rad/s].
        rotation: (3, 3) from body to ground axes, in the user's axes of the body.

    """

    place: Array
    velocity: Array
    rotation: Array


@dataclass(frozen=True)
class Grip:
    """A hand that holds a body.

    Attributes:
        number: which grab it is of the simulation, from 0.
        held: what it holds.
        reach: how far the hand may be from the point [m], or turned from the body [rad].
        place: (3,) where the hand is: in ground axes [m], or the rotation vector of one that turns.
        rate: (3,) how it came there [m/s or rad/s].
        stiffness: [N/m or N m/rad].
        damping: [N s/m or N m s/rad].
        wanted: (3,) where it is to be at the end of the next advance.
        handed: work put in by hands when it was grabbed [J].
        lets_go: whether it lets go within the next advance.

    """

    number: int
    held: Held
    reach: float
    place: Array
    rate: Array
    stiffness: float
    damping: float
    wanted: Array
    handed: float
    lets_go: bool = False

    def moved(
        self, duration: float, stance: Stance, mass: EffectiveMass, settings: SolverSettings
    ) -> Grip:
        """Return the grip at the end of an advance, to which it goes along straight lines.

        The hand goes where it is wanted, but never farther from the point than it may, nor faster
        than it could go that far in a period of the coupler over 2 pi: so its force is bounded.
        The stiffness follows the mass that is met, but for a hand at rest it never grows, lest it
        put energy in.
        """
        place = self._reached(duration, stance)
        at_rest = bool((place == self.place).all())
        stiffness, damping = 0.0, 0.0
        if not self.lets_go:
            stiffness, damping = firmness(self._way(place, stance), self.reach, mass, settings)
            if at_rest:
                stiffness = min(stiffness, self.stiffness)
        return replace(
            self,
            place=place,
            rate=(place - self.place) / duration,
            stiffness=stiffness,
            damping=damping,
        )

    @property
    def numbers(self) -> Knot:
        """Place, stiffness and damping."""
        x, y, z = self.place.tolist()
        return (x, y, z, self.stiffness, self.damping)

    def effort(self, stance: Stance) -> Array:
        """Return the force, or the torque of a hand that turns, on the body, (3,) [N or N m]."""
        rate = spin(self.place[None], self.rate[None])[0] if self.held.turns else self.rate
        way = self._way(self.place, stance)
        return np.asarray(self.stiffness * way + self.damping * (rate - stance.velocity))

    def rotation(self, place: Array) -> Array:
        """Return the orientation of a hand that turns, (3, 3)."""
        from scipy.spatial.transform import Rotation

        return np.asarray(Rotation.from_rotvec(place).as_matrix() @ matrix(self.held.orientation))

    def _way(self, place: Array, stance: Stance) -> Array:
        """Return the way from what is held to the hand, (3,) [m or rad]."""
        if not self.held.turns:
            return np.asarray(place - stance.place)
        from scipy.spatial.transform import Rotation

        return np.asarray(
            Rotation.from_matrix(self.rotation(place) @ stance.rotation.T).as_rotvec()
        )

    def _reached(self, duration: float, stance: Stance) -> Array:
        """Return how far the hand comes towards where it is wanted."""
        if self.lets_go:
            return self.place
        step = self.wanted - self.place
        size, longest = float(np.linalg.norm(step)), FREQUENCY * self.reach * duration
        if size > longest:
            step = step * (longest / size)
        if not self.held.turns:
            way = self.place + step - stance.place
            away = float(np.linalg.norm(way))
            if away <= self.reach:
                return self.wanted if size <= longest else self.place + step
            return np.asarray(stance.place + way * (self.reach / away))
        for part in PARTS:
            place = self.place + part * step
            if np.linalg.norm(self._way(place, stance)) <= self.reach:
                return self.wanted if part == 1.0 and size <= longest else place
        return self.place


def firmness(
    way: Array, reach: float, mass: EffectiveMass, settings: SolverSettings
) -> tuple[float, float]:
    """Return stiffness and damping for a mass, at a damping ratio of 1.

    The mass is that along the way to the hand: the mean of those along the axes of the ellipse,
    each with its part in the motion that the pull gives, (d . W d) / (d . W^2 d). So directions in
    which nothing moves do not count.
    """
    free = 1.0 / mass.free
    m = _met(way, reach, mass)
    stiffness, damping = FREQUENCY**2 * m, 2.0 * FREQUENCY * m
    if settings.method not in ADAPTIVE_METHODS:
        stiffness = min(stiffness, (OF_STEP / settings.step) ** 2 * free)
        damping = min(damping, DAMPED / settings.step * free)
    return stiffness, damping


def _met(way: Array, reach: float, mass: EffectiveMass) -> float:
    """Return the mass along the way; the least one where there is none, or nothing moves that way.

    Where nothing moves at all it is that of the body by itself.
    """
    if np.linalg.norm(way) > NEAR * reach:
        given = mass.mobility @ way
        square = float(given @ given)
        if square > (1e-6 * mass.free) ** 2 * float(way @ way):
            return float(way @ given) / square
    least = float(mass.masses[0])
    return least if np.isfinite(least) else 1.0 / mass.free


def stance_of(system: System, state: Array, held: Held) -> Stance:
    """Return how what is held stands in a state of a system, (state,)."""
    n, i = system.bodies, system.frames.index[held.body]
    q, u = state[7 * i - 7 : 7 * i], state[7 * n + 6 * i - 6 : 7 * n + 6 * i]
    R = matrix(_unit(q[3:]))
    arm, spinning = R @ np.array(system.frames.point(held.body, held.point)), R @ u[3:]
    velocity = spinning if held.turns else u[:3] + np.cross(spinning, arm)
    return Stance(q[:3] + arm, velocity, R @ system.frames.axes[i].T)


def euler_of(rotation: Array) -> Quadruple:
    """Return the Euler parameters of a rotation, (3, 3)."""
    from scipy.spatial.transform import Rotation

    e1, e2, e3, e4 = Rotation.from_matrix(rotation).as_quat().tolist()
    return (e1, e2, e3, e4)


def _unit(e: Array) -> Quadruple:
    e1, e2, e3, e4 = (e / np.linalg.norm(e)).tolist()
    return (e1, e2, e3, e4)


@dataclass(frozen=True)
class Hand:
    """The hand of a simulation, as it is now.

    Attributes:
        body: name of the body that it holds.
        point: that it holds, in body axes from the origin [m].
        turning: whether it turns the body rather than pulls at the point.
        place: (3,) the point now, in ground axes [m].
        target: (3,) the hand now, in ground axes [m]; where it turns, the rotation vector by which
            it is turned since it grabbed [rad].
        force: (3,) on the body at the point, in ground axes [N].
        torque: (3,) on the body, in ground axes [N m].
        energy: that this hand has put in so far [J].
        mass: what it feels; where it turns, inertia.
        reach: how far from the point it may be [m], or turned from the body [rad].
        stiffness: of its spring [N/m or N m/rad].
        damping: of its damper [N s/m or N m s/rad].

    """

    body: str
    point: Vector
    turning: bool
    place: Array
    target: Array
    force: Array
    torque: Array
    energy: float
    mass: EffectiveMass
    reach: float
    stiffness: float
    damping: float

    @property
    def size(self) -> float:
        """Size of its force [N], or of its torque [N m]."""
        return float(np.linalg.norm(self.torque if self.turning else self.force))
