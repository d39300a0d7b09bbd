"""A line whose text is taken over at its end, and shown in the model after a pause."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from kane.errors import ModelError
from kane.model import Model
from kanevas.assets.told import told, told_of
from kanevas.edits.data import with_parameter
from kanevas.inspector.edited_elements import EditedElements
from kanevas.inspector.line import ValueLine
from kanevas.units import UnknownNameError

Edit = Callable[[Model], Model]
STAYS = {Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason}


class TypedLine(ValueLine):
    """Base of the lines: Return and Tab take over, Escape puts back what was there.

    Attributes:
        shows_early: whether a text is shown in the model while it is typed.
        missing: name of a parameter of which the text speaks and that there is not; may be empty.

    """

    shows_early = True

    def __init__(self, label: str, edited: EditedElements, parent: QWidget | None = None) -> None:
        super().__init__(edited.theme, parent)
        self.label, self.edited = label, edited
        self._shown = self.missing = ""
        self._open = False
        self.textEdited.connect(self._begin)

    # --- what those that follow say

    def read(self) -> Edit:
        """Return the edit that the text asks for; raises ValueError with the reason."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Show the values as they are now, unless something is being typed."""
        raise NotImplementedError

    def take(self, edit: Edit) -> None:
        """Make an edit; raises ModelError."""
        self.edited.show(self.label, edit)
        self.edited.finish()

    # --- showing

    def show_text(self, text: str) -> None:
        """Show a text that is as good as the values; what is being typed stays."""
        if self._open:
            return
        self._shown = text
        if self.text() != text:
            self.setText(text)
            self.setCursorPosition(0)
        self._tell("")

    def commit(self) -> None:
        """Take over what is typed; what is wrong goes, and the values before come back."""
        self._end(leaving=True)

    # --- typing

    def _begin(self) -> None:
        self._open = True
        self._tell("")
        self.edited.after_pause(self._preview)

    def _preview(self) -> None:
        """Show in the model what is typed so far, or tell what is wrong with it."""
        if not self._open:
            return
        try:
            edit = self.read()
            if self.shows_early:
                self.edited.show(self.label, edit)
        except ValueError as error:
            self._tell(told_of(error), _missing(error))
        except ModelError as error:
            self._tell(told(error.faults[0].text))
        else:
            self._tell("")

    def _end(self, leaving: bool) -> None:
        if not self._open:
            return
        fault = missing = ""
        if self.text() != self._shown:
            try:
                self.take(self.read())
            except ValueError as error:
                fault, missing = told_of(error), _missing(error)
            except ModelError as error:
                fault = told(error.faults[0].text)
        if fault and not leaving:
            self._tell(fault, missing)
            return
        if fault or self.text() == self._shown:
            self.edited.cancel()
        self._close()

    def _close(self) -> None:
        self._open = False
        self.setModified(False)
        self._tell("")
        self.refresh()

    def make_missing(self) -> None:
        """Make the parameter that is missing, and take over what is typed."""
        name, self.missing = self.missing, ""
        value, unit = self.suggested(name)
        self.edited.apply(
            self.tr("new parameter"), lambda model: with_parameter(model, name, value, unit)
        )
        self._end(leaving=False)
        self.setFocus()

    def suggested(self, name: str) -> tuple[float, str]:  # noqa: ARG002
        """Return the value that a new parameter begins with, and its SI unit."""
        return 1.0, ""

    def _tell(self, fault: str, missing: str = "") -> None:
        self.missing = missing
        if fault != self.fault:
            self.set_fault(fault)
            self.edited.complained.emit(self, fault)

    # --- keys and focus

    def takes_key(self, key: int) -> bool:
        return key == Qt.Key.Key_Escape and self._open

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._end(leaving=False)
            if not self._open:
                self.selectAll()
        elif event.key() == Qt.Key.Key_Escape and self._open:
            self.edited.cancel()
            self._close()
            self.selectAll()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in STAYS or QApplication.focusWidget() not in (None, self):
            self._end(leaving=True)


def _missing(error: ValueError) -> str:
    return error.name if isinstance(error, UnknownNameError) else ""
