"""What every command says on the terminal, and how it is stopped."""

import contextlib
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from typing import TextIO

from kane.files.printable import printable
from kane.kernels.compiling.cache import is_prepared, why_compiled

REFUSED = 2  # what a command returns where something was refused or failed
FAILURES_SHOWN = 5  # of many runs


def tell(text: object, end: str = "\n", file: TextIO | None = None) -> None:
    """Print a text, of which nothing but the text is to reach the terminal."""
    print(printable(str(text)), end=end, file=file)


@contextlib.contextmanager
def preparing() -> Iterator[None]:
    """Say what takes so long when the kernels are not compiled yet."""
    if is_prepared():
        yield
        return
    from rich.console import Console

    console = Console(stderr=True)
    text = "Preparing the solver; this happens once and takes about a minute …"
    if reason := why_compiled():
        tell(reason, file=sys.stderr)
    if not console.is_terminal:
        tell(text, file=sys.stderr)
        yield
        return
    with console.status(text):
        yield


@contextlib.contextmanager
def interrupt_stops() -> Iterator[threading.Event]:
    """Let Ctrl+C end the run and keep its result, instead of ending the program."""
    stop = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield stop
        return
    before = signal.signal(signal.SIGINT, lambda *_: stop.set())
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


@contextlib.contextmanager
def progress_bar() -> Iterator[Callable[[float], None] | None]:
    """Show a progress bar on a terminal, and nothing elsewhere."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn

    columns = (BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("run", total=1.0)
        yield lambda done: bar.update(task, completed=done)
