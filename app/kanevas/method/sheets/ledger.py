"""The ledger of generalized forces: what drives each generalized speed."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication

from kane.analyses.equations import GRAVITY, Equations
from kane.analyses.instant import Instant
from kane.reading.vector_kind import VectorKind
from kanevas.method.sheets.sheet import Cell, Line, Sheet, number_cell
from kanevas.vectors.arrow import Arrow

Array = npt.NDArray[np.float64]
Split = Literal["elements", "bodies", "both"]

ACTIVE, INERTIA, CONSTRAINT = "Fᵣ", "F*ᵣ", "(Bᵀλ)ᵣ"
KINDS: dict[str, tuple[VectorKind, VectorKind]] = {
    ACTIVE: ("force", "torque"),
    INERTIA: ("force", "torque"),
    CONSTRAINT: ("reaction_force", "reaction_moment"),
}


class _Entry(NamedTuple):
    """A row: its head, its kind, and the forces on all speeds of the bodies, (6 n,)."""

    line: Line
    kind: str
    forces: Array


class LedgerSheet(Sheet):
    """F_r, F*_r and (B^T λ)_r, split by elements, by bodies or by both, with sums and residual."""

    def __init__(self, equations: Equations, instant: Instant, split: Split) -> None:
        self._instant = instant
        self._bodies = [body.name for body in instant.system.model.bodies]
        self._entries = list(self._entries_of(equations, split))
        self.rows = [entry.line for entry in self._entries]
        speeds = equations.generalized
        self.columns = [
            Line(
                f"{name}\n[{_unit(unit)}]",
                (name.rsplit(".", 1)[0],),
                _tr("Generalized forces for the speed {}").format(name),
            )
            for name, unit in zip(speeds.names, speeds.units, strict=True)
        ]
        # all at once, in the thread in which sheets are made
        forces = np.array([entry.forces for entry in self._entries])
        self._values = equations.generalized.of_force(forces.T).T
        terms = (*equations.active.values(), *equations.constraint.values(), equations.inertia)
        self._scale = max((float(np.abs(term).max(initial=0.0)) for term in terms), default=0.0)
        self.note = _tr("SI units")

    def cell(self, row: int, column: int) -> Cell:
        kind = self._entries[row].kind
        scale = 0.0 if not kind else self._scale
        return number_cell(self._values[row, column], scale, tip=self._tip(row))

    def arrows(self, row: int, column: int) -> tuple[Arrow, ...]:  # noqa: ARG002
        kind = self._entries[row].kind
        return tuple(self._arrows(self._entries[row].forces, KINDS[kind])) if kind else ()

    def _arrows(self, forces: Array, kinds: tuple[VectorKind, VectorKind]) -> Iterator[Arrow]:
        """Yield force at the mass centre and torque of each body on which something acts."""
        work = self._instant.work
        for i, block in enumerate(forces.reshape(-1, 6)):
            vectors = block[:3], work.R[i + 1] @ block[3:]
            for kind, vector in zip(kinds, vectors, strict=True):
                if np.abs(vector).max() > 1e-9 * self._scale:
                    yield Arrow(self._bodies[i], kind, work.p[i + 1], vector)

    def _tip(self, row: int) -> str:
        line, kind = self.rows[row], self._entries[row].kind
        return line.tip or (_tr("A click shows the forces") if kind else "")

    def _entries_of(self, equations: Equations, split: Split) -> Iterator[_Entry]:
        active, constraint = equations.active, equations.constraint
        for kind, parts, tip in (
            (ACTIVE, active, _tr("Generalized active forces: gravity and loads")),
            (INERTIA, {"": equations.inertia}, _tr("Generalized inertia forces")),
            (CONSTRAINT, constraint, _tr("What joints and drivers add by multipliers")),
        ):
            total = np.sum([*parts.values(), np.zeros_like(equations.inertia)], axis=0)
            if not parts:
                continue
            if split == "bodies" or (split == "both" and kind == INERTIA):
                yield from self._by_body(kind, "", (), total)
            elif kind != INERTIA:
                yield from self._by_element(kind, parts, split)
            yield _Entry(Line(_tr("{}  sum").format(kind), (), tip, strong=True), kind, total)
        tip = _tr("Sum of all: round-off where the equations hold")
        yield _Entry(Line(_tr("residual"), (), tip, strong=True), "", equations.residual)

    def _by_element(self, kind: str, parts: dict[str, Array], split: Split) -> Iterator[_Entry]:
        for name, forces in parts.items():
            names = () if name == GRAVITY else (name,)
            word = _tr("gravity") if name == GRAVITY else name
            if split == "both":
                yield from self._by_body(kind, word, names, forces)
            else:
                yield _Entry(Line(f"{kind}  {word}", names), kind, forces)

    def _by_body(
        self, kind: str, word: str, names: tuple[str, ...], forces: Array
    ) -> Iterator[_Entry]:
        """Yield a row for each body on which the forces act."""
        for i, body in enumerate(self._bodies):
            own = np.zeros_like(forces)
            own[6 * i : 6 * i + 6] = forces[6 * i : 6 * i + 6]
            if own.any() or not word:
                text = f"{kind}  {word} · {body}" if word else f"{kind}  {body}"
                yield _Entry(Line(text, (*names, body)), kind, own)


def _unit(of_speed: str) -> str:
    return "N m" if of_speed.startswith("rad") else "N"


def _tr(text: str) -> str:
    return QCoreApplication.translate("Method", text)
