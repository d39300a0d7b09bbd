"""The bar below the views: run, play, and where in time we are."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QWidget,
)

from kanevas.assets.icons import icon
from kanevas.look.theme import Theme
from kanevas.playback.live_part import LivePart
from kanevas.playback.time_field import TimeField
from kanevas.playback.time_slider import TICKS, TimeSlider
from kanevas.widgets.keyed import give_tip
from kanevas.workspace.clock import SPEEDS, speed_label
from kanevas.workspace.live import State
from kanevas.workspace.player import Player


class RunBar(QFrame):
    """Run, Live and Cancel, the transport keys, the time slider and the speed.

    Signals:
        run_wanted, live_wanted, cancel_wanted: a button was pressed.
        step_wanted: go on by so many frames.
    """

    run_wanted = Signal()
    live_wanted = Signal()
    cancel_wanted = Signal()
    step_wanted = Signal(int)

    def __init__(self, player: Player, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._is_live = False
        self.run_button = QPushButton(self.tr("Run"))
        self.run_button.clicked.connect(self.run_wanted)
        self.live_button = QPushButton(self.tr("Live"))
        self.live_button.clicked.connect(self.live_wanted)
        self.offer_run(True)
        self.cancel_button = QPushButton(self.tr("Cancel"))
        give_tip(
            self.cancel_button,
            self.tr("Stop the run and keep what it has so far"),
            "simulate: cancel run",
        )
        self.cancel_button.clicked.connect(self.cancel_wanted)
        self.progress = QProgressBar(textVisible=True)
        self.progress.setFixedWidth(60)
        self.live_part = LivePart(theme)
        self.live_part.stop_button.clicked.connect(self.cancel_wanted)
        self.waiting = QLabel(wordWrap=True)
        self.waiting.hide()
        self._keys = {
            "start": self._key(self.tr("To the start"), "to the start", lambda: player.seek(0.0)),
            "back": self._key(
                self.tr("One frame back"), "frame back", lambda: self.step_wanted.emit(-1)
            ),
            "play": self._key(self.tr("Play or pause"), "play or pause", player.toggle),
            "forward": self._key(
                self.tr("One frame on"), "frame forward", lambda: self.step_wanted.emit(1)
            ),
            "end": self._key(
                self.tr("To the end"), "to the end", lambda: player.seek(player.clock.end)
            ),
            "loop": self._key(
                self.tr("Start again after the end"), "start again after the end", None
            ),
        }
        self._keys["loop"].setCheckable(True)
        self._keys["loop"].toggled.connect(player.set_loop)
        self.slider = TimeSlider(theme)
        self.slider.setAccessibleName(self.tr("Time"))
        self.slider.valueChanged.connect(self._seek)
        self.show_marks = self.slider.show_marks
        self.show_events = self.slider.show_events
        self.set_units = self.slider.set_units
        self.time_field = TimeField(theme)
        self.time_field.time_typed.connect(player.seek)
        self.speed = QComboBox()
        self.speed.addItems([speed_label(speed) for speed in SPEEDS])
        give_tip(
            self.speed,
            self.tr("Seconds of the motion for each second of watching"),
            "simulate: slower",
            "simulate: faster",
        )
        self.speed.setAccessibleName(self.tr("Playback speed"))
        self.speed.activated.connect(lambda i: player.set_speed(SPEEDS[i]))
        for button in (
            self.run_button, self.live_button, self.cancel_button, self.live_part.stop_button,
        ):  # fmt: skip
            # a click leaves the keys to what is being changed between two runs
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._lay_out()
        self.set_theme(theme)
        player.time_changed.connect(self._show_time)
        player.state_changed.connect(self._show_state)
        self._show_state()
        self._show_time(0.0)

    def offer_run(self, possible: bool) -> None:
        """Let a run be asked for, or say that there is nothing to run."""
        self.run_button.setEnabled(possible)
        nothing = self.tr("There is no body to move")
        for button, words, command in (
            (self.run_button, self.tr("Compute the motion"), "simulate: run"),
            (
                self.live_button,
                self.tr("Let it move by the clock, to take hold of it"),
                "simulate: live",
            ),
        ):
            if possible:
                give_tip(button, words, command)
            else:
                give_tip(button, nothing)
        self.live_button.setEnabled(possible)

    def show_running(self, running: bool) -> None:
        """Offer Cancel and show progress, or offer Run; who came by Tab stays at the place."""
        self._turn_to(self._running if running else self._idle)
        self.show_progress(0.0)
        self.show_waiting("")

    def show_live(self, state: State) -> None:
        """Show how a live run is: what it waits for, that it runs or is held, or that it is off."""
        self._turn_to(self._idle if state == "off" else self.live_part)
        self.live_part.show_state(state)
        self._is_live = state in ("waits", "runs")
        self.show_waiting("")
        self._fit_parts(self.width())

    def _turn_to(self, page: QWidget) -> None:
        """Show other buttons at the left; who came there by Tab stays."""
        had_focus = self._stack.isAncestorOf(QApplication.focusWidget() or self)
        self._stack.setCurrentWidget(page)
        if had_focus:
            self._first_keys[page].setFocus()

    def show_waiting(self, text: str) -> None:
        """Say what a run waits for, where the time stands otherwise; nothing if empty."""
        self.waiting.setText(text)
        self.waiting.setToolTip(text)
        self.waiting.setVisible(bool(text))
        self._show_place(is_seen=not (text or self._is_live))
        self.time_field.setVisible(not text)

    def _show_place(self, is_seen: bool) -> None:
        """Show where in time we are on the slider; while a live run goes on, a hint instead."""
        self.slider.setVisible(is_seen)
        self.live_part.hint.setVisible(self._is_live and self.waiting.isHidden())

    def show_progress(self, part: float) -> None:
        """Show the part of the run that is done, 0 to 1."""
        self.progress.setValue(round(100 * part))

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self.slider.set_theme(theme)
        self.live_part.set_theme(theme)
        self.time_field.set_theme(theme)
        self.run_button.setIcon(icon("run", theme.on_accent))
        self.run_button.setStyleSheet(
            f"QPushButton {{ background: {theme.accent.name()}; color: {theme.on_accent.name()};"
            " border: none; border-radius: 5px; padding: 6px 18px; font-weight: 600; }"
            f"QPushButton:hover {{ background: {theme.accent.lighter(112).name()}; }}"
            f"QPushButton:pressed {{ background: {theme.accent.darker(112).name()}; }}"
            f"QPushButton:focus {{ border: 1px solid {theme.ink.name()}; }}"
            f"QPushButton:disabled {{ background: {theme.grid_axis.name()}; }}"
        )
        self.live_button.setIcon(icon("live", theme.accent, theme.grid_axis))
        self.live_button.setStyleSheet(
            f"QPushButton {{ background: transparent; color: {theme.ink.name()};"
            f" border: 1px solid {theme.grid_axis.name()}; border-radius: 5px;"
            " padding: 5px 12px; }"
            f"QPushButton:hover {{ border-color: {theme.accent.name()}; }}"
            f"QPushButton:focus {{ border: 1px solid {theme.ink.name()}; }}"
            f"QPushButton:disabled {{ color: {theme.grid_axis.name()}; }}"
        )
        self._show_state()

    def _key(self, tip: str, command: str, action: object) -> QToolButton:
        key = QToolButton(autoRaise=True)
        give_tip(key, tip, f"simulate: {command}")
        key.setAccessibleName(tip)
        key.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if action is not None:
            key.clicked.connect(action)
        return key

    def _lay_out(self) -> None:
        self._running = running = QWidget()
        row = QHBoxLayout(running)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.cancel_button)
        row.addWidget(self.progress)
        self._idle = idle = QWidget()
        alone = QHBoxLayout(idle)
        alone.setContentsMargins(0, 0, 0, 0)
        alone.addWidget(self.run_button)
        alone.addWidget(self.live_button)
        alone.addStretch(1)
        self._stack = QStackedWidget()
        self._first_keys = {
            idle: self.run_button,
            running: self.cancel_button,
            self.live_part: self.live_part.stop_button,
        }
        for page in self._first_keys:
            self._stack.addWidget(page)
        widest = max(page.sizeHint().width() for page in self._first_keys)
        self._stack.setFixedWidth(widest + 8)
        self._layout = layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 6, 10, 6)
        layout.addWidget(self._stack)
        for name, key in self._keys.items():
            if name != "loop":
                layout.addWidget(key)
        layout.addWidget(self.waiting, 1)
        layout.addWidget(self.live_part.hint, 1)
        layout.addWidget(self.slider, 1)
        layout.addWidget(self.time_field)
        layout.addWidget(self.speed)
        layout.addWidget(self._keys["loop"])
        self._spare = (
            *(self._keys[name] for name in ("forward", "back", "start", "end")),
            self.speed,
            self._keys["loop"],
        )

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        shown = (self._room(part) for part in self._spare if not part.isHidden())
        return QSize(hint.width() - sum(shown), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what the menus have too, the least important first, where room is scarce."""
        super().resizeEvent(event)
        self._fit_parts(event.size().width())

    def _fit_parts(self, width: int) -> None:
        left = width - self.minimumSizeHint().width()
        for part in self._spare:
            if self._is_live and part is not self.speed:  # the hint is wanted more
                part.hide()
                continue
            left -= self._room(part)
            part.setVisible(left >= 0)

    def _room(self, part: QWidget) -> int:
        return part.sizeHint().width() + self._layout.spacing()

    def _seek(self, tick: int) -> None:
        self._player.seek(tick / TICKS * self._player.clock.end)

    def _show_time(self, time: float) -> None:
        end = self._player.clock.end
        self.slider.set_end(end)
        self.slider.blockSignals(True)
        self.slider.setValue(round(time / end * TICKS) if end > 0 else 0)
        self.slider.blockSignals(False)
        self.time_field.show_time(time, end)

    def _show_state(self) -> None:
        clock = self._player.clock
        muted = self._theme.grid_axis
        for name, key in self._keys.items():
            picture = "pause" if name == "play" and clock.playing else name
            key.setIcon(icon(picture, self._theme.ink, muted))
            key.setEnabled(clock.end > 0)
        self._keys["loop"].setChecked(clock.loop)
        self.slider.setEnabled(clock.end > 0)
        self.speed.setEnabled(clock.end > 0)
        self.speed.setCurrentIndex(SPEEDS.index(clock.speed))
