"""Where the docks are: at first, now, and at the next start."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtWidgets import QMainWindow, QSplitter

from kanevas.docks.dock import docks_of
from kanevas.settings import Settings
from kanevas.settings.known import WINDOW

SIZE = QSize(1400, 900)  # of the window, where the screen is as large
VIEWS = (620, 480)  # pixels of canvas and 3D view, in proportion
PLOTS = 0.33  # of the height of the window


class Layout(QObject):
    """Remembers the layout of the window from start to start, and the one of the first start."""

    def __init__(self, window: QMainWindow, settings: Settings, splitter: QSplitter) -> None:
        """Take a window with all its docks, and what shares its middle among the views."""
        super().__init__(window)
        self._window, self._settings, self._splitter = window, settings, splitter
        window.resize(SIZE.boundedTo(window.screen().availableSize()))
        self._size_parts()
        self._first = window.saveState()

    def restore(self) -> None:
        """Put all where it was when the window was closed last."""
        window, settings = self._window, self._settings
        geometry, docks, splitter = settings.window()
        if geometry.isEmpty() or docks.isEmpty() or splitter.isEmpty():
            return
        # Qt shows docks of which a layout of an older version knows nothing.
        known = settings.docks()
        unknown = [
            (dock, dock.isHidden()) for dock in docks_of(window) if dock.objectName() not in known
        ]
        restored = (
            window.restoreGeometry(geometry),
            window.restoreState(docks),
            self._splitter.restoreState(splitter),
        )
        for name, is_restored in zip(WINDOW, restored, strict=True):
            if not is_restored:
                settings.pass_over(name)
        for dock, was_hidden in unknown:
            dock.setHidden(was_hidden)

    def remember(self) -> None:
        """Keep where all is for the next start."""
        window, settings = self._window, self._settings
        settings.remember_window(
            window.saveGeometry(), window.saveState(), self._splitter.saveState()
        )
        settings.remember_docks([dock.objectName() for dock in docks_of(window)])

    def reset(self) -> None:
        """Put all where it was at the very first start."""
        self._window.restoreState(self._first)
        self._size_parts()

    def _size_parts(self) -> None:
        window, docks = self._window, {dock.objectName(): dock for dock in docks_of(self._window)}
        across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        self._splitter.setSizes(VIEWS)
        window.resizeDocks([docks["model"], docks["inspector"]], [270, 280], across)
        window.resizeDocks([docks["model"], docks["run_settings"]], [500, 260], down)
        window.resizeDocks([docks["plots"]], [round(PLOTS * window.height())], down)
