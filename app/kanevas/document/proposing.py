"""What a hand proposes to add: it is to be seen, but no part of the model yet."""

from __future__ import annotations

from typing import Protocol

from kane.model import Model


class Shower(Protocol):
    """Who shows what is proposed, and takes it over."""

    @property
    def shown(self) -> Model:
        """The model with what is proposed."""

    def propose(self, model: Model | None) -> None:
        """Show a model that has more than the present one."""

    def accept(self, before: Model, text: str) -> None:
        """Make what is proposed one step of undo."""

    def decline(self) -> None:
        """Show it no more."""


class Proposing:
    """Keeps what a ``Gesture`` shows out of the model until it is finished."""

    def __init__(self, shower: Shower) -> None:
        self._shower = shower

    @property
    def model(self) -> Model:
        """The model with what is proposed."""
        return self._shower.shown

    def put(self, model: Model) -> None:
        """Propose what a model has more than the present one."""
        self._shower.propose(model)

    def end_gesture(self, before: Model, text: str) -> None:
        """Make what is proposed one step of undo."""
        self._shower.accept(before, text)

    def cancel_gesture(self, before: Model) -> None:  # noqa: ARG002
        """Propose nothing any more; the model is the one from before all the time."""
        self._shower.decline()
