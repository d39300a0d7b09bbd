"""The health of the model in the status bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QToolButton, QWidget

from kanevas.assets.icons import icon
from kanevas.health.findings import Finding, Level, findings, level, summary
from kanevas.health.looks import PICTURES, level_color
from kanevas.health.popup import HealthPopup
from kanevas.look.theme import Theme
from kanevas.units import UnitSystem
from kanevas.units.systems import SI

if TYPE_CHECKING:
    from kanevas.runs.examiner import Examination


class HealthIndicator(QToolButton):
    """Says in a few words how the model is; a click explains it.

    Signals:
        select_wanted: names of elements to select.
        assemble_wanted: the joints that stand open are to be closed.
        planar_wanted: the model is to move in its work plane alone.
        repair_wanted: what can be done about joints that hold something twice: their names.
        parting_wanted: bodies that are inside each other are to be pushed apart.
    """

    select_wanted = Signal(tuple)
    assemble_wanted = Signal()
    planar_wanted = Signal()
    repair_wanted = Signal(tuple)
    parting_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._units: UnitSystem = SI
        self._examination: Examination | None = None
        self._is_behind = True
        self.popup = HealthPopup(theme, self)
        self.popup.select_wanted.connect(self.select_wanted)
        self.popup.assemble_wanted.connect(self.assemble_wanted)
        self.popup.planar_wanted.connect(self.planar_wanted)
        self.popup.repair_wanted.connect(self.repair_wanted)
        self.popup.parting_wanted.connect(self.parting_wanted)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setIconSize(QSize(16, 16))
        self.clicked.connect(self.explain)
        self._theme = theme
        self.start_over()
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self.popup.set_theme(theme)
        self._paint()

    def wait(self) -> None:
        """Mark what is said as that of an older model."""
        self._is_behind = True
        self._paint()

    def start_over(self) -> None:
        """Forget what was found in another model."""
        self._examination, self._is_behind = None, True
        self._level, self._words = Level.INFORMATION, self.tr("Looking at the model")
        looking = Finding(Level.INFORMATION, self.tr("The model is being looked at."))
        self.popup.show_findings([looking])
        self._paint()

    def show_examination(self, examination: Examination) -> None:
        """Say what a look at the model has found."""
        self._examination, self._is_behind = examination, False
        self._level, self._words = level(examination), summary(examination)
        self._fill_popup()
        self._paint()

    def show_failure(self, text: str) -> None:
        """Say that the look at the model failed."""
        self._examination, self._is_behind = None, False
        self._level, self._words = Level.WARNING, self.tr("The model could not be looked at")
        self.popup.show_failure(text)
        self._paint()

    def set_units(self, system: UnitSystem) -> None:
        """Show numbers in other units."""
        self._units = system
        self._fill_popup()

    def explain(self) -> None:
        """Open the popup with all that was found."""
        self.popup.open_above(self)

    def _fill_popup(self) -> None:
        if self._examination:
            found = findings(self._examination, self._units)
            health = self._examination.health
            may_be_planar = health is not None and health.would_be_planar
            self.popup.show_findings(found, self._can_assemble(), may_be_planar)

    def _can_assemble(self) -> bool:
        health = self._examination.health if self._examination else None
        return bool(health and health.gaps and not health.contradictions)

    def _paint(self) -> None:
        picture = "waiting" if self._is_behind else PICTURES[self._level]
        color = self._theme.muted if self._is_behind else level_color(self._level, self._theme)
        self.setIcon(icon(picture, color))
        words = f"{self._words} …" if self._is_behind else self._words
        self.setText(words)
        self.setAccessibleName(self.tr("Model health: {}").format(words))
        self.setToolTip(self.tr("How the model is; click for an explanation"))
