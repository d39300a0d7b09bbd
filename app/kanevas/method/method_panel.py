"""The panel of the method: seven tables at the time of the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QElapsedTimer, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from kane.model import Model
from kanevas.document.selection import Selection
from kanevas.look.theme import Theme
from kanevas.method.bar import Bar
from kanevas.method.meanings import meaning_of, page_of
from kanevas.method.over_run import look_over
from kanevas.method.sheets.constraint_matrix import ConstraintSheet
from kanevas.method.subjects import nearest_frame, when
from kanevas.method.table_list import TableList
from kanevas.method.table_view import TableView
from kanevas.method.tables import (
    CONSTRAINTS,
    REACTIONS,
    STRIKE,
    Computed,
    LastInstant,
    Options,
    Subject,
    look,
)
from kanevas.runs.analyst import Analyst
from kanevas.units import UnitSystem
from kanevas.units.systems import SI
from kanevas.widgets.help_page import HELP_PAGE

if TYPE_CHECKING:
    from kane.results import Result
    from kanevas.method.time_plot import TimePlot

PACE = 100  # ms between two looks while time runs
QUIET = 300  # ms after an edit
OVER_TIME = "over time"


class MethodPanel(QWidget):
    """Tables of Kane's method for what is shown.

    Only the table that is seen is worked out, in a thread; while time runs it follows as fast as
    it can. It belongs to the frame of the run that is nearest to the clock's time.

    Signals:
        vectors_wanted: vectors that are to be drawn, a tuple of Arrow; none where it is empty.
        free_motion_wanted: a loop of poses that is to be shown as ghosts; None for none.
        select_wanted: names of elements that were clicked.
        plot_wanted: a quantity is to be plotted.
        export_wanted: the table is to be written to a file.
        time_picked: a time was clicked [s].
    """

    vectors_wanted = Signal(object)
    free_motion_wanted = Signal(object)
    select_wanted = Signal(tuple)
    plot_wanted = Signal(str)
    export_wanted = Signal()
    time_picked = Signal(float)

    def __init__(self, selection: Selection, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._selection = selection
        self._units: UnitSystem = SI
        self._subject = Subject(Model(), None, 0)
        self._known: LastInstant | None = None
        self._shown: tuple[Any, ...] | None = None
        self._ready, self._in_front = False, True
        self._has_vectors = self._has_motion = False
        self._analyst, self._long = Analyst(self), Analyst(self)
        self._pause = QTimer(self, singleShot=True)
        self._since = QElapsedTimer()
        self._since.start()
        self.tables = TableList()
        self.bar = Bar()
        self.view = TableView(theme)
        self._plot: TimePlot | None = None
        self._theme, self._time = theme, 0.0
        self._hint = QLabel(alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        self._hint.setMargin(24)
        self.about = QLabel(wordWrap=True)
        self.about.setMargin(6)
        self.note = QLabel(wordWrap=True)
        self.note.setMargin(8)
        self.note.setFixedWidth(self.tables.width())
        self._stack = QStackedWidget()
        self._lay_out()
        self._connect()
        self.set_theme(theme)
        self._show_meaning()

    def _lay_out(self) -> None:
        self.view.setAccessibleName(self.tr("Table of the method"))
        for part in (self._hint, self.view):
            self._stack.addWidget(part)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.tables, 1)
        left.addWidget(self.note)
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self.about)
        right.addWidget(self.bar)
        right.addWidget(self._stack, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(left)
        layout.addLayout(right, 1)
        self.setMinimumHeight(120)

    def _connect(self) -> None:
        self._pause.timeout.connect(self._look)
        self.tables.currentRowChanged.connect(lambda _: self._turn_to_table())
        self._analyst.found.connect(self._show_look)
        self._analyst.failed.connect(lambda _, text: self._excuse(text))
        self._long.found.connect(self._show_long)
        self._long.failed.connect(lambda _, text: self._excuse(text))
        self._long.progressed.connect(self._show_progress)
        self._selection.changed.connect(self._mark_selected)
        self.view.arrows_changed.connect(self._tell_vectors)
        self.view.select_wanted.connect(self.select_wanted)
        self.view.plot_wanted.connect(self.plot_wanted)
        self.view.export_wanted.connect(self.export_wanted)
        self.bar.changed.connect(self._take_choice)
        self.bar.motion_chosen.connect(self._move_freely)
        self.bar.over_time_wanted.connect(self._turn_to_plot)
        self.bar.plot_wanted.connect(lambda: self.plot_wanted.emit(self.view.quantity))
        self.bar.redundant_wanted.connect(self._select_redundant)

    @property
    def is_seen(self) -> bool:
        """Whether one can see it: nothing is worked out otherwise."""
        return self.isVisible() and self._in_front

    @property
    def plot(self) -> TimePlot:
        """The plot over time; made when it is first wanted, for loading it takes long."""
        if self._plot is None:
            from kanevas.method.time_plot import TimePlot

            self._plot = TimePlot(self._theme)
            self._plot.set_time(self._time)
            self._plot.time_picked.connect(self.time_picked)
            self._stack.addWidget(self._plot)
        return self._plot

    # --- what it is about

    def show_moment(self, model: Model, result: Result | None, time: float, frame: int = 0) -> None:
        """Follow what is shown: a result at a time [s] or frame, or the model as drawn."""
        subject = Subject(model, result, nearest_frame(result, time, frame))
        self._time = time
        if self._plot is not None:
            self._plot.set_time(time)
        if subject.is_same(self._subject):
            return
        edited = subject.result is None
        if subject.result is not self._subject.result or edited:
            self.bar.over_time.setChecked(False)
            self._known = self._known if subject.result is self._subject.result else None
        self._subject = subject
        self._end_motion()
        self._look_soon(QUIET if edited else PACE)

    def set_ready(self) -> None:
        """Begin to work things out: the solver is there."""
        self._ready = True
        self._look_soon()

    def set_units(self, system: UnitSystem) -> None:
        """Show numbers in other units."""
        self._units = system
        self._look_soon()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        for part in (self.tables, self.bar, self.view, self._plot):
            if part is not None:
                part.set_theme(theme)
        self._hint.setStyleSheet(
            f"background: {theme.background.name()}; color: {theme.muted.name()};"
        )
        for text in (self.about, self.note):
            text.setStyleSheet(f"color: {theme.muted.name()};")

    def stop(self) -> None:
        """End and wait until nothing runs any more."""
        self._pause.stop()
        self._analyst.stop()
        self._long.stop()

    # --- looking

    def _turn_to_table(self) -> None:
        self._show_meaning()
        self.view.clearSelection()
        self.bar.over_time.setChecked(False)
        self._end_motion()
        self._look_soon()

    def _show_meaning(self) -> None:
        """Say what the table shows, and let F1 open its place in the help."""
        table = self.tables.table
        self.bar.show_table(table)
        self.about.setText(meaning_of(table))
        self.setProperty(HELP_PAGE, page_of(table))

    def _take_choice(self) -> None:
        """Show what was chosen in the bar: the table, or its curves anew."""
        if self.bar.over_time.isChecked():
            self.bar.over_time.setChecked(False)
            self.bar.over_time.setChecked(True)
        self._look_soon()

    def _look_soon(self, pause: int = 0) -> None:
        """Look after a pause, counted from the last look while time runs."""
        if not self.is_seen:
            return
        if pause == PACE:
            pause = max(PACE - self._since.elapsed(), 0)
            if self._pause.isActive():
                return
        self._pause.start(pause)

    def _look(self) -> None:
        self._since.restart()
        if not self._subject.model.bodies:
            self._excuse(self.tr("Draw a body, and Kane's method shows itself here."))
        elif not self._ready:
            self._excuse(self.tr("The tables come as soon as the solver is ready."))
        else:
            table, subject = self.tables.table, self._subject
            options, known = self._options(), self._known
            self._analyst.ask(
                (table, subject, options), lambda *_: look(table, subject, options, known)
            )

    def _options(self) -> Options:
        bar = self.bar
        speeds, split, axes = (box.currentData() for box in (bar.speeds, bar.split, bar.axes))
        return Options(speeds, split, axes, bar.struck.currentData(), self._units)

    def _show_look(self, key: tuple[str, Subject, Options], found: Computed) -> None:
        table, subject, _ = key
        self._known = found.known
        if table != self.tables.table:
            return
        self.note.setText(f"{when(subject)}\n{found.sheet.note}")
        if isinstance(found.sheet, ConstraintSheet):
            self.bar.show_redundant(found.sheet.redundant)
            self.bar.show_motions(found.free_motions)
        self.view.show_sheet(found.sheet)
        self._mark_selected()
        if not (found.sheet.rows and found.sheet.columns):
            # a blow on a body that is free of joints has neither rows nor impulses of joints
            struck = table == STRIKE and found.sheet.note
            self._excuse(struck or self._nothing())
            self.note.setText(when(subject))
        elif not self.bar.over_time.isChecked():
            self._stack.setCurrentWidget(self.view)

    def _mark_selected(self) -> None:
        self.view.mark(self._selection.names)

    def show_strike(self) -> None:
        """Turn to the strike of the time that is shown."""
        self.tables.choose(STRIKE)

    def _nothing(self) -> str:
        if self.tables.table == STRIKE:
            return self.tr(
                "Nothing strikes at this time. Go to a strike by “Next event” (Ctrl+Right), or by "
                "a click in the list of events."
            )
        if self.tables.table in (CONSTRAINTS, REACTIONS):
            return self.tr("There are no joints. Bodies move freely.")
        return self.tr("Joints and drivers leave no speed free. Choose all speeds to see them.")

    def _excuse(self, text: str) -> None:
        self.note.clear()
        self.view.clearSelection()
        self._hint.setText(text)
        self._stack.setCurrentWidget(self._hint)

    # --- what goes to other views

    def _tell_vectors(self) -> None:
        arrows = self.view.arrows if self.is_seen else ()
        quantity = self.view.quantity
        self.bar.offer_plot(quantity, self._why_no_plot())
        if arrows or self._has_vectors:
            self._has_vectors = bool(arrows)
            self.vectors_wanted.emit(arrows)

    def _why_no_plot(self) -> str:
        if self._subject.result is None:
            return self.tr("Press Run (F5), then choose a cell to plot it")
        return self.tr("Choose a cell that a run records as a quantity")

    def _move_freely(self, speed: str) -> None:
        known = self._known
        if not speed or known is None or not known.subject.is_same(self._subject):
            self._end_motion()
            return
        from kane.analyses.free_motions import free_motion

        self._long.ask(("motion", speed), lambda *_: free_motion(known.instant, speed))

    def _end_motion(self) -> None:
        self.bar.end_motion()
        if self._has_motion:
            self._has_motion = False
            self.free_motion_wanted.emit(None)

    def _select_redundant(self) -> None:
        if isinstance(self.view.sheet, ConstraintSheet):
            self.select_wanted.emit(self.view.sheet.joints)

    def _turn_to_plot(self, wanted: bool) -> None:
        result = self._subject.result
        if not wanted:
            self._long.drop()
            self.bar.tell_progress(None)
            self._look_soon()
        elif result is None:
            self._excuse(self.tr("Press Run (F5) and the curves appear here."))
        else:
            table, speeds = self.tables.table, self._options().speeds
            column = self.view.chosen_column
            self._excuse(self.tr("The curves are being worked out …"))
            self._long.ask(
                (OVER_TIME, result),
                lambda progress, stop: look_over(table, result, speeds, column, progress, stop),
            )

    def _show_long(self, key: tuple[str, Any], found: Any) -> None:
        kind, about = key
        if kind == "motion":
            self._has_motion = about == self.bar.motion.currentData()
            self.free_motion_wanted.emit(found if self._has_motion else None)
        elif self.bar.over_time.isChecked() and about is self._subject.result:
            self.bar.tell_progress(None)
            if not found.curves:
                self._excuse(self._nothing())
                return
            self.plot.show_curves(found)
            self._stack.setCurrentWidget(self.plot)

    def _show_progress(self, part: float) -> None:
        if self.bar.over_time.isChecked():
            self.bar.tell_progress(part)

    # --- events

    def set_in_front(self, in_front: bool) -> None:
        """Know whether another tab is in front, of which a widget hears nothing."""
        self._in_front = in_front
        self._begin_or_end()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._begin_or_end()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._begin_or_end()

    def _begin_or_end(self) -> None:
        if self.is_seen:
            self._look_soon()
            return
        self._pause.stop()
        self._end_motion()
        self._tell_vectors()
