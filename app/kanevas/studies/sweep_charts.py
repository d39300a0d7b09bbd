"""The pages that draw a study: a diagram, a map, and curves over time."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from kanevas.look.theme import Theme
from kanevas.studies.chart import Chart
from kanevas.units import UnitSystem, display, quantity
from kanevas.units.systems import SI
from kanevas.widgets.number_field import unit_label

if TYPE_CHECKING:
    from kane.analyses.study import Study

MOST_LINES = 12  # of a family: more are no longer told apart
NONE = "–"
MOST_CURVES = 300  # that are drawn: more make one grey


class ChartPage(QWidget):
    """A chart below what is chosen of it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme, self._system = theme, SI
        self._study: Study | None = None
        self.chart = Chart(theme)
        self._choices = QHBoxLayout()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 6, 4, 4)
        layout.addLayout(self._choices)
        layout.addWidget(self.chart, 1)

    def show_study(self, study: Study | None, system: UnitSystem, theme: Theme) -> None:
        """Draw a study."""
        self._study, self._system, self._theme = study, system, theme
        self.chart.set_theme(theme)
        self.offer()
        self.draw()

    def offer(self) -> None:
        """Offer what can be chosen of the study."""

    def draw(self) -> None:
        """Draw what is chosen."""

    def _redraw(self, _: object) -> None:
        self.draw()

    def add_choice(self, words: str) -> QComboBox:
        """Add a list to choose from, with what it is for."""
        box = QComboBox()
        box.setAccessibleName(words)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        box.setMaximumWidth(230)
        self._choices.addWidget(QLabel(words))
        self._choices.addWidget(box)
        box.activated.connect(self._redraw)
        return box

    def label(self, name: str) -> str:
        """Return a name of the study with its unit."""
        assert self._study is not None
        return unit_label(name, self._study.units[name], self._system)

    def factor(self, name: str) -> float:
        """Return how many SI units one unit of what is shown of a name is."""
        assert self._study is not None
        return display(self._study.units[name], self._system).factor


def fill(box: QComboBox, names: Sequence[str], at_first: int = 0) -> None:
    """Offer names in a list; what was chosen stays where it is still there."""
    before = box.currentText()
    box.clear()
    box.addItems(list(names))
    if before in names:
        box.setCurrentText(before)
    elif names:
        box.setCurrentIndex(min(at_first, len(names) - 1))


class DiagramPage(ChartPage):
    """A measure over a parameter or another measure: points, and lines for each of a family."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.by_y = self.add_choice(self.tr("Show"))
        self.by_x = self.add_choice(self.tr("over"))
        self.family = self.add_choice(self.tr("for each"))
        self._choices.addStretch(1)

    def offer(self) -> None:
        study = self._study
        if study is None:
            return
        fill(self.by_y, study.measures)
        fill(self.by_x, [*study.parameters, *study.measures])
        self._offer_family()

    def _offer_family(self) -> None:
        """Offer parameters with few values; that across has its own axis."""
        study = self._study
        assert study is not None
        few = [
            name
            for name, values in zip(study.parameters, study.values.T, strict=True)
            if 1 < np.unique(values).size <= MOST_LINES
            and np.unique(values).size < values.size  # or each line would be a point
            and name != self.by_x.currentText()
        ]
        fill(self.family, [NONE, *few], 1)

    def draw(self) -> None:
        study = self._study
        if study is None or not self.by_y.count():
            return
        self._offer_family()
        from kane.analyses.study_views import column, lines

        x, y, family = self.by_x.currentText(), self.by_y.currentText(), self.family.currentText()
        by = None if family == NONE else family
        self.chart.clear_all(self.label(x), self.label(y))
        across, up = self.factor(x), self.factor(y)
        others = [name for name in study.parameters if name not in (x, by)]
        # a line is the way of a measure over one parameter, all others being as they are
        has_steps = x in study.parameters and all(
            np.unique(column(study, name)).size == 1 for name in others
        )
        if not has_steps and by is None:
            self.chart.add_points(
                column(study, x) / across, column(study, y) / up, self.chart.color(0)
            )
            return
        for i, line in enumerate(lines(study, x, y, by)):
            name = ""
            if by is not None:
                name = f"{by} = {quantity(line.value, study.units[by], self._system, 4)}"
            color = self.chart.color(i)
            if not has_steps:
                self.chart.add_points(line.x / across, line.y / up, color, name)
                continue
            self.chart.add_line(line.x / across, line.y / up, color, name)
            if line.x.size <= MOST_CURVES:
                self.chart.add_points(line.x / across, line.y / up, color)


class MapPage(ChartPage):
    """A measure over two parameters, as colours."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.of = self.add_choice(self.tr("Show"))
        self.by_x = self.add_choice(self.tr("over"))
        self.by_y = self.add_choice(self.tr("and"))
        self._choices.addStretch(1)

    def offer(self) -> None:
        if self._study is not None:
            fill(self.of, self._study.measures)
            fill(self.by_x, self._study.parameters)
            fill(self.by_y, self._study.parameters, 1)

    def draw(self) -> None:
        study = self._study
        if study is None or len(study.parameters) < 2 or not self.of.count():
            return
        from kane.analyses.study_views import column, heat, is_grid

        of, x, y = self.of.currentText(), self.by_x.currentText(), self.by_y.currentText()
        self.chart.clear_all(self.label(x), self.label(y))
        across, up, size = self.factor(x), self.factor(y), self.factor(of)
        if is_grid(study, x, y):
            found = heat(study, x, y, of)
            self.chart.add_map(found.x / across, found.y / up, found.values / size, self.label(of))
        else:
            self.chart.add_colored_points(
                column(study, x) / across, column(study, y) / up, column(study, of) / size,
                self.label(of),
            )  # fmt: skip


class CurvesPage(ChartPage):
    """What was kept over the time: all curves, or how they are spread."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.curve = self.add_choice(self.tr("Show"))
        self.as_bands = QCheckBox(self.tr("as bands of quantiles"))
        self.as_bands.setToolTip(
            self.tr("The median, the middle half, and all but 5 % above and below")
        )
        self.as_bands.toggled.connect(self._redraw)
        self._choices.addWidget(self.as_bands)
        self.note = QLabel()
        self._choices.addWidget(self.note)
        self._choices.addStretch(1)

    def offer(self) -> None:
        if self._study is not None:
            fill(self.curve, self._study.curves)

    def draw(self) -> None:
        study, name = self._study, self.curve.currentText()
        if study is None or not name or not any(times.size for times in study.times):
            return
        self.chart.clear_all(self.tr("Time [s]"), self.label(name))
        self.note.setText("")
        if self.as_bands.isChecked():
            self._draw_bands(study, name)
        else:
            self._draw_all(study, name)

    def write(self, path: Path) -> None:
        """Write what is drawn: the bands, or all curves; raises FileError."""
        from kane.analyses.study_views import bands

        study = self._study
        assert study is not None  # or nothing could be asked for
        if self.as_bands.isChecked():
            bands(study, self.curve.currentText()).to_csv(path)
        else:
            study.curves_to_csv(path)

    def _draw_bands(self, study: Study, name: str) -> None:
        from kane.analyses.study_views import bands

        found, size, color = bands(study, name), self.factor(name), self.chart.color(0)
        least, low, middle, high, largest = found.values / size
        self.chart.add_band(found.times, least, largest, color)
        self.chart.add_band(found.times, low, high, color)
        self.chart.add_line(found.times, middle, color, self.tr("median"))

    def _draw_all(self, study: Study, name: str) -> None:
        """Draw the curve of each case, in colours that go with its first parameter."""
        row, size = study.curves.index(name), self.factor(name)
        there = [case for case, times in enumerate(study.times) if times.size]
        drawn = there[:: -(-len(there) // MOST_CURVES)]
        if len(drawn) < len(there):
            self.note.setText(self.tr("{} of {} curves").format(len(drawn), len(there)))
        by = study.parameters[0]
        values = study.values[:, 0]
        low, high = float(values[there].min()), float(values[there].max())
        named = {drawn[0], drawn[-1]}
        for case in drawn:
            part = (float(values[case]) - low) / (high - low) if high > low else 0.0
            words = f"{by} = {quantity(float(values[case]), study.units[by], self._system, 4)}"
            color = _between(self.chart.color(0), self.chart.color(1), part)
            self.chart.add_line(
                study.times[case], study.traces[case][row] / size, color,
                words if case in named else "",
            )  # fmt: skip


def _between(one: QColor, other: QColor, part: float) -> QColor:
    """Return a colour on the way from one to another."""
    a, b = one.getRgb(), other.getRgb()
    assert isinstance(a, tuple)
    assert isinstance(b, tuple)
    return QColor(*(round(i + (j - i) * part) for i, j in zip(a[:3], b[:3], strict=True)))
