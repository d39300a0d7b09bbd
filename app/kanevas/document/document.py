"""The open document: the only owner of the model."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtGui import QUndoStack

from kane.files.model_json import load, save
from kane.model import Model, SolverSettings, digest
from kanevas.document.change import Change
from kanevas.document.changes import changes
from kanevas.document.edit import Edit, after
from kanevas.document.gesture import Gesture, Keeper
from kanevas.document.proposing import Proposing

# What a new model starts with: gravity down the front plane, and time to see something swing.
GRAVITY = (0.0, -9.81, 0.0)  # m/s^2
DURATION = 5.0  # s

UNDO_LEVELS = 10_000  # models share what an edit leaves alone, so each is small


class Document(QObject):
    """One model, the file it came from, and the way back through its edits.

    Signals:
        opened: another document is here now.
        changed: an edit, undo or redo has made the model another one; comes with ``Changes``.
        restored: undo or redo has done so, after ``changed``; comes with ``Changes``.
        proposed: what a hand proposes to add is different now.
        rested: the gesture that was under way has ended, in whatever way.
        saved: a file holds the model as it is now, by saving it or by reading it anew.
        state_changed: file name or unsaved changes are different now.
    """

    opened = Signal()
    saved = Signal()
    changed = Signal(object)
    restored = Signal(object)
    proposed = Signal()
    rested = Signal()
    state_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = Model()
        self._is_telling = False
        self._digest = ""  # worked out when it is asked for
        self._path: Path | None = None
        self._gesture: Gesture | None = None
        self._proposal: Model | None = None
        self.undo_stack = QUndoStack(self)
        self.undo_stack.setUndoLimit(UNDO_LEVELS)
        self.undo_stack.cleanChanged.connect(self.state_changed)
        self.undo_stack.indexChanged.connect(self._drop_gesture)

    @property
    def model(self) -> Model:
        """The model as it is now."""
        return self._model

    @property
    def shown(self) -> Model:
        """The model with what a hand proposes to add, for views that draw."""
        return self._proposal or self._model

    @property
    def proposals(self) -> frozenset[str]:
        """Names of what is only proposed."""
        return changes(self._model, self.shown).added

    @property
    def digest(self) -> str:
        """Fingerprint of all in the model that decides the motion."""
        if not self._digest:
            self._digest = digest(self._model)
        return self._digest

    @property
    def path(self) -> Path | None:
        """File of the document; None before it was saved."""
        return self._path

    @property
    def name(self) -> str:
        """Name for the title bar."""
        return self._path.name if self._path else self._model.title or self.tr("Untitled")

    @property
    def in_hand(self) -> bool:
        """Whether a gesture is under way."""
        return self._gesture is not None

    @property
    def modified(self) -> bool:
        """Whether there are changes that no file holds."""
        return not self.undo_stack.isClean()

    def open(self, path: Path, as_copy: bool = False) -> None:
        """Read a file; what was open stays open if that fails.

        Args:
            path: a model file.
            as_copy: forget where it came from, so that an example is never overwritten.

        Raises:
            FileError, ModelError: as ``kane.files.model_json.load`` of an unfinished model.

        """
        self.take(load(path, unfinished=True), None if as_copy else path)

    def take(self, model: Model, path: Path | None) -> None:
        """Take over a model that was read from a file; None where the file is to be forgotten."""
        self._path = path.absolute() if path else None
        self._start(model)

    def new(self) -> None:
        """Start with an empty planar model, in which things fall down the front plane."""
        self._path = None
        self._start(Model(gravity=GRAVITY, planar=True, solver=SolverSettings(duration=DURATION)))

    def save(self, path: Path) -> None:
        """Write the model; raises FileError and stays unsaved if that fails.

        What the hand is still at is put away: a file holds what is done.
        """
        if self._gesture:
            self._gesture.cancel()
        save(self._model, path)
        self._path = path.absolute()
        self._announce_saved()

    def reload(self, model: Model) -> None:
        """Take over the model that was read from the file again, as an edit that can be undone."""
        self._finish_gesture()
        self.undo_stack.push(Change(self, self.tr("Reload"), self._model, model, ""))
        self._announce_saved()

    def recover(self, model: Model, path: Path | None) -> None:
        """Take over a model that no file holds.

        Args:
            model: as it would stand in its file, see ``kane.files.model_json.loads``.
            path: the file that it was going to; None where it had none.

        """
        self._path = path
        self._start(model)
        self.mark_unsaved()

    def carry_on(self, other: Document) -> None:
        """Take over what another document is at: model, file, and the way back through edits."""
        theirs, own = other.undo_stack, self.undo_stack
        steps = [theirs.command(i) for i in range(theirs.count())]
        edits = [step for step in steps if isinstance(step, Change)]
        with QSignalBlocker(self):  # views are to see the end of it, not the way
            self._path = other.path
            self._start(edits[0].before if edits else other.model)
            for count, edit in enumerate(edits):
                if count == theirs.cleanIndex():
                    own.setClean()
                own.push(Change(self, edit.text(), edit.before, edit.after, ""))
            if theirs.cleanIndex() == len(edits):
                own.setClean()
            elif theirs.cleanIndex() < 0:
                own.resetClean()
            own.setIndex(theirs.index())
        self.opened.emit()
        self.state_changed.emit()

    def mark_unsaved(self) -> None:
        """Take note that no file holds the model."""
        self.undo_stack.resetClean()

    def apply(self, text: str, edit: Edit, merge: str = "") -> None:
        """Change the model by an edit that can be undone.

        Numbers that have formulas follow the parameters; one that the edit sets loses its formula.
        What views still had to say of the model before, such as a text that was not ended when
        undo took its element away, is passed over.

        Args:
            text: what is done, as in "Undo TEXT".
            edit: returns the next model; the same model means no change.
            merge: edits in a row with the same key become one step of undo.

        Raises:
            ModelError: a name stands twice, a reference leads nowhere, or a parameter takes a
                number outside its limits; nothing is changed.

        """
        if self._is_telling:
            return
        self._finish_gesture()
        model = after(self._model, edit)
        if model != self._model:
            self.undo_stack.push(Change(self, text, self._model, model, merge))

    def gesture(self, text: str) -> Gesture:
        """Begin an edit that is shown while the hand is at it, and is one step of undo at the end.

        Another edit finishes it, undo and redo put it away.

        Args:
            text: what is done, as in "Undo TEXT".

        """
        return self._begin(self, text)

    def proposal(self, text: str) -> Gesture:
        """Begin an edit that is shown, but is no part of the model before it is finished.

        Another edit puts it away, as undo and redo do. There is one gesture or proposal at a time.

        Args:
            text: what is done, as in "Undo TEXT".

        """
        return self._begin(Proposing(self), text)

    def propose(self, model: Model | None) -> None:
        """Show a model that has more than the present one, or that alone; for proposals alone."""
        if model is not self._proposal:
            self._proposal = model
            self.proposed.emit()

    def accept(self, before: Model, text: str) -> None:
        """Make what is proposed one step of undo; for proposals alone."""
        proposed, self._gesture, self._proposal = self.shown, None, None
        if proposed == before:
            self.proposed.emit()
        else:
            self.undo_stack.push(Change(self, text, before, proposed, ""))
        self.rested.emit()

    def decline(self) -> None:
        """Show no more what was proposed; for proposals alone."""
        self._gesture = None
        self.propose(None)
        self.rested.emit()

    def end_gesture(self, before: Model, text: str) -> None:
        """Make what a gesture has shown one step of undo; for gestures alone."""
        self._gesture = None
        if self._model == before:
            self._set(before)
        else:
            self.undo_stack.push(Change(self, text, before, self._model, ""))
        self.rested.emit()

    def cancel_gesture(self, before: Model) -> None:
        """Put back the model from before a gesture; for gestures alone."""
        self._gesture = None
        self.put(before)
        self.rested.emit()

    def _begin(self, keeper: Keeper, text: str) -> Gesture:
        """Return a gesture that is under way; one that comes while a change is told comes late."""
        if self._is_telling:
            late = Gesture(keeper, text)
            late.forget()
            return late
        self._finish_gesture()
        self._gesture = Gesture(keeper, text)
        return self._gesture

    def _finish_gesture(self) -> None:
        if self._gesture and self._proposal:
            self._gesture.cancel()
        elif self._gesture:
            self._gesture.finish()

    def _drop_gesture(self, *_: object) -> None:
        if self._gesture:
            self._gesture.forget()
            self._gesture = None
            self.propose(None)
            self.rested.emit()

    def _announce_saved(self) -> None:
        self.undo_stack.setClean()
        self.saved.emit()
        self.state_changed.emit()

    def _start(self, model: Model) -> None:
        self._drop_gesture()
        self.undo_stack.clear()
        self._set(model)
        self.opened.emit()
        self.state_changed.emit()

    def _set(self, model: Model) -> None:
        self._model = model
        self._digest = ""

    def put(self, model: Model) -> None:
        """Make a model the present one; for the undo stack and for gestures alone."""
        if model is not self._model:
            difference = changes(self._model, model)
            self._set(model)
            with self._telling():
                self.changed.emit(difference)

    def restore(self, model: Model) -> None:
        """Make a model from before or after an edit the present one; for the undo stack alone."""
        self._drop_gesture()
        difference = changes(self._model, model)
        with self._telling():
            self.put(model)
            self.restored.emit(difference)

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """Let no edit come in between: the undo stack is at work on the one that is told of."""
        before, self._is_telling = self._is_telling, True
        try:
            yield
        finally:
            self._is_telling = before
