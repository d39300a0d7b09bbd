"""What the editors of a form share: the document, what is edited in it, units and colours."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from kane.errors import ModelError
from kane.fields import GROUND, Record
from kane.model import Model, with_ends
from kanevas.assets.language import in_running_text
from kanevas.document.document import Document
from kanevas.document.edit import Edit
from kanevas.document.gesture import Gesture
from kanevas.edits.fields import DOCUMENT, Way, path_of, records_of, value_at
from kanevas.look.theme import Theme
from kanevas.units import UnitSystem

PAUSE = 300  # ms without a key, after which what is typed is shown


class EditedElements(QObject):
    """The elements that are edited, and the one way to edit them.

    What is typed or stepped is a gesture of the document: shown at once, one step of undo when it
    is finished, and put back by Escape.

    Attributes:
        system, theme: units and colours.
        owners: names of the elements that are edited.
        is_renaming: whether the model has the new name already and the selection not yet.

    Signals:
        complained: an editor has a fault to tell, or none any more: the widget and the sentence.
        renamed: an element has another name now: the old and the new one.

    """

    complained = Signal(QWidget, str)
    renamed = Signal(str, str)

    def __init__(
        self, document: Document, system: UnitSystem, theme: Theme, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._document = document
        self.system = system
        self.theme = theme
        self.owners: tuple[str, ...] = ()
        self.is_renaming = False
        self._gesture: Gesture | None = None
        self._known: Model | None = None
        self._records: tuple[Record, ...] = ()
        self._formulas: dict[str, str] = {}
        self._then: Callable[[], None] | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._paused)

    # --- what is edited

    def edit(self, owners: tuple[str, ...]) -> None:
        """Edit other elements from now on; ``(DOCUMENT,)`` for the document itself."""
        self.finish()
        self.owners, self._known = owners, None

    @property
    def model(self) -> Model:
        """The model as it is now."""
        return self._document.model

    @property
    def size(self) -> float:
        """How far from the origin bodies and points of the ground lie, at the most [m].

        It is what lengths are to be seen beside.
        """
        model = self.model
        places = [body.position for body in model.bodies]
        places += [
            point
            for _, element in with_ends(model)
            for body, point in element.ends()
            if body == GROUND
        ]
        return max((abs(number) for place in places for number in place), default=0.0)

    @property
    def records(self) -> tuple[Record, ...]:
        """The records that are edited, as they are now."""
        model = self.model
        if self._known is not model:
            self._records = records_of(model, self.owners)
            self._formulas = {formula.path: formula.text for formula in model.formulas}
            self._known = model
        return self._records

    def values(self, way: Way) -> list[Any]:
        """Return what stands at a way in each record; nothing where one has no such place."""
        try:
            return [value_at(record, way) for record in self.records]
        except (AttributeError, IndexError, TypeError, KeyError):
            return []

    def formulas(self, way: Way) -> set[str]:
        """Return the formulas at a way in the records; an empty text for a number by hand."""
        return {self._formulas.get(path_of(owner, way), "") for owner in self.owners}

    # --- edits

    def apply(self, label: str, edit: Edit) -> None:
        """Make an edit as one step of undo.

        Args:
            label: what is changed, as the form calls it.
            edit: returns the next model.

        Raises:
            ModelError: the edit is refused; nothing is changed.

        """
        self.finish()
        self._document.apply(self._title(label), edit)

    def rename(self, old: str, new: str, edit: Edit) -> None:
        """Give the element that is edited another name, and edit it on under that name.

        Raises:
            ModelError: the name is taken or is none.

        """
        self.finish()
        self.owners, self.is_renaming = (new,), True
        try:
            self._document.apply(self.tr("Rename {} to {}").format(old, new), edit)
        except ModelError:
            self.owners, self._known = (old,), None
            raise
        finally:
            self.is_renaming = False
        self.renamed.emit(old, new)

    def show(self, label: str, edit: Edit) -> None:
        """Show an edit that is not finished yet; the next one takes its place.

        Raises:
            ModelError: the edit is refused; what was shown last stays.

        """
        if self._gesture is None or not self._gesture.active:
            self._gesture = self._document.gesture(self._title(label))
        self._gesture.show(edit)

    def finish(self) -> None:
        """Make what is shown one step of undo."""
        self._forget_pause()
        if self._gesture:
            gesture, self._gesture = self._gesture, None
            gesture.finish()

    def cancel(self) -> None:
        """Put back what was before."""
        self._forget_pause()
        if self._gesture:
            gesture, self._gesture = self._gesture, None
            gesture.cancel()

    def after_pause(self, call: Callable[[], None]) -> None:
        """Call when no key has come for a while."""
        self._then = call
        self._pause.start(PAUSE)

    def _forget_pause(self) -> None:
        self._pause.stop()
        self._then = None

    def _paused(self) -> None:
        if self._then:
            self._then()

    def _title(self, label: str) -> str:
        what = in_running_text(label)
        if self.owners == (DOCUMENT,):
            return self.tr("Change {}").format(what)
        if len(self.owners) == 1:
            return self.tr("Change {} of {}").format(what, self.owners[0])
        return self.tr("Change {} of {} elements").format(what, len(self.owners))
