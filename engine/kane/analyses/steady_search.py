"""The way to a steady motion: steps of Levenberg and Marquardt over places, speeds and W."""

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kane.analyses.admissible import free_motions
from kane.analyses.instant import AT_ONCE, recorded
from kane.analyses.steady import carried, turning_in
from kane.compiled import System
from kane.compiled.constraint_matrix import constraint_matrix
from kane.errors import StoppedError
from kane.kernels.codes import BETWEEN_JUMPS, NOW, POSITION, SPEED
from kane.kernels.equations import assemble
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.equations.project import close_positions, fit_speeds, move
from kane.kernels.tables import make_work
from kane.model.poses import rotation_matrices
from kane.sentences import say

Array = npt.NDArray[np.float64]
What = Callable[["_Here", Array, Array], Array]  # of where it is told, a state and W

LEFT = 1e-11  # of the accelerations that weight or the speeds could make: a thousand roundings
ROUNDED = 1e-15  # the same, below which no step can do better
MOST = 40  # steps from one beginning
PATIENCE = 8  # of these without half as much left: there is no steady motion that way
STEPS_TO_VALUES = 5
DIFFERENCE = 1e-5  # of the mechanism's size, and of its speeds
LONGEST = 0.15  # of a step: rad, part of the mechanism's size, or of its speeds
CORRECTIONS = 30
FIRST, LIGHTER, HEAVIER = 1e-2, 0.1, 10.0  # Marquardt's weight, after a good step and a bad one
LIGHTEST, HEAVIEST = 1e-9, 1e9
KNOWN = 1e-9  # of the largest slope: along others, differences say nothing
WANDERS = 8  # steps on the way to another beginning


@dataclass(frozen=True)
class Motion:
    """A motion, steady or not.

    Attributes:
        state: (state,) on the constraints.
        turning: (3,) W [rad/s].
        left: how much of the accelerations is none of a steady motion, as part of those that
            weight or the speeds could make; and of the values that are given.
        steps: how many were taken to it.

    """

    state: Array
    turning: Array
    left: float
    steps: int


class Search:
    """Looks for steady motions of a system with given values; see ``steady_motion``.

    Args:
        system: whose joints are closed.
        given: values of quantities, by name.
        units: of quantities, by name.
        stop: raises StoppedError once it is set.

    """

    def __init__(
        self,
        system: System,
        given: Mapping[str, float],
        units: Mapping[str, str],
        stop: threading.Event | None,
    ) -> None:
        self._system, self._given, self._stop = system, given, stop
        self._size = system.tables.extent
        self._units = units
        self._looks: tuple[float, ...] = ()

    def elsewhere(self, y: Array, random: np.random.Generator) -> Array:
        """Return a state beside another, drawn by lot."""
        for _ in range(WANDERS):
            here = _Here(self._system, y, np.zeros(3))
            ways = random.uniform(-LONGEST, LONGEST, here.count)
            y = here.moved(ways)[0]
        return y

    def from_there(
        self, y: Array, progress: Callable[[float], None], looks: tuple[float, ...]
    ) -> list[Motion]:
        """Return motions to which steps come from a state, with W of either kind at first.

        Args:
            y: the state.
            progress: called with the part done, 0 to 1.
            looks: [rad] how far the fastest body turns to where all is looked at again.

        """
        y, self._looks = self._with_values(y), looks
        here = _Here(self._system, y, np.zeros(3))
        found = [
            self._from(y, here.turning_now(), lambda part: progress(0.5 * part)),
            self._from(y, here.mean_turning(), lambda part: progress(0.5 + 0.5 * part)),
        ]
        return [each for each in found if each is not None]

    def _from(self, y: Array, turning: Array, progress: Callable[[float], None]) -> Motion | None:
        """Return the motion to which steps come; None where they lead nowhere."""
        weight = FIRST
        least, since = np.inf, 0
        for step in range(MOST):
            progress(step / MOST)
            here = _Here(self._system, y, turning)
            now = self._residuals(here, y, turning)
            slopes = self._slopes(here, self._residuals)
            if not (np.isfinite(now).all() and np.isfinite(slopes).all()):
                return None
            left = float(np.abs(now).max(initial=0.0))
            least, since = (left, step) if left <= least / 2.0 else (least, since)
            stays = left <= ROUNDED or step - since > PATIENCE
            moved = None if stays else self._step(here, now, slopes, weight)
            if moved is None:
                return Motion(y, turning, left, step)
            y, turning, weight = moved
        return None

    def _with_values(self, y: Array) -> Array:
        """Return a state near to another that has the given values, as far as it goes."""
        count = len(self._given)
        for _ in range(STEPS_TO_VALUES if count else 0):
            here = _Here(self._system, y, np.zeros(3))
            missed = self._values(here, y)
            if np.abs(missed).max() <= DIFFERENCE:
                break
            slopes = self._slopes(here, self._values)
            way: Array = np.linalg.lstsq(slopes, -missed, rcond=KNOWN)[0].astype(np.float64)
            y = here.moved(way, np.inf)[0]
        return y

    def _step(
        self, here: "_Here", now: Array, slopes: Array, weight: float
    ) -> tuple[Array, Array, float] | None:
        """Return state, W and weight after a step; None where none makes less of what is left.

        Marquardt's weight counts with what is left (Fan, Yuan, Computing 74, 2005), so that steps
        end as Newton's do where solutions lie side by side, too.
        """
        left, sizes, right = np.linalg.svd(slopes, full_matrices=False)
        known = sizes > KNOWN * sizes.max(initial=0.0)
        parts, whole = left.T @ now, float(now @ now)
        while weight <= HEAVIEST:
            divisor = np.where(known, sizes**2 + weight * whole, np.inf)
            y, turning = here.moved(-(right.T @ (sizes / divisor * parts)))
            after = self._residuals(here, y, turning)
            if float(after @ after) < whole:  # not so where it is no number
                return y, turning, max(weight * LIGHTER, LIGHTEST)
            weight *= HEAVIER
        return None

    def _slopes(self, here: "_Here", what: What) -> Array:
        """Return how something changes along the directions, (k, d)."""
        columns = []
        for k in range(here.count):
            if self._stop is not None and self._stop.is_set():
                raise StoppedError(say("The search for a steady motion was stopped."))
            way = np.zeros(here.count)
            sides = []
            for side in (1.0, -1.0):
                way[k] = side * DIFFERENCE
                sides.append(what(here, *here.moved(way)))
            columns.append((sides[0] - sides[1]) / (2.0 * DIFFERENCE))
        return np.array(columns).T

    def _residuals(self, here: "_Here", y: Array, turning: Array) -> Array:
        """Return what makes a motion none that is steady with the given values, in parts."""
        times = [0.0, *(look / here.rate for look in self._looks)]
        moments = [carried(self._system, y, turning, time) if time else y for time in times]
        departs = [
            here.departs(later, turning, time) for later, time in zip(moments, times, strict=True)
        ]
        return np.concatenate([self._values(here, y), *departs])

    def _values(self, here: "_Here", y: Array, _: Array | None = None) -> Array:
        """Return by how much the given values are missed, (k,), in parts."""
        if not self._given:
            return np.zeros(0)
        result = recorded(self._system, y, 0.0)
        missed = [
            (result[name][0] - value) / self._unit(here, name, value)
            for name, value in self._given.items()
        ]
        return np.array(missed, dtype=float)

    def _unit(self, here: "_Here", name: str, value: float) -> float:
        """Return what counts as one of a quantity."""
        unit = self._units.get(name, "1")
        natural = {"m": self._size, "rad/s": here.rate, "m/s": self._size * here.rate}
        return float(max(natural.get(unit, 1.0), abs(value)))


class _Here:
    """A state with directions from it: places, speeds and W, in parts of sizes that are its own.

    Attributes:
        rate: of the fastest body, or of a swing about the weight [rad/s].
        count: of directions.

    """

    def __init__(self, system: System, y: Array, turning: Array) -> None:
        n, tables = system.bodies, system.tables
        self._system, self._y, self._turning = system, y, turning
        self._work = make_work(tables)
        u = y[7 * n : 13 * n].reshape(n, 6)
        fastest = max(
            np.abs(u[:, :3]).max(initial=0.0) / tables.extent, np.abs(u[:, 3:]).max(initial=0.0)
        )
        weight = float(np.linalg.norm(tables.gravity)) / tables.extent
        self.rate = max(fastest, np.sqrt(weight), 1e-3)
        self._clock(0.0)
        assemble.place(tables, self._work, y)
        assemble.jacobians(tables, self._work)
        B = constraint_matrix(system, self._work)
        level = tables.row_level
        self._places = free_motions(system, B[level == POSITION]) * tables.extent
        self._speeds = free_motions(system, B[level <= SPEED]) * (tables.extent * self.rate)
        self.count = self._places.shape[1] + self._speeds.shape[1] + 3

    def moved(self, way: Array, longest: float = LONGEST) -> tuple[Array, Array]:
        """Return state and W some way along the directions (d,), no farther than the longest."""
        way = way * min(1.0, longest / max(float(np.abs(way).max(initial=0.0)), 1e-300))
        n, tables, p = self._system.bodies, self._system.tables, self._places.shape[1]
        y, scratch = self._y.copy(), np.zeros(6 * n)
        self._clock(0.0)
        move(y[: 7 * n], np.ascontiguousarray(self._places @ way[:p]), np.inf, np.inf)
        close_positions(tables, self._work, y, scratch, CORRECTIONS, np.inf)
        y[7 * n : 13 * n] += self._speeds @ way[p:-3]
        fit_speeds(tables, self._work, y[7 * n : 13 * n], scratch)
        return y, self._turning + way[-3:] * self.rate

    def turning_now(self) -> Array:
        """Return the W (3,) that comes nearest to the accelerations of the state [rad/s]."""
        n, y, rates = self._system.bodies, self._y, np.zeros(self._y.size)
        evaluate(self._system.tables, self._work, 0.0, y, rates, False)
        R = rotation_matrices(y[: 7 * n].reshape(n, 7)[:, 3:])
        u, u_dot = (part[7 * n : 13 * n].reshape(n, 6) for part in (y, rates))
        spun, changed = (np.einsum("bij,bj->bi", R, part[:, 3:]) for part in (u, u_dot))
        size = self._system.tables.extent
        return turning_in(
            np.vstack([u[:, :3] / size, spun]), np.vstack([u_dot[:, :3] / size, changed])
        )

    def mean_turning(self) -> Array:
        """Return the mean angular velocity of the bodies, (3,), in ground axes [rad/s]."""
        n, y = self._system.bodies, self._y
        R = rotation_matrices(y[: 7 * n].reshape(n, 7)[:, 3:])
        own = y[7 * n : 13 * n].reshape(n, 6)[:, 3:]
        return np.asarray(np.einsum("bij,bj->bi", R, own).mean(axis=0))

    def departs(self, y: Array, turning: Array, time: float) -> Array:
        """Return how accelerations, gaps and speeds of joints are none of a steady motion."""
        n, tables = self._system.bodies, self._system.tables
        y, rates = y.copy(), np.zeros(y.size)
        self._clock(time)
        assemble.place(tables, self._work, y)
        assemble.keep_turns(tables, self._work, y)
        assemble.residuals(tables, self._work)
        gaps = self._work.phi[tables.row_level == POSITION] / tables.extent
        evaluate(tables, self._work, time, y, rates, False)
        R = rotation_matrices(y[: 7 * n].reshape(n, 7)[:, 3:])
        u, u_dot = y[7 * n : 13 * n].reshape(n, 6), rates[7 * n : 13 * n].reshape(n, 6)
        own = np.einsum("bji,j->bi", R, turning)
        shifts = (u_dot[:, :3] - np.cross(turning, u[:, :3])) / tables.extent
        turns = u_dot[:, 3:] - np.cross(own, u[:, 3:])
        return np.concatenate([gaps, shifts.ravel() / self.rate**2, turns.ravel() / self.rate**2])

    def _clock(self, time: float) -> None:
        self._work.clock[BETWEEN_JUMPS] = AT_ONCE / 2 + time
        self._work.clock[NOW] = time
