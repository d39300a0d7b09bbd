"""The line above a table: what one can choose for it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QWidget

from kanevas.look.theme import Theme
from kanevas.method.tables import CONSTRAINTS, ENERGY, LEDGER, PARTIAL, REACTIONS, STRIKE
from kanevas.widgets.elided_button import ElidedButton

LETTERS = 15  # of a choice that is closed
LEAST, LEAST_NAMED = 120, 190  # pixels of a choice; of one that says what it is about


class Bar(QWidget):
    """Choices of the present table, and its summary.

    Signals:
        changed: another choice was made.
        motion_chosen: name of a free motion to be shown; empty for none.
        over_time_wanted: curves over the run are to be shown, or no more.
        plot_wanted: the chosen quantity is to be plotted.
        redundant_wanted: the redundant joints are to be selected.
    """

    changed = Signal()
    motion_chosen = Signal(str)
    over_time_wanted = Signal(bool)
    plot_wanted = Signal()
    redundant_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.speeds = self._choice(
            self.tr("Generalized speeds"),
            ("joints", self.tr("Rates of joints")),
            ("bodies", self.tr("Speeds of bodies")),
            ("all", self.tr("All speeds, joints cut")),
        )
        self.split = self._choice(
            self.tr("Split by"),
            ("elements", self.tr("By element")),
            ("bodies", self.tr("By body")),
            ("both", self.tr("By element and body")),
        )
        self.axes = self._choice(
            self.tr("Axes of the reactions"),
            ("ground", self.tr("Ground axes")),
            ("body_a", self.tr("Axes of body A")),
            ("body_b", self.tr("Axes of body B")),
        )
        self.struck = self._choice(
            self.tr("What the strike is told of"),
            ("contacts", self.tr("Rows of contacts")),
            ("joints", self.tr("Impulses of joints")),
        )
        self.motion = self._choice(self.tr("Free motion to show in 3D"))
        self.motion.setMinimumWidth(LEAST_NAMED)
        self.motion.setMinimumContentsLength(LETTERS + len(self.tr("Free motion: {}")))
        self.show_motions(())
        self.over_time = QPushButton()
        self.over_time.setCheckable(True)
        self._over_time = {
            CONSTRAINTS: (
                self.tr("Singular values"), self.tr("Show the singular values of B over the run"),
            ),
            LEDGER: (
                self.tr("Fᵣ over time"),
                self.tr("Show Fᵣ of all speeds over the run, or all terms for the chosen column"),
            ),
        }  # fmt: skip
        self._table = CONSTRAINTS
        self.plot = QPushButton(self.tr("Plot"))
        self.plot.clicked.connect(self.plot_wanted)
        self.redundant = ElidedButton()
        self._redundant_tip = self.tr("Select the joints that hold something twice")
        for choice in (self.speeds, self.split, self.axes, self.struck):
            choice.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.motion.activated.connect(lambda _: self.motion_chosen.emit(self.motion.currentData()))
        self.over_time.toggled.connect(self.over_time_wanted)
        self.redundant.clicked.connect(self.redundant_wanted)
        self._parts = {
            PARTIAL: (self.speeds,),
            LEDGER: (self.speeds, self.split, self.over_time),
            CONSTRAINTS: (self.motion, self.over_time, self.redundant),
            REACTIONS: (self.axes, self.plot),
            ENERGY: (self.plot,),
            STRIKE: (self.struck,),
        }
        layout = QHBoxLayout(self)
        layout.setContentsMargins(6, 3, 8, 3)
        layout.setSpacing(6)
        for part in (self.speeds, self.split, self.axes, self.struck, self.motion):
            layout.addWidget(part)
        layout.addWidget(self.over_time)
        layout.addWidget(self.plot)
        layout.addWidget(self.redundant)
        layout.addStretch(1)

    def show_table(self, table: str) -> None:
        """Offer what one can choose for a table."""
        self._table = table
        self.tell_progress(None)
        own = self._parts.get(table, ())
        for parts in self._parts.values():
            for part in parts:
                part.setVisible(part in own)
        self.redundant.setVisible(self.redundant in own and bool(self.redundant.text()))
        self.setVisible(bool(own))

    def tell_progress(self, part: float | None) -> None:
        """Say on its button how far the curves over time are, from 0 to 1; None at rest."""
        text, tip = self._over_time.get(self._table, ("", ""))
        self.over_time.setText(text if part is None else f"{text}, {round(100 * part)} %")
        self.over_time.setToolTip(tip)

    def show_redundant(self, text: str) -> None:
        """Say which joints hold something twice, if there are any."""
        self.redundant.setText(text)
        self.redundant.setToolTip(f"{text}\n{self._redundant_tip}")
        self.redundant.setVisible(bool(text))

    def show_motions(self, names: tuple[str, ...]) -> None:
        """Offer free motions by the speeds that are not zero in them; keep the chosen one."""
        offered = [self.motion.itemData(i) for i in range(1, self.motion.count())]
        if self.motion.count() and offered == list(names):
            return
        chosen = self.motion.currentData()
        self.motion.clear()
        self.motion.addItem(self.tr("Free motion: none"), "")
        for name in names:
            self.motion.addItem(self.tr("Free motion: {}").format(name), name)
        self.motion.setEnabled(bool(names))
        self.motion.setToolTip(
            self.tr("Let the mechanism go to and fro in 3D as its joints allow")
            if names
            else self.tr("The joints and drivers leave nothing free")
        )
        self.motion.setCurrentIndex(max(self.motion.findData(chosen), 0))

    def end_motion(self) -> None:
        """Show no free motion any more."""
        self.motion.setCurrentIndex(0)

    def offer_plot(self, quantity: str, reason: str) -> None:
        """Offer to plot the quantity of the chosen cell, or say why there is none."""
        self.plot.setEnabled(bool(quantity))
        text = self.tr("Plot {} over the run").format(quantity) if quantity else reason
        self.plot.setToolTip(text)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.redundant.setStyleSheet(f"color: {theme.warning.name()};")

    def _choice(self, name: str, *entries: tuple[str, str]) -> QComboBox:
        box = QComboBox(
            sizeAdjustPolicy=QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon,
            minimumContentsLength=LETTERS,
        )
        box.setMinimumWidth(LEAST)
        box.setAccessibleName(name)
        box.setToolTip(name)
        for key, text in entries:
            box.addItem(text, key)
        return box
