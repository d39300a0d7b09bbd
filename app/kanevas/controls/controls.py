"""Keys and axes lead inputs while a model is in motion."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from kane.model import Input
from kanevas.controls.devices import Devices
from kanevas.controls.steering import Steering
from kanevas.settings.bindings import Bindings

TICK = 16  # ms between two looks at keys and axes
OF_KEYS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
TYPING = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox)
OTHERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
# Keys that a live run needs itself, or that lead from one field to the next.
TAKEN = frozenset(
    {
        "Esc", "Space", "Tab", "Backtab", "Return", "Enter", "Shift", "Ctrl", "Control", "Alt",
        "Meta", "F5", "F6",
    }
)  # fmt: skip


class Controls(QObject):
    """Listens to keys and devices from ``begin`` to ``end``.

    Keys that lead an input do nothing else meanwhile; who types into a field has all keys.

    Signals:
        steered: other values are wanted of inputs: names and numbers [SI].

    """

    steered = Signal(dict)

    def __init__(self, window: QWidget, devices: Devices | None = None) -> None:
        """Make it.

        Args:
            window: whose keys they are.
            devices: what is beside the keyboard.

        """
        super().__init__(window)
        self._window = window
        self.devices = devices or Devices()
        self._steering = Steering()
        self._inputs: Sequence[Input] = ()
        self._bindings: Bindings = {}
        self._value: Callable[[str], float] = lambda _: 0.0
        self._pressed: set[str] = set()
        self._watch = QElapsedTimer()
        self._timer = QTimer(self, interval=TICK)
        self._timer.timeout.connect(self._tick)

    @property
    def is_on(self) -> bool:
        """Whether it listens."""
        return self._timer.isActive()

    def begin(
        self, inputs: Sequence[Input], bindings: Bindings, value: Callable[[str], float]
    ) -> None:
        """Listen, or listen to others, where anything leads one of the inputs.

        Args:
            inputs: of the model.
            bindings: what leads them, by name.
            value: returns that of an input as it is now.

        """
        own = {each.name: bindings[each.name] for each in inputs if bindings.get(each.name)}
        self._inputs, self._bindings, self._value = inputs, own, value
        if not own:
            self.end()
            return
        self.devices.open({each.axis for each in own.values() if each.axis})
        if not self.is_on:
            self._watch.start()
            self._timer.start()
            _application().installEventFilter(self)

    def end(self) -> None:
        """Listen no more; inputs stay where they are."""
        if self.is_on:
            self._timer.stop()
            _application().removeEventFilter(self)
        self._pressed.clear()
        self._steering.forget()

    def leave(self, names: Collection[str]) -> None:
        """Let a hand at the sliders have inputs that were led."""
        self._steering.leave(names)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        kind = event.type()
        if kind == QEvent.Type.ApplicationDeactivate or kind == QEvent.Type.WindowDeactivate:
            self._pressed.clear()  # whose release goes elsewhere
            return False
        if kind not in OF_KEYS or not isinstance(event, QKeyEvent):
            return False
        key = name_of(event)
        if key not in self._keys:
            return False
        if kind == QEvent.Type.KeyRelease:
            was_held = key in self._pressed
            if not event.isAutoRepeat():
                self._pressed.discard(key)
            return was_held
        if event.modifiers() & OTHERS or not self._has_keys():
            return False
        if kind == QEvent.Type.KeyPress:
            self._pressed.add(key)
        event.accept()
        return True

    @property
    def _keys(self) -> set[str]:
        return {key for each in self._bindings.values() for key in each.keys}

    def _has_keys(self) -> bool:
        """Whether keys go to the window, and not into a field or a menu."""
        if QApplication.activePopupWidget() or QApplication.activeModalWidget():
            return False
        at = QApplication.focusWidget()
        is_typed = isinstance(at, TYPING) or (isinstance(at, QComboBox) and at.isEditable())
        return not is_typed and (at is None or at.window() is self._window)

    def _tick(self) -> None:
        duration = self._watch.restart() / 1000.0
        found = self._steering.step(
            self._inputs, self._bindings, self._pressed, self.devices.read(), self._value, duration
        )
        if found:
            self.steered.emit(found)


def _application() -> QCoreApplication:
    application = QCoreApplication.instance()
    assert application is not None  # there is a window
    return application


def name_of(event: QKeyEvent) -> str:
    """Return the name of a key, whatever is held beside it."""
    return QKeySequence(event.key()).toString(QKeySequence.SequenceFormat.PortableText)
