"""What analyses take care of while they work: to stop when told, and to leave cores alone."""

import contextlib
import functools
import threading
from collections.abc import Iterator

from threadpoolctl import ThreadpoolController

from kane.errors import StoppedError
from kane.sentences import say


def unless_stopped(stop: threading.Event | None) -> None:
    """Raise StoppedError once the event is set."""
    if stop is not None and stop.is_set():
        raise StoppedError(say("The analysis was stopped."))


class _Alone:
    """Keeps BLAS in the thread that calls it as long as anyone wants so, in whichever threads."""

    def __init__(self) -> None:
        self._lock, self._wanted = threading.Lock(), 0
        self._limited = contextlib.ExitStack()

    def begin(self) -> None:
        with self._lock:
            self._wanted += 1
            if self._wanted == 1:
                self._limited.enter_context(_controller().limit(limits=1, user_api="blas"))

    def end(self) -> None:
        with self._lock:
            self._wanted -= 1
            if not self._wanted:
                self._limited.close()


_ALONE = _Alone()


@contextlib.contextmanager
def by_one_thread() -> Iterator[None]:
    """Let BLAS and LAPACK work in the thread that calls them.

    Matrices of mechanisms are small: to share one of some hundred rows among cores takes longer
    than to work it out, and where the cores are busy a hundred times as long. What calls a
    function that is decorated by this does not wait for cores that others have.
    """
    _ALONE.begin()
    try:
        yield
    finally:
        _ALONE.end()


@functools.cache
def _controller() -> ThreadpoolController:
    import scipy.linalg  # noqa: F401 - which brings a BLAS of its own, besides NumPy's

    return ThreadpoolController()
