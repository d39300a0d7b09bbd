"""The program as it runs: its application, its window, and what the two are told at the start."""

import argparse
import gc
import signal
import socket
import sys
import traceback
from importlib.metadata import version
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication, QSplashScreen

from kane.files.printable import printable
from kane.sentences import say
from kanevas.assets.language import AS_SYSTEM, adopt
from kanevas.plots import PlotPanel
from kanevas.program.collector import Collector
from kanevas.program.first_sight import FirstSight
from kanevas.program.guard import set_guard
from kanevas.program.snapshot import Left, Snapshot
from kanevas.program.windows import Windows
from kanevas.runs.preparation import Preparation
from kanevas.settings import Settings
from kanevas.window import MainWindow

REFUSED = 2
TURN = 1e-3  # s that a thread may keep Python to itself, where another one wants it


def run(options: argparse.Namespace, splash: QSplashScreen | None = None) -> int:
    """Open the window and do as the command line says; return the exit code.

    Args:
        options: of the command line.
        splash: what stands on the screen until the window does.

    """
    settings = Settings()
    app = make_application(settings)
    windows = Windows(Preparation(PlotPanel.prepare), settings, options.colors)
    window = windows.make()
    report_surprises(windows)
    spare_collector(app, window)
    close_on_interrupt(app)
    window.show()
    if splash:
        splash.finish(window)
    if options.snapshot:
        QTimer.singleShot(0, lambda: start_preparing(window))
        return _take_snapshot(app, window, options)
    window.view3d.hold()
    FirstSight(window, lambda: follow_up(window))
    QTimer.singleShot(0, lambda: begin(window, options.file))
    return app.exec()


def begin(window: MainWindow, file: Path | None) -> None:
    """Open what the user wants to begin with, and tell of settings that could not be read."""
    window.files.begin(file)
    tell_of_settings(window)  # opening a file puts messages away


def tell_of_settings(window: MainWindow) -> None:
    """Say which settings could not be read, without taking the place of what has been said."""
    notices = window.workspace.notices
    if names := window.workspace.settings.unreadable:
        text = window.tr("Settings that could not be read are as at the first start: {}")
        tell = notices.tell if notices.present is None else notices.remark
        tell(text.format(", ".join(names)))


def follow_up(window: MainWindow) -> None:
    """Draw in 3D, and load what the first run needs: before, it only keeps the window away."""
    window.view3d.release()
    start_preparing(window)


def start_preparing(window: MainWindow) -> None:
    """Get the solver ready, first of all for what is open."""
    workspace = window.workspace
    workspace.preparation.start(workspace.document.model.solver)


def make_application(settings: Settings | None = None) -> QApplication:
    """Return the application object, set up as the program and the person want it.

    Without settings all is as the system has it. Threads take turns oftener than Python would
    have it: each time that numpy lets go of Python, a view that is drawn waits for such a turn.
    """
    sys.setswitchinterval(TURN)
    set_guard()
    app = QApplication.instance() or QApplication(["kanevas"])
    assert isinstance(app, QApplication)  # windows need one of this kind
    app.setApplicationName("kanevas")
    app.setApplicationDisplayName("Kanevas")
    app.setApplicationVersion(version("kanevas"))
    app.setDesktopFileName("kanevas")
    app.setStyle("Fusion")
    if settings is None:
        adopt(app, AS_SYSTEM, "language")
    else:
        adopt(app, settings.language(), settings.decimal_mark())
    return app


def spare_collector(app: QApplication, window: MainWindow) -> None:
    """Let the garbage collector look no more at what stays to the end: the window and the solver.

    A look at all of it takes a tenth of a second, and comes in the middle of a drag.
    """
    gc.freeze()
    Collector(app)
    window.workspace.preparation.settled.connect(gc.freeze)


def report_surprises(windows: Windows) -> None:
    """Tell the user of an error that nobody foresaw, and leave the document open to be saved."""
    last: list[str] = []

    def tell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        lines = traceback.format_exception(kind, error, trace)
        if lines != last:  # a view that fails does so in each frame
            sys.__excepthook__(kind, error, trace)
        last[:] = lines
        windows.surprised.emit(f"{kind.__name__}: {error}")

    sys.excepthook = tell


def close_on_interrupt(app: QApplication) -> None:
    """Let Ctrl+C on the terminal close the windows.

    Python looks at signals only while it runs, and Qt may wait for events for long: a byte in a
    socket wakes both.
    """
    inward, outward = socket.socketpair()
    for end in (inward, outward):
        end.setblocking(False)
    signal.set_wakeup_fd(outward.fileno())
    notifier = QSocketNotifier(inward.fileno(), QSocketNotifier.Type.Read, app)
    notifier.activated.connect(lambda: inward.recv(64))
    # Python may be in the middle of starting something, which the end has to wait for
    signal.signal(signal.SIGINT, lambda *_: QTimer.singleShot(0, app.closeAllWindows))

    def let_go() -> None:
        signal.set_wakeup_fd(-1)
        notifier.setEnabled(False)
        inward.close()
        outward.close()

    app.aboutToQuit.connect(let_go)


def _take_snapshot(app: QApplication, window: MainWindow, options: argparse.Namespace) -> int:
    from kane.errors import KaneError
    from kanevas.program.snapshot_summary import told_of

    try:
        if options.file is None:
            raise KaneError(say("Give a model FILE to take a snapshot of."))
        window.workspace.document.open(options.file)
    except KaneError as error:
        sys.stderr.write(f"{printable(str(error))}\n")
        window.close()
        return REFUSED
    failure: list[str] = []

    def finish(files: list[Left], problem: str) -> None:
        failure.extend([problem] if problem else [])
        if result := window.workspace.presenter.result:
            sys.stdout.write(f"{told_of(result)}\n\n")
        for file in files:
            sys.stdout.write(f"{file.path.absolute()}  {file.what}\n")
        window.close()

    snapshot = Snapshot(window, options.snapshot)
    snapshot.done.connect(finish)
    QTimer.singleShot(0, snapshot.start)
    app.exec()
    for problem in failure:
        sys.stderr.write(f"{printable(problem)}\n")
    return REFUSED if failure else 0
