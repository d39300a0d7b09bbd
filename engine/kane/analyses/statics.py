"""Statics: where a mechanism can rest, whether it stays there, and what its joints carry.

At rest Kane's equations say that no generalized force is left,

    g(q) = N^T f(q, u = 0, t) = 0,

with N all motions that the joints leave free at once. The way there is that of a mechanism in thick
honey: implicit steps of M dz/ds = g with the exact tangent K of g, longer and longer as g fades, so
that it ends in steps of Newton (pseudo-transient continuation: Kelley, Keyes, SIAM J. Numer. Anal.
35, 1998). It runs downhill, so from a place that is none it comes to an equilibrium that is stable
against small pushes; from one that is, it does not stir. Whether an equilibrium is stable say the
eigenvalues of small deviations, see ``linearisation``.
"""

import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property

import msgspec
import numpy as np
import numpy.typing as npt

from kane.analyses.admissible import directions, free_motions
from kane.analyses.instant import AT_ONCE, Instant, recorded
from kane.analyses.linearisation import Linearisation, linearise
from kane.analyses.modes import inertias
from kane.analyses.placement import Placement, placed
from kane.analyses.tangents import State, slopes
from kane.arguments import checked
from kane.compiled import System, compile_model
from kane.compiled.constraint_matrix import constraint_matrix, lengths, movable
from kane.compiled.loads import tables_with
from kane.errors import KaneError
from kane.kernels.codes import BETWEEN_JUMPS, SPEED
from kane.kernels.equations import assemble as primitives
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.equations.project import OPEN, close_positions, move, size
from kane.kernels.tables import make_work
from kane.model import Model
from kane.model.model import may_change
from kane.sentences import say
from kane.solve.assembly import close_joints

Array = npt.NDArray[np.float64]

LEFT = 1e-12  # of the forces that act, which may be left of their sum
MOST = 400  # steps
MOST_OF_NEWTON = 40
WANDERS = 8  # steps on the way to another place
LONGEST = 0.15  # of a step: rad, or part of the mechanism's size
FIRST = 1.0  # weight of the mass beside the stiffness at the start
CORRECTIONS = 30
SHORTER = 8  # halves of a step that are tried where joints do not close


class NoRestError(KaneError):
    """No equilibrium was found."""


class StoppedError(KaneError):
    """What was under way was stopped."""


@dataclass(frozen=True)
class Equilibrium:
    """A place in which a mechanism rests.

    Attributes:
        instant: at rest there; ``instant.result`` has reactions and forces of springs by name.
        residual: what is left of the forces, as part of those that act.
        moved: the largest way of a body from where it was drawn, or turn times the mechanism's
            size [m].
        steps: how many were taken.

    """

    instant: Instant
    residual: float
    moved: float
    steps: int

    @cached_property
    def linear(self) -> Linearisation:
        """The equations of small deviations."""
        return linearise(self.instant)

    @property
    def is_stable(self) -> bool:
        """Whether no small push makes it leave; what may stand anywhere does not count."""
        return all(mode.is_stable for mode in self.linear.modes)

    @property
    def model(self) -> Model:
        """The model, drawn at rest there."""
        system = self.instant.system
        n = system.bodies
        q, _ = system.frames.to_user(self.instant.state[: 7 * n].reshape(n, 7), np.zeros((n, 6)))
        model = placed(system.model, Placement(q[:, :3], q[:, 3:]))
        bodies = tuple(
            msgspec.structs.replace(
                body, velocity=(0.0, 0.0, 0.0), angular_velocity=(0.0, 0.0, 0.0)
            )
            for body in model.bodies
        )
        return msgspec.structs.replace(model, bodies=bodies)


@checked
def equilibrium(
    model: Model,
    *,
    progress: Callable[[float], None] | None = None,
    stop: threading.Event | None = None,
) -> Equilibrium:
    """Return the equilibrium that a model comes to from where it is drawn.

    Speeds are taken as zero; laws of time and drivers are those of the start.

    Args:
        model: the mechanism.
        progress: called with the part done, 0 to 1, in this thread.
        stop: an event that any thread may set to give up.

    Raises:
        NoRestError: it comes to no rest: nothing holds it, or what drives it never ends.
        AssemblyError: the joints cannot be closed.
        ModelError: the model has faults.
        StoppedError: it was stopped.

    """
    if may_change(model):
        raise NoRestError(
            say("An equilibrium is not to be had of a model with stops, friction or latches.")
        )
    system = compile_model(model)
    found = close_joints(system)
    return rest_near(found.system, found.state, progress, stop)


def rest_near(
    system: System,
    state: Array,
    progress: Callable[[float], None] | None = None,
    stop: threading.Event | None = None,
) -> Equilibrium:
    """Return the equilibrium that a system comes to from a state, (state,); see ``equilibrium``."""
    place, weight, before, first = Place(system, state), FIRST, np.inf, None
    for step in range(MOST):
        if stop is not None and stop.is_set():
            raise StoppedError(say("The search for an equilibrium was stopped."))
        part = place.residual
        first = part if first is None else first
        if progress and first > 0.0:
            progress(min(1.0, max(0.0, np.log(part / first + 1e-300) / np.log(LEFT))))
        if place.rests:
            return settled(system, state, place, step)
        if before < np.inf and part > 0.0:
            weight = min(max(weight * min(max(part / before, 0.1), 2.0), 0.0), 1e6)
        before = part
        place = place.moved(place.step(weight))
    raise NoRestError(
        say(
            "No equilibrium was found: what is left of the forces is {part:.2g} of those that act. "
            "Something may be free to go on for ever, or be driven.",
            part=place.residual,
        )
    )


class Place:
    """A place at rest, with forces, multipliers and free motions.

    Attributes:
        state: (state,) with speeds of zero.
        f: (6 n,) forces on the bodies.
        free: (6 n, p) motions that the joints leave free.
        acting: size of the forces that act, as it was measured last.
        multipliers: (m,) lambda, which joints need to hold what can be held.
        force: (p,) generalized forces g.
        residual: the largest as part of the forces that act.

    """

    def __init__(self, system: System, state: Array, acting: float | None = None) -> None:
        n, tables = system.bodies, system.tables
        self.system, self.state = system, state.copy()
        self.state[7 * n : 13 * n] = 0.0
        work = make_work(tables)
        work.clock[BETWEEN_JUMPS] = AT_ONCE / 2
        primitives.place(tables, work, self.state)
        primitives.jacobians(tables, work)
        primitives.move(tables, work, self.state[7 * n : 13 * n])
        primitives.forces(tables, work)
        self.f = f = work.f[1:].ravel().copy()
        self._B = constraint_matrix(system, work)
        self._held = self._B[tables.row_level <= SPEED]
        self._instant = Instant(
            system,
            0.0,
            self.state,
            np.zeros(6 * n),
            np.zeros(system.rows),
            work,
            None,  # type: ignore[arg-type]
        )
        self.free = free_motions(system, self._held)
        moves, scale = movable(system), lengths(system)
        lam = np.zeros(system.rows)
        chosen = tables.row_level <= SPEED
        if chosen.any():
            B = (self._held * scale)[:, moves]
            lam[chosen] = np.linalg.lstsq(B.T, -(f * scale)[moves], rcond=None)[0]
        self.multipliers = lam
        self.force = self.free.T @ f
        # with lever arms of the mechanism's size, or none would act where they have none
        reach = np.abs(self.free / scale[:, None]).max(axis=0, initial=0.0)
        self.acting = float((self._acting() * scale).max(initial=0.0)) if acting is None else acting
        whole = self.acting * reach
        parts = np.abs(self.force[whole > 0.0]) / whole[whole > 0.0]
        self.residual = float(parts.max(initial=0.0))

    @property
    def rests(self) -> bool:
        """Whether nothing is left of the forces, as part of those that act here."""
        return self.residual <= LEFT and Place(self.system, self.state).residual <= LEFT

    def coordinates(self) -> Array:
        """Return the free motions along the coordinates of joints, (6 n, p)."""
        return directions(self._instant, self._held).basis

    def _acting(self) -> Array:
        """Return sizes of the forces that act, (6 n,): weight, and those of each load by itself."""
        system, tables = self.system, self.system.tables
        n = system.bodies
        whole = np.zeros(6 * n)
        weight = tables_with(tables, {})
        for part in (weight, *(tables_with(system.weightless, e) for e in _entries(system))):
            own = make_work(tables)
            own.clock[BETWEEN_JUMPS] = AT_ONCE / 2
            primitives.place(part, own, self.state)
            primitives.move(part, own, self.state[7 * n : 13 * n])
            primitives.forces(part, own)
            whole += np.abs(own.f[1:].ravel())
        return whole

    def step(self, weight: float) -> Array:
        """Return a displacement, (6 n,), by an implicit step; the mass counts with a weight."""
        free, system, K = self.free, self.system, self.stiffness()
        M = free.T @ (inertias(system)[:, None] * free)
        values = np.linalg.eigvals(np.linalg.solve(M, K)).real if len(M) else np.zeros(0)
        largest = float(np.abs(values).max(initial=0.0))
        # downhill: what pushes over is outweighed by the mass
        shift = max(weight * largest, 1.5 * -float(values.min(initial=0.0)))
        if largest == 0.0:
            shift = 1.0
        z = np.linalg.lstsq(K + shift * M, self.force, rcond=1e-13)[0]
        way = free @ z
        return self.no_longer(way)

    def stiffness(self) -> Array:
        """Return K, how the generalized forces fall along the free motions, (p, p)."""
        at = State(
            self.system, 0.0, AT_ONCE / 2, self.state, np.zeros(len(self.free)), self.multipliers
        )
        return np.asarray(self.free.T @ slopes(at, self.free, np.zeros_like(self.free)).residuals)

    def size_of(self, way: Array) -> float:
        """Return the largest turn of a displacement, or shift as part of the mechanism's size."""
        sizes = np.abs(way.reshape(-1, 2, 3)).max(axis=(0, 2), initial=0.0)
        return float(max(sizes[0] / self.system.tables.extent, sizes[1]))

    def no_longer(self, way: Array) -> Array:
        """Return a displacement made as short as a step may be."""
        longest = max(self.size_of(way), 1e-300)
        return np.asarray(way * min(1.0, LONGEST / longest))

    def moved(self, way: Array) -> "Place":
        """Return the place after a displacement, joints closed; where they do not, after less."""
        system, n = self.system, self.system.bodies
        work, scratch = make_work(system.tables), np.zeros(6 * n)
        work.clock[BETWEEN_JUMPS] = AT_ONCE / 2
        for _ in range(SHORTER):
            y = self.state.copy()
            move(y[: 7 * n], np.ascontiguousarray(way), np.inf, np.inf)
            left = close_positions(system.tables, work, y, scratch, CORRECTIONS, np.inf)
            if left <= OPEN * size(system.tables, work):
                return Place(system, y, self.acting)
            way = 0.5 * way
        raise NoRestError(say("The joints let the mechanism go no farther to an equilibrium."))


def _entries(system: System) -> list[dict[str, slice]]:
    return [*system.load_entries.values()]


def settled(system: System, start: Array, place: Place, steps: int) -> Equilibrium:
    """Return the equilibrium at a place, come to from a state in so many steps."""
    n = system.bodies
    y, rates, work = place.state, np.zeros(system.state_size), make_work(system.tables)
    work.clock[BETWEEN_JUMPS] = AT_ONCE / 2
    evaluate(system.tables, work, 0.0, y, rates, False)
    result = recorded(system, y, 0.0)
    instant = Instant(system, 0.0, y, rates[7 * n : 13 * n], result.multipliers[0], work, result)
    before, after = start[: 7 * n].reshape(n, 7), y[: 7 * n].reshape(n, 7)
    turned = 2.0 * np.arccos(np.clip(np.abs((before[:, 3:] * after[:, 3:]).sum(axis=1)), 0, 1))
    way = np.linalg.norm(after[:, :3] - before[:, :3], axis=1)
    moved = float(np.maximum(way, turned * system.tables.extent).max(initial=0.0))
    return Equilibrium(instant, place.residual, moved, steps)


@checked
def equilibria(
    model: Model,
    *,
    tries: int = 30,
    seed: int = 0,
    progress: Callable[[float], None] | None = None,
    stop: threading.Event | None = None,
) -> tuple[Equilibrium, ...]:
    """Return equilibria about where a model is drawn, stable or not, the nearest first.

    From the place that is drawn and from others about it, drawn by lot, it is gone downhill, and
    by steps of Newton alone, which come to unstable ones, too.

    Args:
        model: the mechanism.
        tries: how many other places; the same seed draws the same.
        seed: of the random numbers.
        progress: as of ``equilibrium``.
        stop: what has been found until then is returned.

    Raises:
        NoRestError: none was found.
        AssemblyError: the joints cannot be closed.
        ModelError: the model has faults.

    """
    first = equilibrium_or_none(model, stop)
    closed = close_joints(compile_model(model))
    system, random = closed.system, np.random.default_rng(seed)
    found = [] if first is None else [first]
    for k in range(tries):
        if stop is not None and stop.is_set():
            break
        if progress:
            progress(k / tries)
        place = _elsewhere(Place(system, closed.state), random)
        for search in (_downhill, _by_newton):
            other = search(system, place, closed.state, stop)
            if other is not None and not any(_is_same(other, each) for each in found):
                found.append(other)
    if not found:
        raise NoRestError(say("No equilibrium was found about this place."))
    return tuple(sorted(found, key=lambda each: each.moved))


def _elsewhere(place: Place, random: np.random.Generator) -> Place:
    """Return a place drawn by lot, half a turn or a mechanism's size away at most."""
    basis = place.coordinates()
    drawn = random.uniform(-np.pi, np.pi, size=basis.shape[1])
    # what turns goes round, what slides goes as far as the mechanism is large
    apart = np.abs(basis.T.reshape(-1, place.system.bodies, 2, 3)).max(axis=(1, 3))
    sizes = np.where(apart[:, 1] > 0.0, apart[:, 1], apart[:, 0] / place.system.tables.extent)
    parts = drawn / np.where(sizes > 0.0, sizes, 1.0)
    try:
        for _ in range(WANDERS):
            place = place.moved(place.coordinates() @ parts / WANDERS)
    except NoRestError:  # that is as far as it goes
        pass
    return place


def equilibrium_or_none(model: Model, stop: threading.Event | None) -> Equilibrium | None:
    """Return the equilibrium that a model comes to; None where it comes to none."""
    try:
        return equilibrium(model, stop=stop)
    except NoRestError:
        if may_change(model):
            raise
        return None


def _downhill(
    system: System, place: Place, start: Array, stop: threading.Event | None
) -> Equilibrium | None:
    try:
        found = rest_near(system, place.state, stop=stop)
    except (NoRestError, StoppedError):
        return None
    return settled(system, start, Place(system, found.instant.state), found.steps)


def _by_newton(
    system: System, place: Place, start: Array, stop: threading.Event | None
) -> Equilibrium | None:
    for step in range(MOST_OF_NEWTON):
        if stop is not None and stop.is_set():
            return None
        if place.rests:
            return settled(system, start, place, step)
        try:
            place = place.moved(_newton(place))
        except NoRestError:
            return None
    return None


def _newton(place: Place) -> Array:
    free, K = place.free, place.stiffness()
    way = free @ np.linalg.lstsq(K, place.force, rcond=1e-12)[0]
    return place.no_longer(way)


def _is_same(one: Equilibrium, other: Equilibrium) -> bool:
    system, n = one.instant.system, one.instant.system.bodies
    a, b = (each.instant.state[: 7 * n].reshape(n, 7) for each in (one, other))
    apart = np.linalg.norm(a[:, :3] - b[:, :3], axis=1).max(initial=0.0)
    turned = 1.0 - np.abs((a[:, 3:] * b[:, 3:]).sum(axis=1)).min(initial=1.0)
    return bool(apart <= 1e-6 * system.tables.extent and turned <= 1e-10)


def resting(model: Model, stop: threading.Event | None = None) -> System:
    """Return the compiled model that begins at rest in its equilibrium; errors as there."""
    found = equilibrium(model, stop=stop)
    system = compile_model(model)
    y = system.initial_state.copy()
    motion = system.motion_size
    y[:motion] = found.instant.state[:motion]
    return replace(system, initial_state=y)
