"""``kanevas``: start the program."""

import argparse
import gc
import signal
import socket
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication

from kanevas.language import Translator, speak
from kanevas.runs.preparation import Preparation
from kanevas.settings import Settings
from kanevas.snapshot import Snapshot
from kanevas.window import MainWindow

REFUSED = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; return its exit code."""
    options = _parser().parse_args(arguments)
    app = make_application()
    settings = Settings()
    window = MainWindow(Preparation(), settings, options.colors)
    report_surprises(window)
    spare_collector(window)
    window.show()
    # at once, but not before the window is on the screen
    QTimer.singleShot(0, window.preparation.start)
    close_on_interrupt(window)
    if options.snapshot:
        return _take_snapshot(app, window, options)
    QTimer.singleShot(0, lambda: window.files.begin(options.file))
    return app.exec()


def make_application() -> QApplication:
    """Return the application object, set up as the program wants it."""
    app = QApplication.instance() or QApplication(["kanevas"])
    app.setApplicationName("kanevas")
    app.setApplicationDisplayName("Kanevas")
    app.setApplicationVersion(version("kanevas"))
    app.setDesktopFileName("kanevas")
    app.setStyle("Fusion")
    if not app.findChild(Translator):
        speak(app)
    return app


def spare_collector(window: MainWindow) -> None:
    """Let the garbage collector look no more at what stays to the end: the solver and the window.

    A look at all of it takes a tenth of a second, and comes in the middle of a drag.
    """
    window.preparation.ready.connect(gc.freeze)


def report_surprises(window: MainWindow) -> None:
    """Tell the user of an error that nobody foresaw, and leave the document open to be saved."""

    def tell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        sys.__excepthook__(kind, error, trace)
        window.notices.warn(
            window.tr("Something went wrong inside Kanevas. Save your work under a new name.")
            + f" ({kind.__name__}: {error})"
        )
        window.surprised.emit(f"{kind.__name__}: {error}")

    sys.excepthook = tell


def close_on_interrupt(window: MainWindow) -> None:
    """Let Ctrl+C on the terminal close the window.

    Python looks at signals only while it runs, and Qt may wait for events for long: a byte in a
    socket wakes both.
    """
    inward, outward = socket.socketpair()
    for end in (inward, outward):
        end.setblocking(False)
    signal.set_wakeup_fd(outward.fileno())
    notifier = QSocketNotifier(inward.fileno(), QSocketNotifier.Type.Read, window)
    notifier.activated.connect(lambda: inward.recv(64))
    signal.signal(signal.SIGINT, lambda *_: window.close())

    def let_go() -> None:
        signal.set_wakeup_fd(-1)
        notifier.setEnabled(False)
        inward.close()
        outward.close()

    window.closed.connect(let_go)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="kanevas", description="Draw mechanisms, watch them move, plot what they do."
    )
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="model file to open")
    parser.add_argument(
        "--snapshot",
        type=Path,
        metavar="DIR",
        help="run FILE, leave CSV, plots and a picture of the window in DIR, and end",
    )
    parser.add_argument(
        "--colors",
        choices=("system", "light", "dark"),
        default="",
        help="colours, for this time only",
    )
    parser.add_argument("--version", action="version", version=f"kanevas {version('kanevas')}")
    return parser


def _take_snapshot(app: QApplication, window: MainWindow, options: argparse.Namespace) -> int:
    from kane.errors import KaneError

    try:
        if options.file is None:
            raise KaneError("Give a model FILE to take a snapshot of.")
        window.document.open(options.file)
    except KaneError as error:
        sys.stderr.write(f"{error}\n")
        window.close()
        return REFUSED
    failure: list[str] = []

    def finish(paths: list[Path], problem: str) -> None:
        failure.extend([problem] if problem else [])
        for path in paths:
            sys.stdout.write(f"Wrote {path}\n")
        window.close()

    snapshot = Snapshot(window, options.snapshot)
    snapshot.done.connect(finish)
    QTimer.singleShot(0, snapshot.start)
    app.exec()
    for problem in failure:
        sys.stderr.write(f"{problem}\n")
    return REFUSED if failure else 0


if __name__ == "__main__":
    sys.exit(main())
