"""Messages that do not stand in the way, and passing remarks."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal


class Way(NamedTuple):
    """A way to go on from a message: a button.

    Attributes:
        text: what the button says.
        go: what it does.
        ends: whether the message goes with it.

    """

    text: str
    go: Callable[[], object]
    ends: bool = True


class Notice(NamedTuple):
    """A message that stays until another one comes or somebody closes it.

    Attributes:
        text: sentences for the user.
        is_error: whether something went wrong.
        is_refusal: whether it says why something cannot be done, and goes with what the hand does
            next.
        ways: how one may go on.

    """

    text: str
    is_error: bool = False
    is_refusal: bool = False
    ways: tuple[Way, ...] = ()


class Notices(QObject):
    """The one message that stands at a time.

    Signals:
        shown: another message stands here; comes with the ``Notice``.
        cleared: none does any more.
        remarked: something to be read in passing: the text, empty to take back what was said, and
            the time that it stays [ms], 0 for until the next.
    """

    shown = Signal(object)
    cleared = Signal()
    remarked = Signal(str, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.present: Notice | None = None

    def tell(
        self, text: str, action_text: str = "", action: Callable[[], object] | None = None
    ) -> None:
        """Show a piece of news."""
        ways = (Way(action_text, action, ends=False),) if action else ()
        self._show(Notice(text, ways=ways))

    def warn(self, text: str) -> None:
        """Show that something went wrong."""
        self._show(Notice(text, is_error=True))

    def warn_of_surprise(self, error: str) -> None:
        """Show that there was an error that nobody foresaw."""
        advice = self.tr("Something went wrong inside Kanevas. Save your work under a new name.")
        self.warn(f"{advice} ({error})")

    def refuse(self, text: str, *choices: tuple[str, Callable[[], object]]) -> None:
        """Show why something cannot be done, until the hand does something else."""
        ways = tuple(Way(*choice) for choice in choices)
        self._show(Notice(text, is_error=True, is_refusal=True, ways=ways))

    def end_refusal(self) -> None:
        """Put away why something could not be done; other messages stay."""
        if self.present and self.present.is_refusal:
            self.clear()

    def ask(self, text: str, *choices: tuple[str, Callable[[], object]]) -> None:
        """Show what asks for a decision; choosing or closing ends it."""
        self._show(Notice(text, is_error=True, ways=tuple(Way(*choice) for choice in choices)))

    def clear(self) -> None:
        """Put away what stands here."""
        if self.present is not None:
            self.present = None
            self.cleared.emit()

    def remark(self, text: str, duration: int = 0) -> None:
        """Say something in passing; ``duration`` [ms], 0 for until the next."""
        self.remarked.emit(text, duration)

    def _show(self, notice: Notice) -> None:
        self.present = notice
        self.shown.emit(notice)
