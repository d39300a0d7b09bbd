"""Where the docks are: at first, now, and at the next start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt

from kanevas.known_settings import WINDOW

if TYPE_CHECKING:
    from kanevas.window import MainWindow

SIZE = QSize(1400, 900)  # of the window, where the screen is as large
VIEWS = (620, 480)  # pixels of canvas and 3D view, in proportion
PLOTS = 0.33  # of the height of the window


class Layout(QObject):
    """Remembers the layout of the window from start to start, and the one of the first start."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.resize(SIZE.boundedTo(window.screen().availableSize()))
        self._size_parts()
        self._first = window.saveState()

    def restore(self) -> None:
        """Put all where it was when the window was closed last."""
        window, settings = self._window, self._window.settings
        geometry, docks, splitter = settings.window()
        if geometry.isEmpty() or docks.isEmpty() or splitter.isEmpty():
            return
        # Qt shows docks of which a layout of an older version knows nothing.
        known = settings.docks()
        unknown = [
            (dock, dock.isHidden()) for dock in window.docks if dock.objectName() not in known
        ]
        restored = (
            window.restoreGeometry(geometry),
            window.restoreState(docks),
            window.splitter.restoreState(splitter),
        )
        for name, is_restored in zip(WINDOW, restored, strict=True):
            if not is_restored:
                settings.pass_over(name)
        for dock, was_hidden in unknown:
            dock.setHidden(was_hidden)

    def remember(self) -> None:
        """Keep where all is for the next start."""
        window, settings = self._window, self._window.settings
        settings.remember_window(
            window.saveGeometry(), window.saveState(), window.splitter.saveState()
        )
        settings.remember_docks([dock.objectName() for dock in window.docks])

    def reset(self) -> None:
        """Put all where it was at the very first start."""
        self._window.restoreState(self._first)
        self._size_parts()

    def _size_parts(self) -> None:
        window = self._window
        across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        window.splitter.setSizes(VIEWS)
        window.resizeDocks([window.tree_dock, window.inspector_dock], [270, 280], across)
        window.resizeDocks([window.tree_dock, window.solver_dock], [500, 260], down)
        window.resizeDocks([window.plot_dock], [round(PLOTS * window.height())], down)
