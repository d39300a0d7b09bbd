"""What the run bar shows of a live run: how fast it goes, and what can be done."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from kanevas.assets.decimals import written
from kanevas.assets.icons import icon
from kanevas.look.theme import Theme
from kanevas.runs.live.pace import KEPT
from kanevas.runs.live.reached import Reached
from kanevas.widgets.elided_label import ElidedLabel
from kanevas.widgets.keyed import give_tip
from kanevas.workspace.live import State


class LivePart(QWidget):
    """Stop, and how fast it goes; the hint stands where the time slider stands otherwise.

    Attributes:
        stop_button: ends the live run.
        pace: how fast it goes.
        hint: what the hand can do, elsewhere in the bar.

    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._is_slow = False
        self.stop_button = QPushButton(self.tr("Stop"))
        give_tip(
            self.stop_button, self.tr("End the live run and keep what ran"), "simulate: cancel run"
        )
        self.pace = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.hint = ElidedLabel()
        self.hint.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.stop_button)
        row.addWidget(self.pace, 1)
        self.set_theme(theme)
        self.show_state("off")

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self.stop_button.setIcon(icon("stop", theme.ink))
        self.hint.setStyleSheet(f"color: {theme.muted.name()};")
        self._color()

    def show_state(self, state: State) -> None:
        """Show whether it waits, runs or is held."""
        texts = {
            "off": "",
            "waits": self.tr("Live"),
            "runs": self.tr("Live"),
            "held": self.tr("Held"),
        }
        self._is_slow = False
        self.pace.setText(texts[state])
        self.pace.setToolTip("")
        self.hint.setText(self.tr("Drag a body to pull it"))
        self._color()

    def show_pace(self, reached: Reached, wanted: float) -> None:
        """Show how fast it goes, beside what is wanted: seconds of motion for each second."""
        if not reached.runs:
            return
        self._is_slow = reached.pace is not None and reached.pace < KEPT * wanted
        if reached.pace is None or not self._is_slow:
            self.pace.setText(self.tr("Live"))
            self.pace.setToolTip(self.tr("It keeps the pace that is chosen at the right."))
        else:
            part = round(100 * reached.pace / wanted)
            self.pace.setText(self.tr("{} %").format(part))
            self.pace.setToolTip(self._why_slow(reached))
        self._color()

    def _why_slow(self, reached: Reached) -> str:
        assert reached.pace is not None
        text = self.tr(
            "It is slower than the pace that is chosen: each second {} s of motion pass, as more "
            "cannot be computed. "
            "Choose a slower pace at the right, or a longer step or a larger tolerance in the run "
            "settings."
        ).format(written(reached.pace, ".2g"))
        if reached.loosened is not None:
            loose = self.tr("The relative tolerance was raised to {} for it.")
            text = f"{text} {loose.format(written(reached.loosened, 'g'))}"
        return text

    def _color(self) -> None:
        color = self._theme.warning if self._is_slow else self._theme.muted
        self.pace.setStyleSheet(f"color: {color.name()};")
