"""What moves bodies for the hand, while the model is in motion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from kane.analyses.grip import Hand
    from kane.fields import Vector


class Puller(Protocol):
    """A live run, as the hand knows it."""

    @property
    def is_ready(self) -> bool:
        """Whether the model is in motion, so that it can be pulled."""

    @property
    def hand(self) -> Hand | None:
        """What the hand holds, and how hard it pulls; None where it holds nothing."""

    def grab(self, body: str, point: Vector, turning: bool) -> None:
        """Let the hand take hold of a point of a body [m], in its axes, or of its orientation."""

    def drag(self, target: Vector) -> None:
        """Move the hand in ground axes [m], or turn it by a rotation vector [rad]."""

    def let_go(self) -> None:
        """Let the hand hold nothing."""
