"""The list of runs, and what can be done with one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QStackedLayout,
    QStyleOptionViewItem,
    QWidget,
)

from kanevas.assets.told import told
from kanevas.look.theme import Theme
from kanevas.run_list.delegate import CHECK, LOOK, RunDelegate, RunText
from kanevas.run_list.differences import differences
from kanevas.runs.run_list import KeptRun, RunList
from kanevas.units import UnitSystem, quantity
from kanevas.units.systems import SI

if TYPE_CHECKING:
    from kane.results import Result

MOST_LINES = 3  # of what changed; the tip has all of it
OWN_KEYS = (Qt.Key.Key_F2, Qt.Key.Key_Delete, Qt.Key.Key_Space, Qt.Key.Key_Home, Qt.Key.Key_End)


class RunListPanel(QWidget):
    """Shows the runs that are kept, the latest on top, each followed by its branches.

    A click shows a run, a tick lays its curves over those of the run that is shown.

    Signals:
        save_wanted: a run is to be written to a file.
        removed: a run was taken out of the list, and the place at which it stood.
    """

    save_wanted = Signal(object)
    removed = Signal(object, int)

    def __init__(self, runs: RunList, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._runs = runs
        self._system: UnitSystem = SI
        self._digest = ""
        self._shown: KeptRun | None = None
        self._rows: list[KeptRun] = []  # from top to bottom
        self._hint = QLabel(
            self.tr("Runs stay here to be compared. Press Run (F5) for the first one."),
            alignment=Qt.AlignmentFlag.AlignCenter,
            wordWrap=True,
        )
        self._hint.setMargin(12)
        self._delegate = RunDelegate(theme, self)
        self.list = _Lines(self._delegate)
        self.list.setAccessibleName(self.tr("Runs"))
        self.list.itemClicked.connect(self._choose)
        self.list.itemActivated.connect(self._choose)
        self.list.itemChanged.connect(self._take)
        self.list.remove_wanted.connect(self.remove)
        self.list.customContextMenuRequested.connect(self._open_menu)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._hint)
        self._stack.addWidget(self.list)
        runs.changed.connect(self._refresh)
        self.set_theme(theme)
        self._refresh()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._delegate.theme = theme
        self._hint.setStyleSheet(f"color: {theme.muted.name()};")
        self.list.viewport().update()

    def set_units(self, system: UnitSystem) -> None:
        """Write numbers in other units."""
        self._system = system
        self._refresh()

    def follow(self, digest: str) -> None:
        """Tell runs of the model as it is now, by its fingerprint, from others."""
        if digest != self._digest:
            self._digest = digest
            self._refresh()

    def menu(self, run: KeptRun) -> QMenu:
        """Return what can be done with a run."""
        menu = QMenu(self)
        show = menu.addAction(self.tr("Show this run"), lambda: self._runs.choose(run))
        show.setEnabled(run is not self._runs.shown)
        if run is self._runs.shown:
            show.setStatusTip(self.tr("It is the run that is shown"))
        overlay = QAction(self.tr("Lay over the plots"), menu, checkable=True)
        overlay.setChecked(run.overlaid)
        overlay.toggled.connect(lambda on: self._runs.overlay(run, on))
        menu.addAction(overlay)
        menu.addAction(self.tr("Rename"), self._rename)
        menu.addAction(self.tr("Save as HDF5 …"), lambda: self.save_wanted.emit(run))
        menu.addSeparator()
        menu.addAction(self.tr("Delete"), self.remove)
        return menu

    def remove(self) -> None:
        """Take the run that is selected out of the list."""
        run = self._run(self.list.currentItem())
        if run is not None:
            place = self._runs.runs.index(run)
            self._runs.remove(run)
            self.removed.emit(run, place)

    def _rename(self) -> None:
        self.list.editItem(self.list.currentItem())

    def _open_menu(self, at: QPoint) -> None:
        run = self._run(self.list.itemAt(at))
        if run is not None:
            menu = self.menu(run)
            menu.aboutToHide.connect(menu.deleteLater)
            menu.popup(self.list.viewport().mapToGlobal(at))

    def _choose(self, item: QListWidgetItem) -> None:
        run = self._run(item)
        if run is not None:
            self._runs.choose(run)

    def _take(self, item: QListWidgetItem) -> None:
        """Take over a tick or a name."""
        run = self._run(item)
        if run is not None:
            ticked = Qt.CheckState(item.data(CHECK)) == Qt.CheckState.Checked
            if ticked != run.overlaid:
                self._runs.overlay(run, ticked)
            elif item.text() != run.name:
                self._runs.rename(run, item.text())
                self._refresh()  # a name that was not taken goes

    def _run(self, item: QListWidgetItem | None) -> KeptRun | None:
        row = self.list.row(item) if item else -1
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def _refresh(self) -> None:
        runs, tree = self._runs.runs, self._runs.tree
        self._rows = [run for run, _ in tree]
        self.list.blockSignals(True)
        row, shown = self.list.currentRow(), self._runs.shown
        while self.list.count() > len(runs):
            self.list.takeItem(self.list.count() - 1)
        while self.list.count() < len(runs):
            self.list.addItem(QListWidgetItem())
        for place, (run, depth) in enumerate(tree):
            self._fill(self.list.item(place), run, self._before(run), depth)
        if shown is not self._shown and shown in runs:
            row = self._rows.index(shown)
        self._shown = shown
        self.list.setCurrentRow(min(max(row, 0), len(runs) - 1))
        self.list.blockSignals(False)
        self._stack.setCurrentWidget(self.list if runs else self._hint)

    def _before(self, run: KeptRun) -> Result | None:
        """Return that from which a run went on, or else of the one before."""
        if (parent := self._runs.parent_of(run)) is not None:
            return parent.result
        place = self._runs.runs.index(run)
        return self._runs.runs[place - 1].result if place else None

    def _fill(self, item: QListWidgetItem, run: KeptRun, before: Result | None, depth: int) -> None:
        item.setFlags(
            Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemIsEditable
            | Qt.ItemFlag.ItemIsUserCheckable
        )
        item.setText(run.name)
        item.setData(CHECK, Qt.CheckState.Checked if run.overlaid else Qt.CheckState.Unchecked)
        result = run.result
        changes = (*self._origin(run), *self._changes(before, result))
        look = RunText(
            changes=_first(changes),
            figures=self._figures(result),
            failure="" if result.outcome.ok else told(result.outcome.message),
            shown=run is self._runs.shown,
            fits=result.digest == self._digest,
            depth=depth,
        )
        item.setData(LOOK, look)
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, "; ".join((*changes, look.figures)))
        lines = [*changes, look.figures, self._steps(result)]
        if look.failure:
            lines.append(look.failure)
        if not look.fits:
            lines.append(self.tr("The model is another one now."))
        item.setToolTip("\n".join(lines))

    def _origin(self, run: KeptRun) -> tuple[str, ...]:
        """Return from where a branch went on."""
        parent = self._runs.parent_of(run)
        if parent is None:
            return ()
        begun = quantity(float(run.result.time[0]), "s", self._system, 3)
        return (self.tr("from {} at {}").format(parent.name, begun),)

    def _changes(self, before: Result | None, result: Result) -> tuple[str, ...]:
        if before is None:
            return ()
        found = differences(
            before.model, before.settings, result.model, result.settings, self._system
        )
        return tuple(found) or (self.tr("the same as before"),)

    def _figures(self, result: Result) -> str:
        return self.tr("{method} in {wall}, drift {drift}").format(
            method=result.settings.method,
            wall=quantity(result.outcome.wall_time, "s", self._system, 2),
            drift=quantity(result.energy_drift, "J", self._system, 2),
        )

    def _steps(self, result: Result) -> str:
        outcome = result.outcome
        return self.tr("{steps} steps, {frames} frames, {time} reached").format(
            steps=outcome.steps,
            frames=len(result.time),
            time=quantity(outcome.time, "s", self._system),
        )


class _Lines(QListWidget):
    """A list that keeps to itself the keys that it has a use for."""

    remove_wanted = Signal()

    def __init__(self, delegate: RunDelegate) -> None:
        super().__init__()
        self._delegate = delegate
        self.setItemDelegate(delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
        )

    def event(self, event: QEvent) -> bool:
        own = isinstance(event, QKeyEvent) and event.key() in OWN_KEYS
        if own and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if item := self._box_at(event):
            self._toggle(item)
        else:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self._box_at(event):  # a tick is no click on the run
            super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if item := self._box_at(event):
            self._toggle(item)
        else:
            super().mouseDoubleClickEvent(event)

    def _box_at(self, event: QMouseEvent) -> QListWidgetItem | None:
        """Return the run whose box to tick is under the pointer."""
        at = event.position().toPoint()
        item = self.itemAt(at)
        if item is None or event.button() != Qt.MouseButton.LeftButton:
            return None
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        option.rect = self.visualItemRect(item)
        box = self._delegate.box(option, item.data(LOOK).depth)
        return item if box.adjusted(-3, -3, 3, 3).contains(at) else None

    @staticmethod
    def _toggle(item: QListWidgetItem) -> None:
        ticked = Qt.CheckState(item.data(CHECK)) == Qt.CheckState.Checked
        item.setData(CHECK, Qt.CheckState.Unchecked if ticked else Qt.CheckState.Checked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        if event.key() == Qt.Key.Key_Delete:
            self.remove_wanted.emit()
        elif event.key() == Qt.Key.Key_Space and item:
            self._toggle(item)
        else:
            super().keyPressEvent(event)


def _first(changes: tuple[str, ...]) -> tuple[str, ...]:
    """Return so many lines as there is room for; the last says how many are left."""
    if len(changes) <= MOST_LINES:
        return changes
    left = len(changes) - MOST_LINES + 1
    return (*changes[: MOST_LINES - 1], f"… (+{left})")
