"""The list of the tables."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QWidget

from kanevas.look.theme import Theme
from kanevas.method.tables import CONSTRAINTS, COUNTS, ENERGY, LEDGER, PARTIAL, REACTIONS, STRIKE

LEAST_WIDTH = 168  # pixels
PADDING = 24  # pixels beside a name, both sides together


class TableList(QListWidget):
    """The names of the seven tables; one is chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(self.tr("Tables of the method"))
        for key, text, tip in (
            (PARTIAL, self.tr("Partial velocities"), self.tr("vᵣ and ωᵣ of bodies and points")),
            (LEDGER, self.tr("Generalized forces"), self.tr("Fᵣ, F*ᵣ and what constraints add")),
            (CONSTRAINTS, self.tr("Constraint matrix"), self.tr("B, its rank, the free motions")),
            (REACTIONS, self.tr("Reactions"), self.tr("Forces and moments of the joints")),
            (ENERGY, self.tr("Energy and power"), self.tr("Where each joule and watt goes")),
            (COUNTS, self.tr("How many equations"), self.tr("By Newton, Lagrange and Kane")),
            (STRIKE, self.tr("Strike"), self.tr("Impulses, and speeds before and after")),
        ):
            item = QListWidgetItem(text, self)
            item.setData(Qt.ItemDataRole.UserRole, key)
            item.setToolTip(tip)
        names = (self.item(row).text() for row in range(self.count()))
        widest = max(map(self.fontMetrics().horizontalAdvance, names))
        self.setFixedWidth(max(LEAST_WIDTH, widest + PADDING))
        self.setCurrentRow(0)

    @property
    def table(self) -> str:
        """The table that is chosen."""
        return str(self.currentItem().data(Qt.ItemDataRole.UserRole))

    def choose(self, table: str) -> None:
        """Turn to a table."""
        for row in range(self.count()):
            if self.item(row).data(Qt.ItemDataRole.UserRole) == table:
                self.setCurrentRow(row)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.setStyleSheet(
            f"QListWidget {{ background: {theme.window.name()}; }}"
            " QListWidget::item { padding: 4px 8px; }"
            f" QListWidget::item:selected {{ background: {theme.accent.name()};"
            f" color: {theme.on_accent.name()}; }}"
        )
