"""What is drawn of a run over the bodies: which of it, how large, and at which time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QObject, Signal

from kane.reading.holds import Hold
from kane.reading.vector_kind import KINDS, VectorKind
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.document.document import Document
from kanevas.settings import Settings
from kanevas.units import quantity
from kanevas.vectors import ArrowSet, arrow_set_of, traces_of
from kanevas.vectors.arrow_set import DIGITS, SCALES, UNITS
from kanevas.vectors.legend import LegendLine
from kanevas.workspace.presenter import Moment, Presenter
from kanevas.workspace.unit_choice import UnitChoice

if TYPE_CHECKING:
    from kane.model.poses import Poses
    from kane.reading.touching_places import Touches
    from kane.results import Result, RunVectors
    from kane.results.traces import Trace

TITLES: dict[VectorKind, str] = {
    "weight": QT_TRANSLATE_NOOP("Overlays", "Weights"),
    "force": QT_TRANSLATE_NOOP("Overlays", "Forces"),
    "torque": QT_TRANSLATE_NOOP("Overlays", "Torques"),
    "reaction_force": QT_TRANSLATE_NOOP("Overlays", "Reaction forces"),
    "reaction_moment": QT_TRANSLATE_NOOP("Overlays", "Reaction moments"),
    "normal_force": QT_TRANSLATE_NOOP("Overlays", "Normal forces"),
    "friction_force": QT_TRANSLATE_NOOP("Overlays", "Friction forces"),
    "velocity": QT_TRANSLATE_NOOP("Overlays", "Velocities"),
    "angular_velocity": QT_TRANSLATE_NOOP("Overlays", "Angular velocities"),
}
RUBBING = frozenset[VectorKind]({"normal_force", "friction_force"})
# What marks mean where shapes touch.
TOUCHING: dict[Hold, str] = {
    "sticks": QT_TRANSLATE_NOOP("Overlays", "Touches, and sticks"),
    "slides": QT_TRANSLATE_NOOP("Overlays", "Touches, and slides"),
    "closed": QT_TRANSLATE_NOOP("Overlays", "Touches without friction"),
}


class Overlays(QObject):
    """Says which vectors, traces and ghosts of the run that is shown are drawn over the bodies.

    Attributes:
        kinds: the kinds of vectors that are drawn.
        factor: how many times as long as by themselves arrows are.
        labels: whether sizes are written beside them.
        ghosts: number of equal parts of the run that ghosts divide; 0 for none.

    Signals:
        changed: the person wants something else to be drawn.
        arrows_changed: other arrows are to be drawn: ``ArrowSet`` s, and the lines of their legend.
        traces_changed: other paths, or up to another time: the ``Trace`` s, and the time [s].
        touches_changed: shapes touch elsewhere, or otherwise: the ``Touches``; None for nowhere.
        ghosts_changed: other ghosts; comes with the ``Poses`` of each.
        beside_changed: other runs beside the one that is shown have their bodies there at the same
            time; comes with the ``Poses`` of each.

    """

    changed = Signal()
    arrows_changed = Signal(object, object)
    traces_changed = Signal(object, float)
    touches_changed = Signal(object)
    ghosts_changed = Signal(object)
    beside_changed = Signal(object)

    def __init__(
        self,
        document: Document,
        presenter: Presenter,
        units: UnitChoice,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._document, self._presenter, self._units = document, presenter, units
        self._settings = settings
        self.kinds = frozenset(kind for kind in KINDS if kind in settings.vectors())
        self.factor = settings.arrow_factor()
        self.labels = settings.arrow_labels()
        self.ghosts = settings.ghosts()
        self._beside: Sequence[Result] = ()
        self._result: Result | None = None
        self._vectors: RunVectors | None = None
        self._touches: Touches | None = None
        self._traces: tuple[Trace, ...] = ()
        self._traced: object = None
        self._time: float | None = None
        self._poses: Poses | None = None
        self._frame: int | None = None
        units.changed.connect(self._draw_arrows)
        presenter.cleared.connect(lambda: self._take(None))
        presenter.result_changed.connect(self._take)
        presenter.grown.connect(self._follow_run)
        presenter.model_followed.connect(self._follow_model)
        presenter.moment_changed.connect(self._show_moment)

    def _take(self, result: Result | None) -> None:
        """Draw what belongs to another run from now on."""
        self._result, self._vectors = result, None
        self._follow_model()

    def _follow_run(self, result: Result) -> None:
        """Let arrows be those of a live run's latest frames, from the next moment on."""
        self._result, self._vectors = result, None

    def _follow_model(self) -> None:
        """Draw the traces that the model asks for now."""
        self._follow_traces()
        self._draw_ghosts()

    def _show_moment(self, moment: Moment) -> None:
        poses = None if moment.result is None else moment.poses
        self.show_time(moment.time, poses, moment.frame)

    def show_time(self, time: float, poses: Poses | None, frame: int | None = None) -> None:
        """Draw what holds at a time [s]; nothing where bodies stand as they are drawn (None).

        Of frames that have this time, it is the one that is given, or the last.
        """
        self._frame = frame
        was_of_run, self._poses = self._poses is not None, poses
        self._time = None if poses is None else time
        if was_of_run != (poses is not None):
            self._draw_ghosts()
        self._draw_touches()
        self._draw_arrows()
        self._draw_traces()
        self._draw_beside()

    def set_beside(self, results: Sequence[Result]) -> None:
        """Let the bodies of other runs stand as ghosts where they are at the same time."""
        if list(results) != list(self._beside):
            had, self._beside = bool(self._beside), results
            if had or results:
                self._tell_beside()

    # What the person wants

    def set_kind(self, kind: VectorKind, wanted: bool) -> None:
        """Draw the vectors of a kind, or leave them out."""
        self.kinds = self.kinds | {kind} if wanted else self.kinds - {kind}
        self._settings.set_vectors(kind for kind in KINDS if kind in self.kinds)
        self._choose()

    def set_factor(self, factor: float) -> None:
        """Draw arrows so many times as long as by themselves."""
        self.factor = factor
        self._settings.set_arrow_factor(factor)
        self._choose()

    def set_labels(self, wanted: bool) -> None:
        """Write the sizes of vectors beside their arrows, or not."""
        self.labels = wanted
        self._settings.set_arrow_labels(wanted)
        self._choose()

    def set_ghosts(self, count: int) -> None:
        """Let ghosts divide the run into so many equal parts; 0 for none."""
        self.ghosts = count
        self._settings.set_ghosts(count)
        self._draw_ghosts()
        self.changed.emit()

    def _choose(self) -> None:
        self._draw_arrows()
        self.changed.emit()

    # How it is drawn

    def _draw_arrows(self) -> None:
        arrow_sets = list(self._arrow_sets())
        self.arrows_changed.emit(arrow_sets, list(self._legend(arrow_sets)))

    def _arrow_sets(self) -> Iterator[ArrowSet]:
        if self._result is None or self._time is None or not self.kinds:
            return
        vectors_of_run = self._vectors_of(self._result)
        units = self._units.system if self.labels else None
        for kind in self._drawn_kinds():
            vectors = vectors_of_run.at(kind, self._time, self._poses, self._frame)
            if len(vectors.names):
                yield arrow_set_of(kind, vectors, self._longest(kind), self.factor, units)

    def _vectors_of(self, result: Result) -> RunVectors:
        if self._vectors is None:
            from kane.results import RunVectors

            self._vectors = RunVectors(result)
        return self._vectors

    def _draw_touches(self) -> None:
        """Mark where shapes touch; nothing is worked out where a model has none that may."""
        had, self._touches = self._touches, None
        if self._result is not None and self._time is not None and self._result.model.contacts:
            vectors = self._vectors_of(self._result)
            self._touches = vectors.touches(self._time, self._poses, self._frame)
        if had is not None or self._touches is not None:
            self.touches_changed.emit(self._touches)

    def _drawn_kinds(self) -> Iterator[VectorKind]:
        return (kind for kind in KINDS if kind in self.kinds)

    def _longest(self, kind: VectorKind) -> float:
        """Return the length of the vector whose arrow has the full length."""
        assert self._vectors is not None
        together = [other for other in SCALES.get(kind, (kind,)) if other in self.kinds]
        return max(self._vectors.largest(other) for other in together)

    def _legend(self, arrow_sets: list[ArrowSet]) -> Iterator[LegendLine]:
        if not self.kinds:
            return
        if self._time is None:
            yield LegendLine(None, self.tr("Arrows are drawn after a run (F5)"))
            return
        assert self._vectors is not None or not arrow_sets
        found = {each.kind: each for each in arrow_sets}
        for kind in self._drawn_kinds():
            title = self.tr(TITLES[kind])
            longest = self._vectors.largest(kind) if self._vectors and kind in found else 0.0
            if longest == 0.0:
                yield LegendLine(kind, self.tr("{}: none").format(title))
                continue
            size = quantity(longest, UNITS[kind], self._units.system, DIGITS)
            yield LegendLine(kind, self.tr("{} ≤ {}").format(title, size))
        if any(each.cones is not None for each in arrow_sets):
            yield LegendLine(None, self.tr("In the cone friction can hold"))
        if RUBBING.intersection(self.kinds) and self._touches is not None:
            for hold in ("sticks", "slides", "closed"):
                if hold in self._touches.holds:
                    yield LegendLine(None, self.tr(TOUCHING[hold]), hold=hold)
        loose = next((each.kind for each in arrow_sets if not each.unique.all()), None)
        if loose is not None:
            text = self.tr("Dashed: not unique, joints may share it otherwise")
            yield LegendLine(loose, text, is_dashed=True)

    def _follow_traces(self) -> None:
        """Find the paths anew where another run or other elements are traced."""
        model, result = self._document.model, self._result
        if result is None or self._presenter.is_stale:
            self._traces, self._traced = (), None
        else:
            traced = (
                tuple((b.name, *b.mass_properties().center) for b in model.bodies if b.traced),
                tuple(p for p in model.points if p.traced),
                model.hidden,
            )
            if (result, traced) != self._traced:
                self._traced = result, traced
                self._traces = tuple(traces_of(result, model))
        self._draw_traces()

    def _draw_traces(self) -> None:
        shown = self._traces if self._time is not None else ()
        self.traces_changed.emit(shown, self._time or 0.0)

    def _draw_beside(self) -> None:
        if self._beside:
            self._tell_beside()

    def _tell_beside(self) -> None:
        time = self._time
        found = [
            result.poses_at(time)
            for result in self._beside
            if time is not None and float(result.time[0]) <= time <= float(result.time[-1])
        ]
        self.beside_changed.emit(found)

    def _draw_ghosts(self) -> None:
        result, poses = self._result, []
        if result is not None and self._poses is not None and self.ghosts:
            times = np.linspace(0.0, float(result.time[-1]), self.ghosts + 1).tolist()
            poses = [result.poses_at(time) for time in times]
        self.ghosts_changed.emit(poses)
