"""What the windows of studies have in common: a form, what comes of it, and the way there."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from kane.errors import KaneError
from kane.model import Model
from kanevas.assets.told import told_of
from kanevas.look.theme import Theme
from kanevas.runs.errand import Errand
from kanevas.units import UnitSystem
from kanevas.workspace import Workspace

if TYPE_CHECKING:
    from kane.analyses.measured import Table

FORM = 400  # pixels of the form at first


class _Column(QScrollArea):
    """Scrolls up and down what it never cuts at its side."""

    def __init__(self) -> None:
        super().__init__(widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def minimumSizeHint(self) -> QSize:
        page = self.widget()
        least = page.minimumSizeHint() if page is not None else QSize()
        bar = self.verticalScrollBar().sizeHint()
        return QSize(least.width() + bar.width(), super().minimumSizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class StudyWindow(QDialog):
    """A window beside the main one: on the left what is wanted, on the right what was found.

    Attributes:
        workspace: whose model is studied.
        errand: does the work beside the window.
        start: the button that begins it.

    """

    def __init__(self, title: str, start: str, workspace: Workspace, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(title)
        self.workspace = workspace
        self.errand = Errand(self)
        self.form = QVBoxLayout()
        self.results = QVBoxLayout()
        self.start = QPushButton(start, default=True)
        self.cancel = QPushButton(self.tr("&Cancel"), autoDefault=False)
        self.progress = QProgressBar(maximum=1000, textVisible=True)
        self.progress.setFormat("%p %")
        self.status = QLabel(wordWrap=True)
        self.status.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._arrange()
        self.start.clicked.connect(self.begin)
        self.cancel.clicked.connect(self.errand.cancel)
        self.errand.changed.connect(self._follow)
        self.errand.progressed.connect(lambda part: self.progress.setValue(round(1000 * part)))
        self.errand.failed.connect(self.warn)
        self.errand.released.connect(self._tell_released)
        workspace.document.changed.connect(lambda *_: self.follow_model())
        workspace.document.opened.connect(self.follow_model)
        workspace.units.changed.connect(lambda _: self.show_looks())
        workspace.colors.changed.connect(lambda _: self.show_looks())
        self._follow()

    @property
    def model(self) -> Model:
        """The model as it is now."""
        return self.workspace.document.model

    @property
    def system(self) -> UnitSystem:
        """The units that the person has chosen."""
        return self.workspace.units.system

    @property
    def theme(self) -> Theme:
        """The colours in which all is drawn."""
        return self.workspace.colors.theme

    def begin(self) -> None:
        """Do what the form asks for."""
        raise NotImplementedError

    def follow_model(self) -> None:
        """Show what the model offers."""
        raise NotImplementedError

    def show_looks(self) -> None:
        """Draw in the colours and units of now."""
        raise NotImplementedError

    def say(self, text: str) -> None:
        """Say how it went."""
        self.status.setStyleSheet("")
        self.status.setText(text)

    def warn(self, text: str) -> None:
        """Say what is wrong."""
        self.status.setStyleSheet(f"color: {self.theme.error.name()};")
        self.status.setText(text)

    def read_table(self, path: Path) -> Table | None:
        """Return what a file of measured values holds; None, and a word, where it is refused."""
        from kane.analyses.measured import read_table

        try:
            return read_table(path)
        except KaneError as error:
            self.warn(told_of(error))
            return None

    def stop(self) -> None:
        """End what is under way and wait for it."""
        self.errand.stop()

    def sizeHint(self) -> QSize:
        return QSize(1080, 640)

    def _arrange(self) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.addLayout(self.form)
        column.addStretch(1)
        scroll = _Column()
        scroll.setAccessibleName(self.tr("Choices"))
        scroll.setWidget(page)
        buttons = QHBoxLayout()
        buttons.addWidget(self.start)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.progress, 1)
        buttons.addStretch()
        left = QWidget()
        whole = QVBoxLayout(left)
        whole.addWidget(scroll, 1)
        whole.addWidget(self.status)
        whole.addLayout(buttons)
        right = QWidget()
        right.setLayout(self.results)
        splitter = QSplitter()
        splitter.addWidget(left)
        splitter.addWidget(right)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([FORM, 680])
        splitter.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(splitter)

    def _follow(self) -> None:
        busy = self.errand.busy
        ready = bool(self.model.bodies)
        self.start.setEnabled(not busy and ready)
        self.start.setToolTip("" if ready else self.tr("There is no body to move"))
        self.cancel.setEnabled(busy)
        self.progress.setVisible(busy)
        if busy:
            self.progress.setValue(0)

    def _tell_released(self) -> None:
        self.say(self.tr("Cancelled. What was done so far comes as soon as it is gathered."))

    def closeEvent(self, event: QCloseEvent) -> None:
        self.errand.cancel()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._follow()
