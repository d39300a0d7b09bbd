"""Looks at the contacts of a mechanism where it stands: what a ``Place`` holds is found here."""

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.compiled.contacts import pressing_contacts
from kane.compiled.massless import counted_inertia
from kane.compiled.watching import places_beside
from kane.elements.changing import Blow, States
from kane.kernels.codes import BETWEEN_JUMPS, NOW
from kane.kernels.compiling.bundle_type import BundleType, type_of
from kane.kernels.equations import assemble
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.equations.project import size
from kane.kernels.equations.respond import respond, share_evenly
from kane.kernels.methods.calls import ARRAY, NUMBER, TABLE, TRUTH, entry
from kane.kernels.primitives.rolling_contact import EDGE, LIES, LYING, TIPS, faces, sines
from kane.kernels.primitives.shape_contact import see
from kane.kernels.primitives.shape_feature import ABSENT, FACE, NEAREST
from kane.kernels.programs.program import values
from kane.kernels.tables import make_work
from kane.solve.changing.features import RIMS, kept_flat, put_on_face
from kane.solve.changing.islands import Island, islands
from kane.solve.changing.modes import Modes
from kane.solve.changing.place import RESTS, TOUCHES, Place

Array = npt.NDArray[np.float64]
Indices = npt.NDArray[np.int64]

AHEAD = 1e-9  # m: how far shapes go in a moment
FLAT_ENOUGH = 1.5  # times as much as a rim leans that comes to lie: less than one that tips


class Surveyor:
    """Looks at the contacts of a mechanism at one state after the other.

    Attributes:
        islands: that have contacts.
        all: what would be the island if all bodies were linked.
        tipping: rims that stand on their edges, however little they lean, by their contacts.

    """

    def __init__(self, modes: Modes) -> None:
        free, whole = modes.free, modes.whole
        self._modes = modes
        # features are told anew at each place
        table, rims = whole.tables.shape_contacts.copy(), whole.tables.rolling_contacts.copy()
        keeps = whole.tables.velocity_rows.copy()
        tables = replace(
            whole.tables, shape_contacts=table, rolling_contacts=rims, velocity_rows=keeps
        )
        self._whole = replace(whole, tables=tables)
        self._rims = _rims(whole)
        self._beside = {
            rim: places_beside(whole.contacts, rim) for rim, _, k in self._rims if rims["count"][k]
        }
        self.tipping: frozenset[int] = frozenset()
        starts = {
            rows.start: i for i, rows in enumerate(whole.contact_rows) if rows.stop > rows.start
        }
        self._entries = [
            (starts[row], k) for k, row in enumerate(table["row"].tolist()) if row in starts
        ]
        self._crossings = [(i, k) for i, k in self._entries if table["count_b"][k]]
        self._work, self._whole_work = make_work(free.tables), make_work(whole.tables)
        first = free.rows
        self._first = first
        self._rows = tuple(
            slice(rows.start - first, rows.stop - first) for rows in whole.contact_rows
        )
        # the sums of paths that rows hold, which may stick at their value
        terms = whole.tables.path_terms[whole.tables.path_terms["row"] >= first]
        self._terms = terms["row"] - first, terms["path"], terms["factor"]
        self._scales = np.array(whole.row_scales[first:])
        blocks = slice(whole.tables.row_start[first], None)
        rows = np.repeat(np.arange(whole.rows), np.diff(whole.tables.row_start)) - first
        self._blocks = blocks, rows[blocks], whole.tables.block_body[blocks]
        self._kernels = _Kernels.of(type_of(whole.tables), type_of(self._whole_work))
        self._free_kernels = _Kernels.of(type_of(free.tables), type_of(self._work))
        self._y_dot = np.zeros(free.state_size)
        self._buffers = {
            k: (contact.buffer, whole.path_numbers[contact.buffer.path])
            for k, (_, contact) in enumerate(whole.contacts)
            if contact.buffer is not None
        }
        bodies = free.tables.bodies[1:]
        self._loose = bodies["inverse"].ravel()
        self._inertia = counted_inertia(free.tables.bodies)
        self.islands = islands(whole)
        self.all = Island(
            tuple(range(len(self._rows))),
            np.arange(whole.rows - first),
            np.arange(first),
            np.arange(whole.bodies),
        )

    def at(self, time: float, switch: float, state: Array) -> Place:
        """Return the contacts at a state of the whole system.

        Args:
            time: [s].
            switch: a time between the same two jumps of loads and drivers [s].
            state: (state,) on the constraints.

        """
        whole, work, first = self._whole, self._whole_work, self._first
        tables, n = whole.tables, whole.bodies
        count = whole.rows - first
        u = state[7 * n : 13 * n]
        work.clock[NOW], work.clock[BETWEEN_JUMPS] = time, switch
        kernels = self._kernels
        kernels.place(tables, work, state)
        kernels.move(tables, work, u)
        length = float(kernels.size(tables, work))
        # the mechanism where none of them holds
        free = self._modes.free
        y = self._modes.state_in(free, state)
        y_dot = self._y_dot
        self._work.clock[BETWEEN_JUMPS] = switch
        self._free_kernels.evaluate(free.tables, self._work, time, y, y_dot, False)
        joints, forces = self._work.lam.copy(), self._work.f[1:].ravel().copy()
        u_dot, speeds = y_dot[7 * n : 13 * n], _by_body(u, length)
        haste = np.maximum(_by_body(u_dot, length), _by_body(forces * self._loose, length))
        # rows of the contacts
        lying, rims, leans, off = self._lay()
        features, absent = self._see(np.maximum(speeds, np.sqrt(length * haste)))
        for kernel in kernels.of_rows:
            kernel(tables, work)
        J = np.zeros((count, n + 1, 6))
        blocks, rows, on = self._blocks
        np.add.at(J, (rows, on), work.J[blocks])
        J = np.ascontiguousarray(J[:, 1:].reshape(count, 6 * n))
        # what forces on them do to the mechanism
        rates, pulls = np.zeros((count, 6 * n)), np.zeros((count, free.rows))
        self._free_kernels.respond(free.tables, self._work, J, rates, pulls)
        if self._work.redundant[0] > 0:
            share_evenly(free.tables, self._work, joints)
        S, gamma = J @ rates.T, work.gamma[first:]
        for rim in leans:
            gap = abs(work.phi[whole.contact_rows[rim].start])
            if rim not in off and gap <= TOUCHES * length:  # of two that lie on each other one
                off = off.union(self._beside.get(rim, ()))
        return Place(
            system=whole,
            rows=self._rows,
            phi=work.phi[first:].copy(),
            slip=J @ u - work.g[first:],
            free=J @ u_dot - gamma,
            hurry=self._hurry(J, haste, gamma, length),
            ease=self._ease(J),
            S=0.5 * (S + S.T),
            joints=joints,
            pulls=np.ascontiguousarray(pulls.T),
            rates=np.ascontiguousarray(rates.T),
            blocks=work.J.copy(),
            R=work.R.copy(),
            sums=self._sums(count),
            limits=self._limits(lying),
            margins=self._told(self._modes.whole.guards.conditions),
            openings=self._told(self._modes.whole.guards.openings),
            gaps=self._gaps(),
            leads=self._told(self._modes.whole.guards.leads),
            state=state.copy(),
            speeds=speeds,
            features={**features, **rims},
            absent=absent | off,
            lying=lying,
            leans=leans,
            size=length,
            island=self.all,
        )

    def recall(self, states: States) -> None:
        """Let edges that touch in these states stay with the contacts that hold them."""
        table = self._whole.tables.shape_contacts
        table["feature"] = NEAREST
        for i, k in self._crossings:
            own = states[i].feature
            if states[i].is_closed and own is not None:
                table["feature"][k] = table["first"][k] + own

    def _see(self, fastest: Array) -> tuple[dict[int, int], frozenset[int]]:
        """Tell which feature each shape touches; return it by the number of the contact.

        It is that of a moment later, so that one that is just being left counts no more. Beside
        them the contacts of edges that see none.

        fastest: (n,) speeds beside which those of the bodies are some or none [m/s].
        """
        tables, work = self._whole.tables, self._whole_work
        table = tables.shape_contacts
        if not table.size:
            return {}, frozenset()
        still = np.zeros(fastest.size + 1)
        for island in self.islands:
            still[1 + island.bodies] = RESTS * fastest[island.bodies].max(initial=0.0)
        seen = np.zeros(table.size, np.int64)
        see(table, tables.shape_features, work.p, work.R, work.v, work.w, AHEAD, still, seen)
        table["feature"] = np.where(seen == ABSENT, ABSENT, table["first"] + seen)
        found = {i: int(seen[k]) for i, k in self._entries}
        absent = frozenset(i for i, own in found.items() if own == ABSENT)
        return {i: own for i, own in found.items() if i not in absent}, absent

    def _gaps(self) -> dict[int, tuple[float, float]]:
        """Return gaps of buffers with their rates."""
        work, found = self._whole_work, dict[int, tuple[float, float]]()
        for k, (buffer, path) in self._buffers.items():
            gap = buffer.sign * (float(work.path[path]) - buffer.limit)
            found[k] = gap, buffer.sign * float(work.path_rate[path])
        return found

    def _hurry(self, J: Array, haste: Array, gamma: Array, length: float) -> Array:
        """Return the size of B u' - gamma where all of an island accelerate as its fastest does.

        haste: (n,) how each body accelerates [m/s^2]; what it would do without joints counts too:
        at rest that is what comes to zero.
        """
        lengths = np.tile([1.0, 1.0, 1.0, length, length, length], haste.size)
        weights = (np.abs(J) / lengths).sum(axis=1)
        found = np.abs(gamma)
        for island in self.islands:
            found[island.rows] += haste[island.bodies].max(initial=0.0) * weights[island.rows]
        return found

    def _sums(self, count: int) -> Array:
        row, path, factor = self._terms
        found = np.zeros(count)
        np.add.at(found, row, factor * self._whole_work.path[path])
        return np.asarray(found / self._scales)

    def jump(self, time: float, switch: float, state: Array, blow: Blow) -> tuple[Array, Array]:
        """Return by how much a blow changes the speeds where no contact holds, (6 n,).

        Beside it the impulses of the joints in it, (m,) [N s].
        """
        free, work = self._modes.free, self._work
        y = self._modes.state_in(free, state)
        work.clock[BETWEEN_JUMPS] = switch
        evaluate(free.tables, work, time, y, np.zeros(y.size), False)
        body = free.frames.index[blow.body]
        R = work.R[body]
        impulse, moment = np.array(blow.impulse, float), np.array(blow.moment, float)
        if blow.in_body:
            impulse = R @ free.frames.axis(blow.body, blow.impulse)
            moment = R @ free.frames.axis(blow.body, blow.moment)
        arm = R @ free.frames.point(blow.body, blow.point)
        forces = np.zeros((1, 6 * free.bodies))
        forces[0, 6 * body - 6 : 6 * body - 3] = impulse
        forces[0, 6 * body - 3 : 6 * body] = R.T @ (moment + np.cross(arm, impulse))
        rates, pulls = np.zeros_like(forces), np.zeros((1, free.rows))
        respond(free.tables, work, forces, rates, pulls)
        if work.redundant[0] > 0:
            share_evenly(free.tables, work, pulls[0])
        return rates[0], pulls[0]

    def _ease(self, J: Array) -> Array:
        """Return what a unit force on each row makes of it where all bodies are free, (r,)."""
        free = self._inertia > 0.0
        return np.asarray((J[:, free] ** 2 / self._inertia[free]).sum(axis=1))

    def _told(self, programs: dict[int, int]) -> dict[int, float]:
        """Return the values of programs by the number of their contact."""
        found = self._values(list(programs.values()))
        return {i: found[program] for i, program in programs.items()}

    def _values(self, programs: list[int]) -> dict[int, float]:
        """Return the values of programs, for the paths that the work arrays hold."""
        if not programs:
            return {}
        work, found = self._whole_work, np.zeros(len(programs))
        values(
            self._modes.whole.tables.expressions, work.clock, work.path, work.path_rate,
            work.stack, np.array(programs, dtype=np.int64), found,
        )  # fmt: skip
        return dict(zip(programs, found.tolist(), strict=True))

    def _lay(
        self,
    ) -> tuple[frozenset[int], dict[int, int], dict[int, float], frozenset[int]]:
        """Let rims lie that are flat; return which contacts keep them so.

        Beside them how each rim is, see ``RIMS``, how those lean that lie, see ``Place.leans``, and
        which are above no face.
        """
        tables, work = self._whole.tables, self._whole_work
        table, most = tables.rolling_contacts, np.zeros(tables.rolling_contacts.size)
        for rim, _, k in self._rims:
            most[k] = FLAT_ENOUGH * LIES * (TIPS if rim in self.tipping else EDGE)
        on = self._put_on_faces(most)
        sine = np.zeros(table.size)
        if self._rims:
            sines(table, work.R, sine)
        lying, features, leans = set[int](), dict[int, int](), dict[int, float]()
        off = frozenset(rim for rim, _, k in self._rims if on[k] == ABSENT)
        for _, _, k in self._rims:
            if on[k] == ABSENT:
                sine[k] = self._least_lean(table[k])
        for rim, own, k in self._rims:
            flat = EDGE if sine[k] > LIES * EDGE else TIPS
            if sine[k] <= most[k] and rim not in off:
                lying.add(own)
                leans[rim], flat = float(sine[k]), LYING
                if table["count"][k]:
                    leans[rim] = self._held_up(table[k], leans[rim])
                    kept_flat(
                        tables.velocity_rows, self._whole.contact_rows[own], table["directions"][k]
                    )  # fmt: skip
            features[rim] = RIMS.index(flat) + len(RIMS) * max(int(on[k]), 0)
            table["flat"][k] = flat
            table["leans"][k] = leans.get(rim, 0.0)
        return frozenset(lying), features, leans, off

    def _put_on_faces(self, flat: Array) -> Indices:
        """Let rims touch the faces that they are above; return which, 0 for a plane.

        flat: sines below which they lie, (k,).
        """
        tables, work = self._whole.tables, self._whole_work
        table, found = tables.rolling_contacts, np.zeros(flat.size, np.int64)
        if not table["count"].any():
            return found
        table["flat"] = flat
        faces(table, tables.shape_features, work.p, work.R, found)
        for k in np.flatnonzero(table["count"]):
            table["face"][k] = ABSENT
            if found[k] != ABSENT:
                put_on_face(table, int(k), int(found[k]), tables.shape_features)
        found[table["count"] == 0] = 0
        return found

    def _least_lean(self, rim: "np.void") -> float:
        """Return the sine between a rim and the face to which it is nearest to be parallel."""
        work, features = self._whole_work, self._whole.tables.shape_features
        own = features[int(rim["first"]) : int(rim["first"] + rim["count"])]
        axis = work.R[rim["body_a"]].T @ (work.R[rim["body_b"]] @ rim["axis"])
        across = np.cross(own["along"][own["kind"] == FACE], axis)
        return float(np.linalg.norm(across, axis=1).min())

    def _held_up(self, rim: "np.void", sine: float) -> float:
        """Return how high the middle of a rim is held on a face, as a part of its radius.

        It is at most as high as the highest and the lowest point of the rim are above it; what is
        farther from the face does not touch it.
        """
        work, a, b = self._whole_work, int(rim["body_a"]), int(rim["body_b"])
        middle = work.p[b] + work.R[b] @ rim["point_b"]
        point = work.p[a] + work.R[a] @ rim["point_a"]
        height = float(work.R[a] @ rim["directions"][0] @ (middle - point))
        return max(-sine, min(height / float(rim["radius"]), sine))

    def _limits(self, lying: Collection[int]) -> dict[int, tuple[float, float]]:
        """Return the limits of friction, and of what keeps rims flat where they lie."""
        frictions = {
            k: friction
            for k, friction in self._modes.whole.guards.frictions.items()
            if k in lying or not self._whole.contacts[k].contact.lies
        }
        known = self._values(
            [
                number
                for each in frictions.values()
                for number in (each.static_limit, each.sliding_limit)
                if number >= 0
            ]
        )
        return {
            contact: (
                max(known.get(each.static_limit, 0.0), 0.0) / each.scale,
                max(known.get(each.sliding_limit, 0.0), 0.0) / each.scale,
            )
            for contact, each in frictions.items()
        }


def _rims(whole: System) -> tuple[tuple[int, int, int], ...]:
    """Return rims that may lie: the contact, what keeps it flat, and its place in the table."""
    rows = whole.tables.rolling_contacts["row"].tolist()
    return tuple(
        (rim, own, rows.index(whole.contact_rows[rim].start))
        for own, (_, contact) in enumerate(whole.contacts)
        if contact.lies
        for rim in pressing_contacts(whole.contacts, own)
    )


def _by_body(speeds: Array, length: float) -> Array:
    """Return the largest size of a speed of each body, a turn times a length, (n,)."""
    sizes = np.abs(speeds).reshape(-1, 2, 3).max(axis=2)
    return np.asarray(np.maximum(sizes[:, 0], length * sizes[:, 1]))


class _Kernels(NamedTuple):
    """The kernels of these names, for systems of the same types, see ``calls.entry``.

    Attributes:
        of_rows: that write residuals, blocks of B, gamma and what is prescribed.

    """

    place: Callable[..., None]
    move: Callable[..., None]
    of_rows: tuple[Callable[..., None], ...]
    size: Callable[..., float]
    evaluate: Callable[..., int]
    respond: Callable[..., None]

    @classmethod
    def of(cls, tables: BundleType, work: BundleType) -> "_Kernels":
        kinds = tables, work
        rows = (
            assemble.residuals, assemble.jacobians, assemble.accelerations, assemble.prescribed,
        )  # fmt: skip
        return cls(
            place=entry(assemble.place, *kinds, ARRAY),
            move=entry(assemble.move, *kinds, ARRAY),
            of_rows=tuple(entry(kernel, *kinds) for kernel in rows),
            size=entry(size, *kinds),
            evaluate=entry(evaluate, *kinds, NUMBER, ARRAY, ARRAY, TRUTH),
            respond=entry(respond, *kinds, TABLE, TABLE, TABLE),
        )
