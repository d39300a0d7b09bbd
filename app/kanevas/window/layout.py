"""Where the docks are: at first, now, and at the next start."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtWidgets import QMainWindow, QSplitter

from kanevas.docks.dock import docks_of, width_of_tabs
from kanevas.docks.folding import Folding
from kanevas.settings import Settings
from kanevas.settings.known import WINDOW

SIZE = QSize(1400, 900)  # of the window, where the screen is as large
VIEWS = (620, 480)  # pixels of canvas and 3D view, in proportion
PLOTS = 0.37, 345  # of the height of the window, and pixels: three plots with their axes
LOW = 850  # pixels of the screen; below that the plots are folded away at first
WIDTHS = 270, 280  # pixels of the tree and of the inspector
NARROW, IN_NARROW = 1360, (215, 232)  # the same in windows that are narrower than this


class Layout(QObject):
    """Remembers the layout of the window from start to start, and the one of the first start."""

    def __init__(
        self, window: QMainWindow, settings: Settings, splitter: QSplitter, folding: Folding
    ) -> None:
        """Take a window with all its docks, and what shares its middle among the views."""
        super().__init__(window)
        self._window, self._settings, self._splitter = window, settings, splitter
        self._folding = folding
        self._is_new = True  # shown, but not yet active
        window.resize(SIZE.boundedTo(window.screen().availableSize()))
        self._size_parts()
        self._first = window.saveState()
        self._fold_on_low_screens()
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            QTimer.singleShot(0, self._keep_on_screen)
            self._is_new = True
        elif event.type() == QEvent.Type.WindowActivate and self._is_new:
            # some window managers tell of the frame later than of the window
            QTimer.singleShot(0, self._keep_on_screen)
            self._is_new = False
        return super().eventFilter(watched, event)

    def _keep_on_screen(self) -> None:
        """Make room for the frame, which is known once the window is shown."""
        window = self._window
        if not window.isVisible() or window.isMaximized() or window.isFullScreen():
            return
        room, frame = window.screen().availableGeometry(), window.frameGeometry()
        around = frame.size() - window.size()
        window.resize(window.size().boundedTo(room.size() - around))
        if not room.contains(window.frameGeometry()):
            window.move(
                max(room.left(), min(frame.left(), room.right() + 1 - window.frameSize().width())),
                max(room.top(), min(frame.top(), room.bottom() + 1 - window.frameSize().height())),
            )

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
        self._folding.restore(settings.folded())

    def remember(self) -> None:
        """Keep where all is for the next start."""
        window, settings = self._window, self._settings
        settings.remember_window(
            window.saveGeometry(), window.saveState(), self._splitter.saveState()
        )
        settings.remember_docks([dock.objectName() for dock in docks_of(window)])
        settings.remember_folded(self._folding.folded)

    def reset(self) -> None:
        """Put all where it was at the very first start."""
        self._window.restoreState(self._first)
        self._size_parts()
        self._folding.restore(())
        self._fold_on_low_screens()

    def _size_parts(self) -> None:
        window, docks = self._window, {dock.objectName(): dock for dock in docks_of(self._window)}
        across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        self._splitter.setSizes(VIEWS)
        left, right = IN_NARROW if window.width() < NARROW else WIDTHS
        left = max(left, min(width_of_tabs(docks["run_settings"]), WIDTHS[0]))
        window.resizeDocks([docks["model"], docks["inspector"]], [left, right], across)
        window.resizeDocks([docks["model"], docks["run_settings"]], [500, 260], down)
        window.resizeDocks(
            [docks["plots"]], [max(round(PLOTS[0] * window.height()), PLOTS[1])], down
        )

    def _fold_on_low_screens(self) -> None:
        """Leave the room to the views; the plots come back with one click."""
        if self._window.height() < LOW:
            self._folding.below.fold()
