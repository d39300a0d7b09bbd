"""The choice of the quantities that go to a file."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QItemSelectionModel, QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from kane.fields import SYSTEM
from kanevas.assets.told import told
from kanevas.exports.dialogs import add_buttons
from kanevas.units import pretty

FEW = 3  # elements whose quantities are shown at once
Check = Qt.CheckState


class QuantityChoice(NamedTuple):
    """A quantity that can be chosen: its name as in ``K1.x``, SI unit and meaning."""

    name: str
    unit: str
    meaning: str


class QuantitiesDialog(QDialog):
    """Lets the user tick quantities, found by words, in groups by their element.

    What a search leaves out keeps its tick; the buttons and the ticks of elements speak of what
    is to be seen.
    """

    def __init__(
        self,
        title: str,
        choices: Iterable[QuantityChoice],
        plotted: Collection[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._plotted = frozenset(plotted)
        self._lines: list[QTreeWidgetItem] = []
        self._make_parts()
        self._fill(choices)
        self._arrange()
        self.tree.itemChanged.connect(self._follow)
        self.search.textChanged.connect(self._narrow)
        self._count()

    @property
    def names(self) -> tuple[str, ...]:
        """The quantities that are ticked, in their order."""
        return tuple(_name(line) for line in self._lines if _is_ticked(line))

    def sizeHint(self) -> QSize:
        return QSize(620, 560)

    # --- parts

    def _make_parts(self) -> None:
        self.search = QLineEdit(clearButtonEnabled=True)
        self.search.setPlaceholderText(self.tr("Search, for example: crank angle"))
        self.search.setAccessibleName(self.tr("Search quantities"))
        self.tree = QTreeWidget()
        self.tree.setColumnCount(3)
        self.tree.setHeaderLabels([self.tr("Quantity"), self.tr("Unit"), self.tr("Meaning")])
        self.tree.setAccessibleName(self.tr("Quantities"))
        self.tree.setUniformRowHeights(True)
        self.all = QPushButton(self.tr("&All"))
        self.none = QPushButton(self.tr("&None"))
        self.only_plotted = QPushButton(self.tr("Only &plotted ones"))
        self.all.clicked.connect(lambda: self._tick(lambda _: True))
        self.none.clicked.connect(lambda: self._tick(lambda _: False))
        self.only_plotted.clicked.connect(
            lambda: self._tick(lambda line: _name(line) in self._plotted)
        )
        self.only_plotted.setEnabled(bool(self._plotted))
        self.count = QLabel()

    def _fill(self, choices: Iterable[QuantityChoice]) -> None:
        owners: dict[str, QTreeWidgetItem] = {}
        for choice in choices:
            owner, _, key = choice.name.rpartition(".")
            if owner not in owners:
                owners[owner] = QTreeWidgetItem(self.tree, [self._title(owner)])
                owners[owner].setCheckState(0, Check.Checked)
            line = QTreeWidgetItem(owners[owner], [key, pretty(choice.unit), told(choice.meaning)])
            line.setData(0, Qt.ItemDataRole.UserRole, choice.name)
            line.setToolTip(2, told(choice.meaning))
            line.setCheckState(0, Check.Checked)
            self._lines.append(line)
        if len(owners) <= FEW:
            self.tree.expandAll()
        self.tree.setColumnWidth(0, 200)
        self.tree.setColumnWidth(1, 80)
        if first := self.tree.topLevelItem(0):
            self.tree.setCurrentItem(first, 0, QItemSelectionModel.SelectionFlag.NoUpdate)

    def _title(self, owner: str) -> str:
        return self.tr("Whole system") if owner == SYSTEM else owner

    def _arrange(self) -> None:
        ticks = QHBoxLayout()
        for button in (self.all, self.none, self.only_plotted):
            ticks.addWidget(button)
        ticks.addStretch(1)
        ticks.addWidget(self.count)
        note = QLabel(self.tr("Numbers are written in SI units and radians, with all digits."))
        layout = QVBoxLayout(self)
        layout.addWidget(self.search)
        layout.addWidget(self.tree, 1)
        layout.addLayout(ticks)
        layout.addWidget(note)
        self.go_on = add_buttons(self, layout)

    # --- what the hand does

    def _tick(self, wanted: object) -> None:
        assert callable(wanted)
        self.tree.blockSignals(True)
        for line in self._lines:
            if not line.isHidden():
                line.setCheckState(0, Check.Checked if wanted(line) else Check.Unchecked)
        self.tree.blockSignals(False)
        self._sum_up(self._owners())

    def _follow(self, item: QTreeWidgetItem) -> None:
        """Let the lines of an element follow its tick, and its tick follow the lines."""
        self.tree.blockSignals(True)
        for line in _children(item):
            if not line.isHidden():
                line.setCheckState(0, item.checkState(0))
        self.tree.blockSignals(False)
        self._sum_up([item.parent() or item])

    def _sum_up(self, owners: Iterable[QTreeWidgetItem]) -> None:
        self.tree.blockSignals(True)
        for owner in owners:
            ticks = {_is_ticked(line) for line in _children(owner) if not line.isHidden()}
            state = Check.PartiallyChecked
            if len(ticks) == 1:
                state = Check.Checked if ticks.pop() else Check.Unchecked
            owner.setCheckState(0, state)
        self.tree.blockSignals(False)
        self.tree.viewport().update()
        self._count()

    def _narrow(self, text: str) -> None:
        """Show the lines that have all words in their name, element or meaning."""
        words = text.casefold().split()
        for owner in self._owners():
            lines = [*_children(owner)]
            for line in lines:
                said = f"{_name(line)} {line.text(2)}".casefold()
                line.setHidden(not all(word in said for word in words))
            owner.setHidden(all(line.isHidden() for line in lines))
            if words:
                owner.setExpanded(True)
        self._sum_up(self._owners())

    def _count(self) -> None:
        chosen = len(self.names)
        self.count.setText(self.tr("{} of {} chosen").format(chosen, len(self._lines)))
        self.go_on.setEnabled(chosen > 0)
        self.go_on.setToolTip("" if chosen else self.tr("Tick at least one quantity"))

    def _owners(self) -> Sequence[QTreeWidgetItem]:
        found = (self.tree.topLevelItem(i) for i in range(self.tree.topLevelItemCount()))
        return [item for item in found if item is not None]


def _children(item: QTreeWidgetItem) -> Iterator[QTreeWidgetItem]:
    found = (item.child(i) for i in range(item.childCount()))
    return (child for child in found if child is not None)


def _name(line: QTreeWidgetItem) -> str:
    return str(line.data(0, Qt.ItemDataRole.UserRole))


def _is_ticked(line: QTreeWidgetItem) -> bool:
    return line.checkState(0) == Check.Checked
