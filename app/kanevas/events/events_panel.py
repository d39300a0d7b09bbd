"""The panel of events: what happened in a run and when, and how each contact was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QLabel,
    QMenu,
    QScrollArea,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from kanevas.events.event_list import HEADS, EventList
from kanevas.events.strips import SHOWN_AT_ONCE, Strips
from kanevas.look.theme import Theme
from kanevas.units import UnitSystem
from kanevas.widgets.offer import offer
from kanevas.widgets.own_copy import asks_for_copy
from kanevas.workspace.run_events import RunEvents

if TYPE_CHECKING:
    from kane.results import Result

MEASURED = 60  # rows by which columns get their width
ROOM, SWATCH, MOST = 4, 9, 260  # pixels between columns, of the colour of an event, of a column


class EventsPanel(QWidget):
    """A table of the events, strips of the contacts, and what to do where there are none.

    Signals:
        event_picked: the time is to go to an event: its number.
        time_picked: a time was clicked in a strip [s].
        select_wanted: names of elements that were clicked.
        export_wanted: the events are to be written to a file.
        strike_wanted: the strike of the event that is shown is to be seen worked out.

    """

    event_picked = Signal(int)
    time_picked = Signal(float)
    select_wanted = Signal(tuple)
    export_wanted = Signal()
    strike_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._follows = False
        self._list = EventList(theme)
        self.view = EventView(self._list)
        self.strips = Strips(theme)
        self._scroll = QScrollArea(widgetResizable=True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self.strips)
        self._scroll.setAccessibleName(self.tr("Contacts over time"))
        self._hint = QLabel(alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        self._hint.setMargin(24)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._hint)
        self._stack.addWidget(self.view)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._scroll)
        layout.addWidget(self._stack, 1)
        self.setMinimumHeight(120)
        self.view.selectionModel().currentRowChanged.connect(self._pick)
        self.view.clicked.connect(self._pick)
        self.view.menu_wanted.connect(lambda at: self.menu().exec(at))
        self.strips.time_picked.connect(self.time_picked)
        self.strips.select_wanted.connect(self.select_wanted)
        self.set_theme(theme)
        self.show_result(None, RunEvents(None))

    @property
    def hint(self) -> str:
        """What stands in place of the table; empty where the table is shown."""
        return self._hint.text() if self._stack.currentWidget() is self._hint else ""

    def show_result(self, result: Result | None, events: RunEvents) -> None:
        """Show the events of a run; None for none."""
        self._follows = True
        self._list.show(events)
        self._follows = False
        self.strips.show_result(result)
        count = len(self.strips.strips)
        self._scroll.setVisible(bool(count))
        self._scroll.setFixedHeight(self.strips.height_of(min(count, SHOWN_AT_ONCE)))
        if result is None:
            self._hint.setText(
                self.tr("Press Run (F5), and what changes the constraints is listed here.")
            )
        else:
            self._hint.setText(self.tr("Nothing has changed the constraints in this run."))
        self._stack.setCurrentWidget(self.view if len(events) else self._hint)
        self.view.fit_columns()

    def set_time(self, time: float, is_just_before: bool = False) -> None:
        """Follow the time [s]: the last event that has happened is marked."""
        self.strips.set_time(time)
        events = self._list.events
        number = events.latest(time)
        if is_just_before and number is not None:
            number = events.before(time, float(events.times[-1]))
        index = self._list.index(-1 if number is None else number, 0)
        if index.row() == self.view.currentIndex().row():
            return
        self._follows = True
        self.view.show_row(index)
        self._follows = False

    def set_units(self, system: UnitSystem) -> None:
        """Show numbers in other units."""
        self._list.set_units(system)
        self.view.fit_columns()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._list.set_theme(theme)
        self.strips.set_theme(theme)
        self.view.set_theme(theme)
        self._scroll.setStyleSheet(f"background: {theme.window.name()};")
        self._hint.setStyleSheet(
            f"background: {theme.background.name()}; color: {theme.muted.name()};"
        )

    def menu(self) -> QMenu:
        """Return what can be done with the events."""
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        there = bool(len(self._list.events))
        empty = self.tr("There are no events")
        row = self.view.currentIndex().row()
        strike = menu.addAction(self.tr("&Work the strike out"), self.strike_wanted.emit)
        strikes = row >= 0 and self._list.events.is_strike(row)
        offer(strike, strikes, self.tr("Choose an event in which something strikes or locks"))
        menu.addSeparator()
        offer(menu.addAction(self.tr("&Copy"), self.view.copy), there, empty)
        offer(menu.addAction(self.tr("Copy &all"), self.view.copy_all), there, empty)
        offer(menu.addAction(self.tr("&Export as CSV …"), self.export_wanted.emit), there, empty)
        return menu

    def _pick(self, index: QModelIndex) -> None:
        if index.isValid() and not self._follows:
            self.event_picked.emit(index.row())


class EventView(QTableView):
    """The table of the events.

    Signals:
        menu_wanted: a menu is asked for: where on the screen.

    """

    menu_wanted = Signal(object)

    def __init__(self, events: EventList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._events = events
        self.setModel(events)
        self.setAccessibleName(self.tr("Events"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        rows, heads = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(self.fontMetrics().height() + 6)
        heads.setHighlightSections(False)
        heads.setResizeContentsPrecision(MEASURED)
        self.setIconSize(QSize(SWATCH, SWATCH))

    def show_row(self, index: QModelIndex) -> None:
        """Choose a row, whatever keys are down; none where it is not valid."""
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        if index.isValid():
            self.scrollTo(index)

    def fit_columns(self) -> None:
        """Give each column the room that its texts take."""
        self.resizeColumnsToContents()
        for column in range(len(HEADS)):
            self.setColumnWidth(column, min(self.columnWidth(column) + ROOM, MOST))

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.setStyleSheet(
            f"QTableView {{ background: {theme.background.name()}; }}"
            f" QHeaderView {{ background: {theme.window.name()}; }}"
            f" QHeaderView::section {{ background: {theme.window.name()}; border: none;"
            f" border-bottom: 1px solid {theme.grid_major.name()}; padding: 2px 3px; }}"
        )

    def copy(self) -> None:
        """Copy the chosen rows, or all where none is chosen, separated by tabs."""
        chosen = sorted({index.row() for index in self.selectionModel().selectedRows()})
        self._copy(chosen or list(range(len(self._events.events))))

    def copy_all(self) -> None:
        """Copy all rows, separated by tabs."""
        self._copy(list(range(len(self._events.events))))

    def _copy(self, rows: list[int]) -> None:
        lines = self._events.lines(rows)
        QGuiApplication.clipboard().setText("\n".join("\t".join(line) for line in lines))

    def event(self, event: QEvent) -> bool:
        # Ctrl+C of the window copies elements; here it copies events
        if asks_for_copy(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(event.globalPos())
