"""The runs that are kept."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from kane.model import Model
    from kane.results import Result

MOST_BYTES = 2**30  # of frames that are kept, in memory and in files


@dataclass(frozen=True, eq=False)
class KeptRun:
    """A run in the list.

    Attributes:
        name: what the user calls it.
        result: what it recorded.
        overlaid: whether plots show it beside the present one, and views as a ghost.
        style: its dash in the plots.
        number: tells it from all others of the list, whatever becomes of it.

    """

    name: str
    result: Result
    overlaid: bool = False
    style: int = 0
    number: int = 0


class RunList(QObject):
    """Earlier runs of a document, the latest at the end; one of them is shown.

    A run that went on from a frame of another one is a branch of that.

    Of runs that take more than ``MOST_BYTES`` together the oldest are let go, but neither the one
    that is shown nor those that plots show beside it.

    Signals:
        changed: other runs, names or ticks are here.
        let_go: names of runs for which there was no room.
        chosen: a run that is to be shown.
    """

    changed = Signal()
    let_go = Signal(list)
    chosen = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.runs: tuple[KeptRun, ...] = ()
        self.shown: KeptRun | None = None
        self._count = 0
        self._parents: dict[int, int] = {}  # numbers of runs, and of those they went on from

    @property
    def overlaid(self) -> tuple[KeptRun, ...]:
        """The runs that plots show beside the one that is shown."""
        return tuple(run for run in self.runs if run.overlaid and run is not self.shown)

    @property
    def tree(self) -> list[tuple[KeptRun, int]]:
        """The runs from top to bottom, and how deep each stands.

        The latest is on top, each is followed by its branches. Those of a run that is gone stand
        under the one from which that went on.
        """
        branches: dict[int, list[KeptRun]] = {}
        for run in reversed(self.runs):
            parent = self.parent_of(run)
            branches.setdefault(parent.number if parent else 0, []).append(run)

        def below(number: int, depth: int) -> Iterator[tuple[KeptRun, int]]:
            for run in branches.get(number, ()):
                yield run, depth
                yield from below(run.number, depth + 1)

        return list(below(0, 0))

    def parent_of(self, run: KeptRun) -> KeptRun | None:
        """Return the run from which one went on, or from which that did where it is gone."""
        here = {each.number: each for each in self.runs}
        number = self._parents.get(run.number, 0)
        while number and number not in here:
            number = self._parents[number]
        return here.get(number)

    def clear(self) -> None:
        """Forget all runs: another document is here."""
        self.runs, self.shown, self._count = (), None, 0
        self._parents = {}
        self.changed.emit()

    def carry_on(self, other: RunList) -> None:
        """Take over the runs of another list."""
        self.runs, self.shown, self._count = other.runs, other.shown, other._count
        self._parents = dict(other._parents)
        self.changed.emit()

    def add(self, result: Result, name: str = "", parent: KeptRun | None = None) -> KeptRun:
        """Keep another run, as the one that is shown.

        Args:
            result: what it recorded.
            name: what it is called; empty for its number.
            parent: the run from which it went on; None for one by itself.

        """
        self._count += 1
        name = self._free(name or self.tr("Run {}").format(self._count))
        run = KeptRun(name, result, number=len(self._parents) + 1)
        self._parents[run.number] = parent.number if parent else 0
        self.runs, self.shown = (*self.runs, run), run
        gone = self._make_room()
        self.changed.emit()
        if gone:
            self.let_go.emit(gone)
        return run

    def choose(self, run: KeptRun) -> None:
        """Show another run."""
        if run is not self.shown:
            self.shown = run
            self.changed.emit()
            self.chosen.emit(run.result)

    def leave(self) -> None:
        """Show none of the runs: something else is to be seen."""
        self.shown = None
        self.changed.emit()

    def rename(self, run: KeptRun, name: str) -> None:
        """Call a run otherwise; a name that another has gets a number, an empty one stays away."""
        name = name.strip()
        if name and name != run.name:
            self._put(run, replace(run, name=self._free(name)))

    def renew(self, run: KeptRun, result: Result) -> KeptRun:
        """Let a run be another one of the same name, and return that."""
        new = replace(run, result=result)
        self._put(run, new)
        return new

    def overlay(self, run: KeptRun, wanted: bool) -> KeptRun:
        """Let plots and views show a run beside the present one, or leave it out; return it."""
        if run.overlaid == wanted:
            return run
        taken = {other.style for other in self.runs if other.overlaid}
        style = next(i for i in range(len(self.runs) + 1) if i not in taken)
        new = replace(run, overlaid=wanted, style=style)
        self._put(run, new)
        return new

    def remove(self, run: KeptRun) -> None:
        """Take a run out of the list; one that is shown stays so."""
        self.runs = tuple(other for other in self.runs if other is not run)
        if run is self.shown:
            self.shown = None
        self.changed.emit()

    def put_back(self, run: KeptRun, place: int) -> None:
        """Undo the removal of a run that stood at this place."""
        self.runs = (*self.runs[:place], run, *self.runs[place:])
        self.changed.emit()

    def watch(self, model: Model, digest: str) -> None:
        """Let runs of a model, by its fingerprint, show points and rulers that came later."""
        watched = {run: _watched(run, model) for run in self.runs if run.result.digest == digest}
        if any(run is not other for run, other in watched.items()):
            self.runs = tuple(watched.get(run, run) for run in self.runs)
            if self.shown is not None:
                self.shown = watched.get(self.shown, self.shown)
            self.changed.emit()

    def _put(self, old: KeptRun, new: KeptRun) -> None:
        self.runs = tuple(new if run is old else run for run in self.runs)
        if self.shown is old:
            self.shown = new
        self.changed.emit()

    def _free(self, name: str) -> str:
        taken = {run.name for run in self.runs}
        number, free = 1, name
        while free in taken:
            number += 1
            free = f"{name} ({number})"
        return free

    def _make_room(self) -> list[str]:
        gone = []
        size = sum(run.result.size for run in self.runs)
        for run in self.runs:
            if size <= MOST_BYTES:
                break
            if run is not self.shown and not run.overlaid:
                size -= run.result.size
                gone.append(run.name)
        self.runs = tuple(run for run in self.runs if run.name not in gone)
        return gone


def _watched(run: KeptRun, model: Model) -> KeptRun:
    known = run.result.model
    if (known.points, known.rulers) == (model.points, model.rulers):
        return run
    return replace(run, result=run.result.watched_by(model))
