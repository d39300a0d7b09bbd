"""The windows of the program: each with a workspace of its own, all with the same settings."""

from __future__ import annotations

import gc
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from kanevas.assets.language import change, is_spoken
from kanevas.runs.preparation import Preparation
from kanevas.runs.result_files import is_result
from kanevas.settings import Settings
from kanevas.window import MainWindow

PAUSE = 50  # ms between two looks whether all windows are at rest
STEP = QPoint(36, 36)  # pixels by which a window lies beside the one from which it was opened


class Windows(QObject):
    """Opens windows, and keeps them until they are closed; the program ends with the last one.

    Attributes:
        all: the windows that are open, in the order in which they were opened.

    Signals:
        surprised: an error that nobody foresaw, in the words of the program's parts.

    """

    surprised = Signal(str)

    def __init__(self, preparation: Preparation, settings: Settings, colors: str = "") -> None:
        """Take what all windows share; ``colors`` as for ``Workspace``."""
        super().__init__()
        self._preparation, self._settings, self._colors = preparation, settings, colors
        self.all: list[MainWindow] = []
        # by a signal, as an error may come from any thread, and while a view is painted
        self.surprised.connect(self._warn, Qt.ConnectionType.QueuedConnection)
        # a language is spoken once no dialog is open and nothing is under way
        self._pause = QTimer(self, interval=PAUSE)
        self._pause.timeout.connect(self._speak)
        settings.changed.connect(lambda name: self._pause.start() if name == "language" else None)

    def make(self) -> MainWindow:
        """Return another window, which is not shown yet."""
        window = MainWindow(self._preparation, self._settings, self._colors)
        files = window.files
        files.window_wanted.connect(lambda path: self.open(path, window))
        files.more_work.connect(lambda: self._recover(window))
        files.is_elsewhere = lambda path: self._brought_up(path, window)
        window.closed.connect(lambda: self._forget(window))
        self.all.append(window)
        return window

    def open(self, path: Path | None, beside: MainWindow) -> None:
        """Open a window with a file, or with a new model; one that has the file comes up."""
        if path is not None and self._brought_up(path, None):
            return
        window = self._shown(beside)
        if path is not None and not window.files.open(path) and not is_result(path):
            window.close()  # it was refused in words, and nothing is here to be worked on

    def _speak(self) -> None:
        """Open all windows anew, in the language that is chosen now."""
        app, settings = QApplication.instance(), self._settings
        assert isinstance(app, QApplication)  # there is no window without
        if app.activeModalWidget() or app.activePopupWidget():
            return
        if any(window.is_at_work for window in self.all):
            return
        self._pause.stop()
        if is_spoken(settings.language()):
            return
        change(app, settings.language(), settings.decimal_mark())
        for old in list(self.all):
            self._renew(old)

    def _renew(self, old: MainWindow) -> None:
        """Put another window in the place of one."""
        was_active = old.isActiveWindow()
        old.layout_memory.remember()
        new = self.make()
        if not (old.isMaximized() or old.isFullScreen()):  # which the layout remembers
            new.setGeometry(old.geometry())
        new.show()
        if self._preparation.is_ready:
            new.show_ready()
        new.carry_on(old)
        old.close()
        if was_active:
            new.activateWindow()

    def _recover(self, beside: MainWindow) -> None:
        """Offer what else was left unsaved, in a window of its own."""
        window = self._shown(beside)
        if not window.files.recovery.offer():
            window.close()

    def _shown(self, beside: MainWindow) -> MainWindow:
        window = self.make()
        place = beside.normalGeometry()
        window.resize(place.size())
        window.move(place.topLeft() + STEP)
        window.show()
        if self._preparation.is_ready:
            window.show_ready()
        return window

    def _brought_up(self, path: Path, asking: MainWindow | None) -> bool:
        """Bring up another window that has a file open; return whether there is one."""
        for window in self.all:
            own = window.workspace.document.path
            if window is not asking and own is not None and own == path.absolute():
                window.showNormal() if window.isMinimized() else window.show()
                window.raise_()
                window.activateWindow()
                window.workspace.notices.remark(
                    QCoreApplication.translate("Windows", "“{}” is open here").format(path.name),
                    5000,
                )
                return True
        return False

    def _forget(self, window: MainWindow) -> None:
        self.all.remove(window)
        window.destroyed.connect(lambda: QTimer.singleShot(0, self, _collect))
        window.deleteLater()

    def _warn(self, error: str) -> None:
        """Tell of an error where the person works."""
        active = [window for window in self.all if window.isActiveWindow()] or self.all[:1]
        for window in active:
            window.surprised.emit(error)
            window.workspace.notices.warn_of_surprise(error)


def _collect() -> None:
    """Free what a closed window has left, where the collector was told to leave it alone."""
    if gc.get_freeze_count():
        gc.unfreeze()
        gc.collect()
        gc.freeze()
