"""The table: one looks, clicks, copies."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QMenu, QTableView, QWidget

from kanevas.look.theme import Theme
from kanevas.method.cell_delegate import CellDelegate
from kanevas.method.head_view import HeadView
from kanevas.method.sheets.sheet import Sheet
from kanevas.method.table_model import TableModel
from kanevas.vectors.arrow import Arrow
from kanevas.widgets.offer import offer
from kanevas.widgets.own_copy import asks_for_copy

WIDEST_NAMES = 300  # pixels
MEASURED = 30  # rows by which columns get their width
LEAST_COLUMN = 64  # pixels
HEAD_MARGIN = 26


class TableView(QTableView):
    """Shows a sheet; names stay in place while one scrolls.

    Signals:
        arrows_changed: other vectors stand behind the cell that is chosen.
        select_wanted: names of elements that were clicked.
        plot_wanted: a quantity is to be plotted.
        export_wanted: the table is to be written to a file.
    """

    arrows_changed = Signal()
    select_wanted = Signal(tuple)
    plot_wanted = Signal(str)
    export_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = TableModel(theme)
        self._delegate = CellDelegate(theme)
        self.setModel(self._lines)
        self.setItemDelegate(self._delegate)
        self._heads = HeadView(theme, self)
        self.setHorizontalHeader(self._heads)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._set_up_headers()
        self.selectionModel().selectionChanged.connect(lambda *_: self.arrows_changed.emit())
        self.set_theme(theme)

    def _set_up_headers(self) -> None:
        names, heads = self.verticalHeader(), self.horizontalHeader()
        names.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        names.setDefaultSectionSize(self.fontMetrics().height() + 6)
        names.setMaximumWidth(WIDEST_NAMES)
        names.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        heads.setMinimumSectionSize(LEAST_COLUMN)
        heads.setResizeContentsPrecision(MEASURED)
        self.horizontalScrollBar().valueChanged.connect(lambda _: self._widen())
        for header in (names, heads):
            header.setHighlightSections(False)
            header.setSectionsClickable(True)
        names.sectionClicked.connect(lambda row: self._select(row, across=False))
        heads.sectionClicked.connect(lambda column: self._select(column, across=True))

    @property
    def sheet(self) -> Sheet:
        """What is shown."""
        return self._lines.sheet

    @property
    def arrows(self) -> tuple[Arrow, ...]:
        """The vectors behind the cell that is chosen."""
        index = self.currentIndex()
        if not index.isValid() or not self.selectionModel().isSelected(index):
            return ()
        return self.sheet.arrows(index.row(), index.column())

    @property
    def chosen_column(self) -> str:
        """What the chosen column is about, without its unit; empty where no cell is chosen."""
        index = self.currentIndex()
        if not index.isValid() or not self.selectionModel().isSelected(index):
            return ""
        return self.sheet.columns[index.column()].text.partition("\n")[0]

    @property
    def quantity(self) -> str:
        """The quantity that the chosen cell is; empty where it is none."""
        index = self.currentIndex()
        return self._lines.cell(index).quantity if index.isValid() else ""

    def show_sheet(self, sheet: Sheet) -> None:
        """Show another sheet; the chosen cell stays chosen where the rows are the same."""
        self._heads.sheet = sheet
        if self._lines.show(sheet):
            self._heads.updateGeometry()
            self.updateGeometries()
            for column in range(self._lines.columnCount()):
                self.setColumnWidth(column, self._head_width(column))
        self._widen()
        self.arrows_changed.emit()

    def mark(self, names: tuple[str, ...]) -> None:
        """Mark the rows of elements that are selected, and show the first of them."""
        rows = self._lines.mark(names)
        if rows:
            self.scrollTo(self._lines.index(rows[0], max(self.columnAt(0), 0)))

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._lines.set_theme(theme)
        self._delegate.set_theme(theme)
        self._heads.set_theme(theme)
        self.setStyleSheet(
            f"QTableView {{ background: {theme.background.name()};"
            f" gridline-color: {theme.grid_minor.name()}; }}"
            f" QTableCornerButton::section {{ background: {theme.window.name()}; border: none;"
            f" border-bottom: 1px solid {theme.grid_major.name()}; }}"
            f" QHeaderView {{ background: {theme.window.name()}; }}"
            f" QHeaderView::section {{ background: {theme.window.name()}; border: none;"
            f" border-right: 1px solid {theme.grid_major.name()};"
            f" border-bottom: 1px solid {theme.grid_major.name()}; padding: 2px 6px; }}"
        )
        self.viewport().update()

    # --- what one takes along

    def copy(self) -> None:
        """Copy the chosen cells, or the whole table, with all digits and separated by tabs."""
        chosen = self.selectionModel().selectedIndexes()
        rows = sorted({index.row() for index in chosen})
        columns = sorted({index.column() for index in chosen})
        if len(chosen) < 2:
            text = "\n".join("\t".join(line) for line in self.lines())
            if chosen:
                text = self._lines.cell(chosen[0]).copied.replace(" ", "\t")
        else:
            text = "\n".join(
                "\t".join(self._text(row, column) for column in columns) for row in rows
            )
        QGuiApplication.clipboard().setText(text)

    def lines(self) -> Iterator[list[str]]:
        """Yield the whole table as texts, the names first."""
        sheet = self.sheet
        yield ["", *(" ".join(column.text.split()) for column in sheet.columns)]
        for row, line in enumerate(sheet.rows):
            yield [line.text, *(self._text(row, k) for k in range(len(sheet.columns)))]

    def _text(self, row: int, column: int) -> str:
        return self._lines.cell(self._lines.index(row, column)).copied

    # --- events

    def event(self, event: QEvent) -> bool:
        # Ctrl+C of the window copies elements; here it copies numbers
        if asks_for_copy(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.key() == Qt.Key.Key_Escape and self.selectionModel().hasSelection():
            self.clearSelection()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._select(self.currentIndex().row(), across=False)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.menu()
        menu.exec(event.globalPos())
        menu.deleteLater()

    def menu(self) -> QMenu:
        """Return what can be done with the chosen cell and the table."""
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        quantity = self.quantity
        title = self.tr("&Plot {}").format(quantity) if quantity else self.tr("&Plot over time")
        plot = menu.addAction(title, lambda: self.plot_wanted.emit(quantity))
        offer(plot, bool(quantity), self.tr("Choose a cell that a run records as a quantity"))
        menu.addSeparator()
        copy = menu.addAction(self.tr("&Copy"), self.copy)
        offer(copy, bool(self.sheet.rows), self.tr("The table is empty"))
        export = menu.addAction(self.tr("&Export as CSV …"), self.export_wanted.emit)
        offer(export, bool(self.sheet.rows), self.tr("The table is empty"))
        return menu

    def _head_width(self, column: int) -> int:
        font = QFont(self.horizontalHeader().font())
        font.setBold(True)
        widest = max(
            map(QFontMetrics(font).horizontalAdvance, self.sheet.columns[column].text.split("\n"))
        )
        return max(widest + HEAD_MARGIN, LEAST_COLUMN)

    def _widen(self) -> None:
        """Give columns in sight the room that their numbers take now; they never get narrower."""
        last = self.columnAt(self.viewport().width() - 1)
        end = last + 1 if last >= 0 else self._lines.columnCount()
        for column in range(max(self.columnAt(0), 0), end):
            width = self.sizeHintForColumn(column)
            if width > self.columnWidth(column):
                self.setColumnWidth(column, width)

    def _select(self, section: int, across: bool) -> None:
        lines = self.sheet.columns if across else self.sheet.rows
        if 0 <= section < len(lines) and lines[section].names:
            self.select_wanted.emit(lines[section].names)
