"""What an animation is to be."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QSize
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from kanevas.assets.decimals import written
from kanevas.exports.dialogs import add_buttons
from kanevas.exports.film import LARGEST_SIDE, MOST_FRAMES, Film, Format, View
from kanevas.exports.size_fields import SizeFields
from kanevas.look.paper import PAPER
from kanevas.look.theme import DARK, Theme
from kanevas.widgets.decimal_box import DecimalBox
from kanevas.workspace.clock import SPEEDS, speed_label

FASTEST_GIF = 50  # frames a second; of faster ones viewers make slow ones
FASTEST = 60
USUAL_SIZE = QSize(1280, 720)


class FilmDialog(QDialog):
    """Asks for format, view, size, frames per second, part of the run, speed and colours.

    Args:
        duration: length of the run [s].
        speed: that of the playback.
        of_view: size of canvas and 3D view in the window, in pixels.
        has_space: whether there is a 3D view.
        formats: what can be written here; at least one.

    """

    def __init__(
        self,
        duration: float,
        speed: float,
        of_view: QSize,
        has_space: bool,
        formats: Collection[Format],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Export an animation"))
        self._duration = duration
        self.kind = QComboBox()
        for each, text in (
            (Format.WEBM, self.tr("WebM (VP9), for browsers and players")),
            (Format.MP4, self.tr("MP4 (H.264), for slides and all players")),
            (Format.GIF, self.tr("GIF, for pages and messages")),
        ):
            self.kind.addItem(text, each)
            if each not in formats:
                at = self.kind.count() - 1
                self.kind.setItemText(at, self.tr("{}: no encoder here").format(text))
                entries = self.kind.model()
                assert isinstance(entries, QStandardItemModel)  # which a box has by itself
                entries.item(at).setEnabled(False)
        self.kind.setCurrentIndex(min(self.kind.findData(each) for each in formats))
        self.view = QComboBox()
        self.view.addItem(self.tr("Canvas"), View.CANVAS)
        if has_space:
            self.view.addItem(self.tr("3D view"), View.SPACE)
            self.view.addItem(self.tr("Canvas and 3D view side by side"), View.BOTH)
        self.size_fields = SizeFields(USUAL_SIZE, of_view, LARGEST_SIDE)
        self.rate = QSpinBox()
        self.rate.setRange(1, FASTEST)
        self.rate.setValue(30)
        self.start, self.end = self._time_field(0.0), self._time_field(duration)
        self.speed = QComboBox()
        for factor in SPEEDS:
            self.speed.addItem(speed_label(factor), factor)
        self.speed.setCurrentIndex(SPEEDS.index(speed) if speed in SPEEDS else SPEEDS.index(1.0))
        self.colors = QComboBox()
        self.colors.addItem(self.tr("Light, on white"), PAPER)
        self.colors.addItem(self.tr("Dark"), DARK)
        self.summary = QLabel()
        self._arrange()
        for changed in (
            self.kind.currentIndexChanged, self.rate.valueChanged, self.start.valueChanged,
            self.end.valueChanged, self.speed.currentIndexChanged, self.size_fields.changed,
        ):  # fmt: skip
            changed.connect(self._sum_up)
        self._sum_up()

    @property
    def film(self) -> Film:
        """The animation as it is wanted now."""
        size = self.size_fields.chosen
        return Film(
            view=self.view.currentData(),
            width=size.width(),
            height=size.height(),
            rate=self.rate.value(),
            start=self.start.value(),
            end=min(self.end.value(), self._duration),
            speed=self.speed.currentData(),
            format=self.kind.currentData(),
        )

    @property
    def theme(self) -> Theme:
        """The colours that are wanted."""
        theme: Theme = self.colors.currentData()
        return theme

    def _time_field(self, value: float) -> DecimalBox:
        field = DecimalBox()
        field.setDecimals(_decimals(self._duration))
        field.setRange(0.0, self._duration)
        field.setSingleStep(self._duration / 20)
        field.setSuffix(" s")
        field.setValue(value)
        return field

    def _arrange(self) -> None:
        part = QWidget()
        part_layout = QHBoxLayout(part)
        part_layout.setContentsMargins(0, 0, 0, 0)
        for widget, stretch in ((self.start, 1), (QLabel(self.tr("to")), 0), (self.end, 1)):
            part_layout.addWidget(widget, stretch)
        part.setFocusProxy(self.start)
        self.start.setAccessibleName(self.tr("From"))
        self.end.setAccessibleName(self.tr("To"))
        form = QFormLayout()
        for label, field in (
            (self.tr("&Format"), self.kind),
            (self.tr("&View"), self.view),
            (self.tr("Si&ze"), self.size_fields),
            (self.tr("Frames per &second"), self.rate),
            (self.tr("&Part of the run"), part),
            (self.tr("Spee&d"), self.speed),
            (self.tr("&Colours"), self.colors),
            ("", self.summary),
        ):
            form.addRow(label, field)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        self.go_on = add_buttons(self, layout)
        layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)

    def _sum_up(self) -> None:
        self.rate.setMaximum(FASTEST_GIF if self.film.is_gif else FASTEST)
        film = self.film
        fault = self._fault()
        self.summary.setText(
            fault
            or self.tr("{} frames, {} s to watch").format(film.count, written(film.seconds, ".3g"))
        )
        self.go_on.setEnabled(not fault)
        self.go_on.setToolTip(fault)

    def _fault(self) -> str:
        film = self.film
        if film.end <= film.start:
            return self.tr("The part of the run must end after it begins.")
        if film.count > MOST_FRAMES:
            return self.tr("{} frames are too many; choose a higher speed.").format(film.count)
        return ""


def _decimals(duration: float) -> int:
    """Return how many digits tell a thousandth of a run."""
    digits = 3
    while duration < 1.0 and digits < 9:
        duration, digits = 10 * duration, digits + 1
    return digits
