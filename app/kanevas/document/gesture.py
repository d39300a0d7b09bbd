"""An edit that is shown while the hand is at it."""

from __future__ import annotations

from typing import Protocol

from kane.model import Model
from kanevas.document.edit import Edit, after


class Keeper(Protocol):
    """Who has the model that a gesture shows otherwise."""

    @property
    def model(self) -> Model:
        """The model as it is now."""

    def put(self, model: Model) -> None:
        """Make a model the present one."""

    def end_gesture(self, before: Model, text: str) -> None:
        """Make what was shown one step of undo."""

    def cancel_gesture(self, before: Model) -> None:
        """Put back the model from before."""


class Gesture:
    """An edit under way: a drag, a handle that is pulled."""

    def __init__(self, keeper: Keeper, text: str) -> None:
        self._keeper: Keeper | None = keeper
        self._before = keeper.model
        self._text = text

    @property
    def active(self) -> bool:
        """Whether it is still under way: an undo in between puts it away."""
        return self._keeper is not None

    def show(self, edit: Edit) -> None:
        """Show what an edit makes of the model from before the gesture.

        Raises:
            ModelError: as ``Document.apply``; what was shown last stays.

        """
        if self._keeper:
            model = after(self._before, edit)
            if model != self._keeper.model:  # the hand may move without moving anything
                self._keeper.put(model)

    def finish(self) -> None:
        """Make what was shown last one step of undo."""
        if self._keeper:
            keeper = self.forget()
            keeper.end_gesture(self._before, self._text)

    def cancel(self) -> None:
        """Put all back as it was."""
        if self._keeper:
            keeper = self.forget()
            keeper.cancel_gesture(self._before)

    def forget(self) -> Keeper:
        """Take part no more; return who has the model."""
        keeper, self._keeper = self._keeper, None
        assert keeper is not None
        return keeper
