"""The panel of small deviations: modes at the left, what belongs to them at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import (
    QLabel,
    QMenu,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from kane.model import Model
from kanevas.assets.decimals import written
from kanevas.assets.told import told
from kanevas.look.theme import Theme
from kanevas.modes.parts import Begins, choice, fill, give_room, hint, page, row, table
from kanevas.modes.questions import Found, Subject, find, locus, respond
from kanevas.modes.samples_page import SamplesPage
from kanevas.modes.span_row import Span, SpanRow
from kanevas.runs.analyst import Analyst
from kanevas.units import SYSTEMS, UnitSystem, quantity
from kanevas.widgets.elided_label import ElidedLabel
from kanevas.widgets.grid import Grid
from kanevas.widgets.help_page import HELP_PAGE

if TYPE_CHECKING:
    from kane.analyses.frequency_response import FrequencyResponse, RootLocus
    from kane.analyses.linearisation import Linearisation
    from kane.analyses.modes import Mode
    from kane.analyses.period_map import PeriodMap
    from kane.results import Result
    from kanevas.modes.curves import BodePlot, LocusPlot

FRAME = 33  # ms between two pictures of a mode
LEAST = 5e-4  # share that is worth a row
LEAST_TABLE = 220  # pixels
ROUNDED = 1e-12  # of an eigenvalue: a real part that is none


class ModesPanel(QWidget):
    """Modes of what is shown, worked out when they are asked for.

    Signals:
        preview_wanted: what is to be seen for a while: poses.
        poses_wanted: a picture of the mode that is animated: Poses.
        still_wanted: it is to be shown where the bodies are again.
        export_wanted: which of ``matrices``, ``response``, ``locus`` and ``samples`` is to be
            written.

    """

    preview_wanted = Signal(object)
    poses_wanted = Signal(object)
    still_wanted = Signal()
    export_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._ready, self._system = theme, False, SYSTEMS[0]
        self._subject = Subject(Model(), None, 0)
        self.found: Found | None = None
        self.response: FrequencyResponse | None = None
        self.locus: RootLocus | None = None
        self._bode: BodePlot | None = None
        self._locus_plot: LocusPlot | None = None
        self._analyst, self._curves = Analyst(self), Analyst(self)
        self._timer = QTimer(self, interval=FRAME)
        self._picture = 0
        self.setProperty(HELP_PAGE, "modes")
        self._make_parts()
        self._lay_out()
        self._connect()
        self.setMinimumHeight(120)
        self._show_nothing()

    # --- parts

    def _make_parts(self) -> None:
        self.look = Begins(self.tr("Linearise here"))
        self.look.setToolTip(
            self.tr("Work out the small deviations from what is shown: the start, or this time")
        )
        self.animate = QPushButton(self.tr("Animate"))
        self.animate.setCheckable(True)
        self.animate.setToolTip(self.tr("Let the chosen mode swing on the canvas and in 3D"))
        self.export = QPushButton(self.tr("Export …"))
        menu = QMenu(self.export)
        self.export.setMenu(menu)
        self.export_modes = menu.addAction(self.tr("Modes and their energy, matrices …"))
        self.export_response = menu.addAction(self.tr("Frequency response …"))
        self.export_locus = menu.addAction(self.tr("Root locus …"))
        self.about = ElidedLabel()
        self.modes = Grid(
            [self.tr("Mode"), self.tr("Frequency [Hz]"), self.tr("Damping"),
             self.tr("Eigenvalue [1/s]")],
            [self.tr("What it does by itself"), self.tr("Frequency of the oscillation"),
             self.tr("Damping ratio: 1 is critical, below 0 it grows"),
             self.tr("Real and imaginary part: it goes as exp of this times the time")],
        )  # fmt: skip
        self.table = table(self.modes, self.tr("Modes"))
        self.energy = Grid(
            [self.tr("Element"), self.tr("Moves [%]"), self.tr("Stores [%]"), self.tr("Loses [%]")],
            [self.tr("Body, spring, or whatever exerts a force"),
             self.tr("Its share of the kinetic energy"),
             self.tr("What it stores at most, as part of the kinetic energy; below 0 it pushes "
                     "over. Weight and joints under load store the rest"),
             self.tr("What it takes out in a radian of the oscillation")],
        )  # fmt: skip
        self.energy_table = table(self.energy, self.tr("Energy of the mode by element"))
        self.given, self.asked = choice(self.tr("Input")), choice(self.tr("Output"))
        self.span = SpanRow(_about_value)
        self.draw_locus = Begins(self.tr("Draw"))
        self.samples = SamplesPage()
        self._response_hint, self._locus_hint = hint(), hint()
        self.gaps = QLabel(wordWrap=True, margin=6)
        self.gaps.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.gaps.hide()
        self.response_stack, self.locus_stack = QStackedWidget(), QStackedWidget()
        self.response_stack.addWidget(self._response_hint)
        self.locus_stack.addWidget(self._locus_hint)
        self.hint = hint()

    def _lay_out(self) -> None:
        bar = row(self.look, self.animate, self.about, self.export)
        bar.setStretch(2, 1)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.energy_table, self.tr("Energy"))
        choices = row(self.given, QLabel("→"), self.asked)
        choices.setStretch(0, 1)
        choices.setStretch(2, 1)
        self.response_page = page(choices, self.response_stack)
        self.tabs.addTab(self.response_page, self.tr("Frequency response"))
        choices = row(self.span, self.draw_locus)
        choices.setStretch(0, 1)
        self.tabs.addTab(page(choices, self.gaps, self.locus_stack), self.tr("Root locus"))
        self.tabs.setTabVisible(self.tabs.addTab(self.samples, self.tr("Samples")), False)
        self.split = QSplitter(Qt.Orientation.Horizontal)
        self.split.addWidget(self.table)
        self.split.addWidget(self.tabs)
        self.split.setChildrenCollapsible(False)
        self.table.setMinimumWidth(LEAST_TABLE)
        for side in range(2):
            self.split.setStretchFactor(side, 1)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.hint)
        self.stack.addWidget(self.split)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(bar)
        layout.addWidget(self.stack, 1)

    def _connect(self) -> None:
        self.look.begun.connect(self.linearise)
        self.look.cancelled.connect(self._cancel)
        self.animate.toggled.connect(self._animate)
        self.export_modes.triggered.connect(lambda: self.export_wanted.emit("matrices"))
        self.export_response.triggered.connect(lambda: self.export_wanted.emit("response"))
        self.export_locus.triggered.connect(lambda: self.export_wanted.emit("locus"))
        self.table.selectionModel().currentRowChanged.connect(lambda *_: self._show_mode())
        self.given.activated.connect(self._ask_response)
        self.asked.activated.connect(self._ask_response)
        self.samples.export_wanted.connect(lambda: self.export_wanted.emit("samples"))
        self.draw_locus.begun.connect(self._ask_locus)
        self.draw_locus.cancelled.connect(self._cancel_locus)
        self.tabs.currentChanged.connect(lambda _: self._ask_response())
        self._timer.timeout.connect(self._next_picture)
        self._analyst.found.connect(lambda _, found: self._show_found(found))
        self._analyst.failed.connect(lambda _, text: self._show_nothing(text))
        self._curves.found.connect(self._show_curves)
        self._curves.failed.connect(self._excuse_curves)
        self._curves.progressed.connect(self._show_progress)
        self._analyst.progressed.connect(self._tell_progress)

    # --- what it is about

    def show_moment(self, model: Model, result: Result | None, frame: int) -> None:
        """Follow what is shown; what was found stays, and says what it is about."""
        subject = Subject(model, result, frame)
        if subject.is_same(self._subject):
            return
        changed_model = model is not self._subject.model
        self._subject = subject
        self.animate.setChecked(False)
        if changed_model:
            self._show_nothing()

    def linearise(self) -> None:
        """Work out the small deviations from what is shown."""
        self.animate.setChecked(False)
        if not self._ready:
            self._show_nothing(self.tr("The solver is being prepared."))
            return
        subject = self._subject
        self.look.set_under_way(True)
        self._analyst.ask(subject, lambda progress, stop: find(subject, progress, stop))

    def _cancel(self) -> None:
        self._analyst.drop()
        self._show_nothing(self.tr("Cancelled."))

    def _cancel_locus(self) -> None:
        self._curves.drop()
        self._excuse_locus(self.tr("Cancelled."))

    def _show_gaps(self, locus: RootLocus) -> None:
        """Say at which values of the parameter there are no eigenvalues, and why."""
        self.gaps.setVisible(bool(locus.failures))
        if locus.failures:
            first, why = next(iter(locus.failures.items()))
            unit = next(
                each.unit for each in self._subject.model.parameters if each.name == locus.parameter
            )
            self.gaps.setText(
                self.tr("None at {} of {} values, the first {}: {}").format(
                    len(locus.failures),
                    len(locus.failures) + len(locus.values),
                    quantity(first, unit, self._system),
                    told(why),
                )
            )

    def _excuse_locus(self, text: str) -> None:
        self.gaps.hide()
        self.draw_locus.set_under_way(False)
        self._locus_hint.setText(text)
        self.locus_stack.setCurrentWidget(self._locus_hint)

    def _tell_progress(self, done: float) -> None:
        self.hint.setText(self.tr("{} % done").format(round(100 * done)))
        self.stack.setCurrentWidget(self.hint)

    def set_ready(self) -> None:
        """Begin to work things out: the solver is there."""
        self._ready = True

    def set_units(self, system: UnitSystem) -> None:
        """Write numbers in other units."""
        self._system = system
        self.span.set_units(system)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        for plot in (self._bode, self._locus_plot):
            if plot is not None:
                plot.set_theme(theme)
        muted = f"background: {theme.background.name()}; color: {theme.muted.name()};"
        for part in (self.hint, self._response_hint, self._locus_hint):
            part.setStyleSheet(muted)

    def stop(self) -> None:
        """End and wait until nothing runs any more."""
        self._timer.stop()
        self._analyst.stop()
        self._curves.stop()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.animate.setChecked(False)

    # --- what was found

    @property
    def number(self) -> int:
        """The chosen mode; -1 for none."""
        return self.table.currentIndex().row()

    def _show_nothing(self, why: str = "") -> None:
        self.look.set_under_way(False)
        self.found = self.response = self.locus = None
        self.modes.show(())
        self.energy.show(())
        self.about.setText("")
        self.hint.setText(
            why
            or self.tr(
                "Press «Linearise here» for frequencies, damping and shapes of small motions "
                "about the start, or about the time that is shown."
            )
        )
        self.stack.setCurrentWidget(self.hint)
        self.animate.setEnabled(False)
        self.export.setEnabled(False)

    def _show_found(self, found: Found) -> None:
        if found.subject.model is not self._subject.model:
            return
        self.look.set_under_way(False)
        self.found, self.response, self.locus = found, None, None
        self.export_response.setEnabled(False)
        linear = found.linear
        if not linear.A.size:
            self._show_nothing(self.tr("Nothing can move: there is no mode."))
            return
        self.modes.show([self._cells(number, mode) for number, mode in enumerate(linear.modes)])
        self.stack.setCurrentWidget(self.split)
        give_room(self.split, self.table)
        self.about.setText(self._about(linear))  # all of it shows as a tip
        self.animate.setEnabled(True)
        self.export.setEnabled(True)
        fill(self.given, found.inputs)
        fill(self.asked, found.outputs)
        self.span.show_model(found.subject.model)
        self._show_samples(linear)
        self.draw_locus.setEnabled(bool(found.subject.model.parameters))
        self.export_locus.setEnabled(False)
        self._excuse_locus(
            self.tr("Press «Draw» to see how the eigenvalues go with the parameter.")
            if found.subject.model.parameters
            else self.tr("The model has no parameter: give one in a field by typing its name.")
        )
        first = next((k for k, mode in enumerate(linear.modes) if mode.kind != "neutral"), 0)
        self.table.selectRow(first)
        self._show_mode()
        self._ask_response()

    @property
    def sampled(self) -> PeriodMap | None:
        """How deviations go with sampled signals from one period to the next."""
        from kane.analyses.period_map import PeriodMap

        found = None if self.found is None else self.found.linear.sampled
        return found if isinstance(found, PeriodMap) else None

    def _show_samples(self, linear: Linearisation) -> None:
        """Show the multipliers of a period in a tab of their own, where something is sampled."""
        sampled = self.sampled
        self.tabs.setTabVisible(self.tabs.indexOf(self.samples), sampled is not None)
        if sampled is not None:
            self.samples.show_map(sampled, self._sampled(linear).removeprefix(", "))

    def _about(self, linear: Linearisation) -> str:
        words = {
            "equilibrium": self.tr("equilibrium"),
            "steady motion": self.tr("steady motion"),
            "motion": self.tr("in motion: holds for this moment alone"),
        }
        text = self.tr("{} at {} s").format(words[linear.kind], written(linear.time, ".4g"))
        text += self._sampled(linear)
        if linear.nonholonomic:
            text += self.tr(", freedoms without a speed: {}").format(linear.nonholonomic)
        if linear.held:
            text += self.tr("; between samples, with these held: {}").format(", ".join(linear.held))
        if linear.corners:
            text += self.tr(", mean slopes at corners of {}").format(", ".join(linear.corners))
        return text + self.tr("; coordinates: {}").format(", ".join(linear.coordinates))

    def _sampled(self, linear: Linearisation) -> str:
        """Return what becomes of deviations with sampled signals, of which the modes know none."""
        from kane.analyses.period_map import PeriodMap

        found = linear.sampled
        if not isinstance(found, PeriodMap):
            return "" if found is None else f"; {told(found)}"
        words = {
            "stable": self.tr("with samples stable"),
            "neutral": self.tr("with samples neutral"),
            "unstable": self.tr("with samples unstable"),
        }
        text = f", {words[found.verdict]}"
        if not found.rests:
            text += self.tr(" for this moment")
        return text + self.tr(": largest |z| {} in {} s").format(
            written(found.largest, ".6g"), written(found.period, ".4g")
        )

    def _cells(self, number: int, mode: Mode) -> tuple[str, ...]:
        words = {
            "oscillation": self.tr("oscillation"),
            "decay": self.tr("decay"),
            "growth": self.tr("growth"),
            "neutral": self.tr("neutral"),
        }
        value = mode.eigenvalue
        word = words[mode.kind]
        if mode.kind == "oscillation" and not mode.is_stable:
            word = self.tr("growing oscillation")
        if mode.kind == "neutral":
            return f"{number + 1}  {word}", "0", "", "0"
        imaginary = f" ± {written(value.imag, '.5g')} i" if mode.kind == "oscillation" else ""
        real = value.real if abs(value.real) > ROUNDED * abs(value) else 0.0
        return (
            f"{number + 1}  {word}",
            written(mode.frequency, ".6g"),
            written(mode.damping, ".4f"),
            f"{written(real, '.5g')}{imaginary}",
        )

    def _show_mode(self) -> None:
        if self.found is None or self.number < 0:
            return
        mode, own = self.found.linear.modes[self.number], self.found.shares[self.number]
        self._picture = 0
        names = sorted(
            {*mode.kinetic, *own.stored},
            key=lambda name: -max(mode.kinetic.get(name, 0.0), abs(own.stored.get(name, 0.0))),
        )
        tables = (mode.kinetic, own.stored, own.lost)
        self.energy.show(
            [
                (name, *(_percent(table, name) for table in tables))
                for name in names
                if any(abs(table.get(name, 0.0)) >= LEAST for table in tables)
            ]
        )

    # --- the swinging picture

    def _animate(self, on: bool) -> None:
        if on and self.found is not None and self.number >= 0:
            self.preview_wanted.emit(self.found.motions[self.number])
            self._timer.start()
        elif self._timer.isActive():
            self._timer.stop()
            self.still_wanted.emit()

    def _next_picture(self) -> None:
        if self.found is None or self.number < 0:
            return
        motion = self.found.motions[self.number]
        self.poses_wanted.emit(motion[self._picture % len(motion)])
        self._picture += 1

    # --- curves

    def _ask_response(self) -> None:
        found = self.found
        if found is None or self.tabs.currentWidget() is not self.response_page:
            return
        given, asked = self.given.currentText(), self.asked.currentText()
        self.export_response.setEnabled(False)
        if not given or not asked:
            self._response_hint.setText(
                self.tr("There is no force, driver or input that could be set.")
            )
            self.response_stack.setCurrentWidget(self._response_hint)
            return
        self._curves.ask(
            ("response", given, asked), lambda _, stop: respond(found, given, asked, stop)
        )

    def _ask_locus(self) -> None:
        found = self.found
        if found is None or not found.subject.model.parameters:
            return
        try:
            wanted = self.span.span()
        except ValueError as error:
            self._excuse_locus(str(error))
            return
        model, self.locus = found.subject.model, None
        self.export_locus.setEnabled(False)
        self.draw_locus.set_under_way(True)
        self._curves.ask(wanted, lambda progress, stop: locus(model, wanted, progress, stop))

    def _show_curves(self, key: Any, answer: Any) -> None:
        from kanevas.modes.curves import BodePlot, LocusPlot

        if isinstance(key, Span):
            self.draw_locus.set_under_way(False)
            if self._locus_plot is None:
                self._locus_plot = LocusPlot(self._theme)
                self.locus_stack.addWidget(self._locus_plot)
            self.locus = answer
            self._locus_plot.show_locus(answer)
            self.locus_stack.setCurrentWidget(self._locus_plot)
            self.export_locus.setEnabled(True)
            self._show_gaps(answer)
            return
        if self._bode is None:
            self._bode = BodePlot(self._theme)
            self.response_stack.addWidget(self._bode)
        self.response = answer
        self._bode.show_response(answer)
        self.response_stack.setCurrentWidget(self._bode)
        self.export_response.setEnabled(True)

    def _excuse_curves(self, key: Any, text: str) -> None:
        if isinstance(key, Span):
            self._excuse_locus(text)
            return
        self._response_hint.setText(text)
        self.response_stack.setCurrentWidget(self._response_hint)

    def _show_progress(self, done: float) -> None:
        self._locus_hint.setText(self.tr("{} % done").format(round(100 * done)))
        if self.locus is None:
            self.locus_stack.setCurrentWidget(self._locus_hint)


def _about_value(value: float) -> tuple[float, float]:
    """Return over what a locus goes that is not told otherwise."""
    low, high = sorted((0.5 * value, 2.0 * value)) if value else (-1.0, 1.0)
    return low, high


def _percent(table: dict[str, float], name: str) -> str:
    return written(100.0 * table[name], ".1f") if name in table else ""
