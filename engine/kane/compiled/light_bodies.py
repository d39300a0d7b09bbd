"""Which bodies are so light that D = B A^-1 B^T loses the others.

See ``kernels.equations.light_bodies``.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.compiled.massless import massless, unheld
from kane.kernels.equations import assemble
from kane.kernels.equations.constraint_matrix import add_constrained, multiply
from kane.kernels.equations.project import fit_speeds
from kane.kernels.linear.ldlt import factor, solve
from kane.kernels.tables import Indices, Tables, Work, make_work

Array = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]

# What is light against another part of the same row, the shift or the turn of a body: D keeps of
# the heavy part what it has more than 1e-16, some ten digits here.
LIGHT = 1e-6
# Of the heavy one so much is added at first, and less where a motion feels more of it than that:
# each conjugate gradient then gains four digits.
ADDED, FELT = 1e-5, 1e-4
LESS = 0.01
LEAST_ADDED = 1e-8  # of what is added at first to what has no inertia: less would cost D digits
LOOSE = 1e-8  # of what presses on a body: the round-off of that is nothing to a heavier one
DRAWS = 3  # one alone may happen to press on nothing
ROUND_OFF = 1e-8  # of a row's size, or of a free motion: a part of it that small is none


class LightBodies(NamedTuple):
    """What has been found.

    Attributes:
        tables: those of the model, with inertia added in D.
        loose: bodies, from 1, whose own accelerations are lost in the round-off of what they
            carry: their inertia over what presses on them, where that is LOOSE or less.

    """

    tables: Tables
    loose: dict[int, float]


def light_bodies(tables: Tables, work: Work, state: Array) -> LightBodies:
    """Add inertia in D where bodies are light, so little as not to matter.

    Args:
        tables: those of a model, with nothing added.
        work: holds the blocks of its rows at the start; scratch.
        state: (state,) as the model gives it.

    """
    if not np.isfinite(tables.bodies["inverse"]).all():
        return LightBodies(tables, {})  # a run refuses it
    with np.errstate(over="ignore", invalid="ignore"):  # a run refuses what comes of that
        search = _Search(tables, work, state)
        search.begin()
        while search.finds_more():
            search.settle()
        if search.tables is tables:
            return LightBodies(tables, {})
        search.leave_what_dangles()
        return LightBodies(search.tables, search.loose())


class _Search:
    """Light parts as far as they are found; a part is the shift of a body or its turn.

    What is added to one makes it heavier than its light neighbours: these are found next.

    Attributes:
        tables: those of the model, with what has been added.

    """

    def __init__(self, tables: Tables, work: Work, state: Array) -> None:
        self.tables, self._bare, self._work, self._state = tables, tables, work, state
        inverse = tables.bodies["inverse"]
        self._inertia = np.divide(1.0, inverse, out=np.zeros_like(inverse), where=inverse > 0)
        self._massless = massless(tables.bodies)
        self._inertia.ravel()[self._massless + 6] = 0.0
        self._row = np.repeat(np.arange(tables.row_level.size), np.diff(tables.row_start))
        self._body = tables.block_body
        squares = _of_parts(work.J**2)
        sizes = np.zeros(tables.row_level.size)
        np.maximum.at(sizes, self._row, squares.max(axis=1))
        self._counts = squares > ROUND_OFF**2 * sizes[self._row, None]
        # A point sees its body turn by an arm that changes as it moves: none makes a body lighter.
        of_point = (tables.linear_axis >= 0) & (tables.linear_axis < 3)
        of_point = of_point[self._row]
        longest = np.zeros((tables.bodies.size, 2))
        np.maximum.at(longest, self._body[of_point], squares[of_point])
        self._squares = np.where(of_point[:, None], longest[self._body], squares)
        self._longer = np.divide(
            self._squares, squares, out=np.ones_like(squares), where=squares > 0
        )
        self._added = np.zeros_like(inverse)
        self._least = np.zeros(inverse.size)  # what is added stays at least
        self._free = np.zeros((tables.bodies.size, 2), bool)  # light parts that nothing leads

    def begin(self) -> None:
        """Let what has no inertia count in D, as a part of the heaviest that moves.

        Where nothing leads it in the place that is drawn, it stays so: assembled, it may be led.
        """
        if not self._massless.size:
            return
        units = self._bare.unit_bodies["inverse"]
        heaviest = float((self._inertia * units).max(initial=0.0)) or 1.0
        own = self._massless + 6
        added = ADDED * heaviest / units.ravel()[own]
        self._added.ravel()[own] = added
        self._write()
        self._least[own] = added if unheld(self.tables, self._work) else LEAST_ADDED * added
        self.settle()

    def finds_more(self) -> bool:
        """Look for parts that are light against others of their rows, and add to them."""
        share = _of_parts(self._work.J**2 * self.tables.bodies["inverse"][self._body])
        share *= self._longer
        counts = self._counts & (share > 0) & np.isfinite(share)
        least = np.full(self._bare.row_level.size, np.inf)
        np.minimum.at(least, self._row, np.where(counts, share, np.inf).min(axis=1))
        light = counts & (least[self._row, None] < LIGHT * share)
        found = False
        for block, part in np.argwhere(light & ~self._free[self._body]).tolist():
            first, last = self._bare.row_start[self._row[block] : self._row[block] + 2].tolist()
            others = share[first:last][counts[first:last]]
            found |= self._add(block, part, ADDED / others.min())
        return found

    def _add(self, block: int, part: int, seen: float) -> bool:
        """Add what a row sees as ``seen`` to a part; return whether there was nothing yet."""
        speeds = slice(3 * part, 3 * part + 3)
        own, inertia = self._added[self._body[block]], self._inertia[self._body[block], speeds]
        square = self._squares[block, part]
        entries = self._work.J[block, speeds] ** 2
        is_seen = entries > ROUND_OFF**2 * entries.sum()
        new = np.where(is_seen & (inertia > 0), seen * square, 0.0)
        is_new = (own[speeds] == 0) & (new > 0)
        own[speeds] = np.where(is_new, new, own[speeds])
        return bool(is_new.any())

    def settle(self) -> None:
        """Add less where it is felt, until it is not; nothing where there is nothing left then."""
        self._write()
        while self._added.any():
            felt = np.zeros(self._added.size, bool)
            for speeds, scaled in self._parts():
                counts = np.isin(speeds, self._massless) | (not _is_loose(scaled))
                felt[speeds + 6] = counts & (scaled.diagonal() > FELT)
            felt &= LESS * self._added.ravel() >= self._least
            if not felt.any():
                return
            self._added.ravel()[felt] *= LESS
            gone = (self._added > 0) & (self._added < self._inertia)
            self._free |= gone.reshape(-1, 2, 3).any(axis=2)
            self._added[gone] = 0.0
            self._write()

    def leave_what_dangles(self) -> None:
        """Take back what was added to loose parts that D can do without.

        A light body that only hangs on a heavy one takes nothing from it, but loses digits itself.
        """
        for speeds, scaled in list(self._parts()):
            before = self._added.copy()
            if _is_loose(scaled) and not np.isin(speeds, self._massless).any():
                self._added.ravel()[speeds + 6] = 0.0
                self.settle()
                if self._loses_digits():
                    self._added = before
                    self._write()

    def loose(self) -> dict[int, float]:
        """Return the loose bodies; see ``LightBodies``.

        Rounding a force changes an acceleration by 1e-16 of it over the inertia. Where joints lead
        a light body, that is made good; where they leave it free to turn or to slide, and what they
        press on it has an arm about that way, it is not.
        """
        units = np.sqrt(self._bare.unit_bodies["inverse"])  # 1 m/s^2, and that at a body's arm
        inertia, pressed = self._inertia * units, self._pressed(units)
        suspect = (inertia > 0) & ~(inertia >= LOOSE * pressed)
        found: dict[int, float] = {}
        factor(self.tables, self._work)
        for body, speed in np.argwhere(suspect).tolist():
            if self._is_free(6 * body - 6 + speed):
                ratio = float(inertia[body, speed] / pressed[body, speed])
                found[body] = min(ratio, found.get(body, LOOSE))
        return found

    def _is_free(self, speed: int) -> bool:
        """Return whether a push along a speed moves little else."""
        unit = np.zeros(self._added.size - 6)
        unit[speed] = 1.0
        alone = self.tables.bodies["inverse"].flat[speed + 6]
        return bool(self._response(unit)[speed] > FELT * alone)

    def _pressed(self, units: Array) -> Array:
        """Return what joints press on all speeds, (n + 1, 6), lest they change by some units.

        Each changes at random, that no two move together.
        """
        tables, work = self.tables, make_work(self.tables)  # has room for light speeds
        assemble.place(tables, work, self._state)
        rng, at_rest = np.random.default_rng(0), np.zeros(units.shape)
        lam = np.zeros(work.lam.size)
        for _ in range(DRAWS):
            rates = units * rng.normal(size=units.shape)
            changed = _stopping(tables, work, rates) - _stopping(tables, work, at_rest)
            lam = np.maximum(lam, np.abs(changed))
        for row, count in tables.pattern.rows.tolist():  # of a joint: round-off knows no direction
            lam[row : row + count] = lam[row : row + count].max(initial=0.0)
        pressed = np.zeros(units.shape)
        np.add.at(pressed, self._body, np.abs(work.J) * lam[self._row, None])
        return pressed

    def _write(self) -> None:
        light = np.flatnonzero(self._added)
        bodies = self._bare.bodies.copy()
        bodies["inverse"][light // 6, light % 6] = 1.0 / (self._inertia + self._added).flat[light]
        self.tables = replace(
            self._bare, bodies=bodies, light=light - 6, added=self._added.ravel()[light]
        )

    def _parts(self) -> Iterator[tuple[Indices, Array]]:
        """Yield the light speeds of each part, and what of their added inertia is felt, (k, k).

        Its eigenvalues are 0 to 1: the share of what was added in all that a push moves.
        """
        light, added = self.tables.light, self.tables.added
        factor(self.tables, self._work)
        unit = np.zeros(self._added.size - 6)
        for part in np.unique(light // 3):
            own = np.flatnonzero(light // 3 == part)
            responses = np.empty((own.size, own.size))
            for k, speed in enumerate(light[own]):
                unit[speed] = 1.0
                responses[k] = self._response(unit)[light[own]]
                unit[speed] = 0.0
            root = np.sqrt(added[own])
            yield light[own], root[:, None] * responses * root

    def _response(self, push: Array) -> Array:
        """Return the accelerations, (6 n,), that forces (6 n,) make, joints closed."""
        tables, work = self.tables, self._work
        rate: Array = push * tables.bodies["inverse"][1:].ravel()
        multiply(tables.pattern, tables.block_body, work.J, rate, work.lam)
        work.lam[:] = -work.lam
        solve(tables.pattern, work.L, work.lam, work.y)
        add_constrained(tables.pattern, tables.block_body, tables.bodies, work.J, work.lam, rate)
        return rate

    def _loses_digits(self) -> bool:
        """Return whether elimination leaves little of D."""
        work, pattern = self._work, self.tables.pattern
        factor(self.tables, work)
        inverse = work.L[: len(pattern.rows), :: pattern.size + 1]
        left = np.divide(1.0, inverse * work.whole, where=inverse > 0, out=np.zeros(inverse.shape))
        return bool((left[work.whole > 0] < LIGHT).any())


def _is_loose(scaled: Array) -> bool:
    """Return whether a part is led in more directions than there are axes along which it is."""
    led = (np.linalg.eigvalsh(scaled) <= FELT).sum()
    return bool(led > (scaled.diagonal() <= FELT).sum())


def _stopping(tables: Tables, work: Work, rates: Array) -> Array:
    """Return the multipliers, (m,), that put rates (n + 1, 6) on the joints."""
    u = rates[1:].ravel()
    fit_speeds(tables, work, u, np.zeros(u.size))
    return work.lam.copy()


def _of_parts(entries: Array) -> Array:
    """Return the sums of what belongs to the shift and to the turn of each block, (blocks, 2)."""
    sums: Array = entries.reshape(-1, 2, 3).sum(axis=2)
    return sums
