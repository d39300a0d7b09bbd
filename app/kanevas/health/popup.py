"""What is found in the model, with links to the elements."""

from functools import partial
from html import escape

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from kanevas.assets.icons import icon
from kanevas.health.findings import Finding, Level
from kanevas.health.looks import PICTURES, level_color
from kanevas.look.theme import Theme

WIDTH = 420
TALLEST = 420
MOST_ROWS = 60
MOST_LINKS = 12  # of one finding; a last link selects all
ALL = "all"
MEND = "mend"
PART = "part"


class HealthPopup(QFrame):
    """A list of findings; it closes on Escape and on a click elsewhere.

    Signals:
        select_wanted: names of elements to select.
        assemble_wanted: the joints that stand open are to be closed.
        planar_wanted: the model is to move in its work plane alone.
        repair_wanted: what can be done about joints that hold something twice: their names.
        parting_wanted: bodies that are inside each other are to be pushed apart.
    """

    select_wanted = Signal(tuple)
    assemble_wanted = Signal()
    planar_wanted = Signal()
    repair_wanted = Signal(tuple)
    parting_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._theme = theme
        self._findings: list[Finding] = []
        self.setAccessibleName(self.tr("Model health"))
        self.setFixedWidth(WIDTH)
        self._title = QLabel(self.tr("Model health"))
        self._rows = QWidget()
        self._grid = QGridLayout(self._rows)
        self._grid.setContentsMargins(12, 4, 12, 8)
        self._grid.setVerticalSpacing(10)
        self._grid.setHorizontalSpacing(10)
        self._grid.setColumnStretch(1, 1)
        self._area = QScrollArea(widgetResizable=True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self._rows)
        self._area.setAccessibleName(self.tr("What is wrong with the model"))
        self.assemble_button = QPushButton(self.tr("&Assemble"))
        self.assemble_button.setToolTip(self.tr("Move the bodies so that all joints close"))
        self.assemble_button.clicked.connect(self._assemble)
        self.planar_button = QPushButton(self.tr("Make the model &planar"))
        self.planar_button.setToolTip(
            self.tr("Let all bodies move in the work plane alone, as they do anyhow")
        )
        self.planar_button.clicked.connect(self._make_planar)
        self._foot = QWidget()
        foot = QHBoxLayout(self._foot)
        foot.setContentsMargins(12, 0, 12, 12)
        foot.addStretch(1)
        foot.addWidget(self.planar_button)
        foot.addWidget(self.assemble_button)
        self._layout = layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 1, 1, 1)
        layout.setSpacing(0)
        self._title.setContentsMargins(12, 10, 12, 4)
        for part in (self._title, self._area, self._foot):
            layout.addWidget(part)
        self.set_theme(theme)
        self._foot.hide()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self.setStyleSheet(
            f"HealthPopup {{ background: {theme.window.name()};"
            f" border: 1px solid {theme.grid_axis.name()}; }}"
        )
        self._title.setStyleSheet("font-weight: 600;")
        self._fill_if_open()

    def show_findings(
        self, found: list[Finding], can_assemble: bool = False, may_be_planar: bool = False
    ) -> None:
        """Explain what was found, and offer to close open joints, or to make the model planar."""
        self._findings = found
        self.assemble_button.setVisible(can_assemble)
        self.planar_button.setVisible(may_be_planar)
        self._foot.setVisible(can_assemble or may_be_planar)
        self._fill_if_open()

    def show_failure(self, text: str) -> None:
        """Say why nothing was found."""
        self.show_findings([Finding(Level.WARNING, text)])

    def open_above(self, anchor: QWidget) -> None:
        """Open above a widget, within its window."""
        self._fill()
        self._fit()
        corner = anchor.mapToGlobal(QPoint(anchor.width() - self.width(), -self.height()))
        window = anchor.window().geometry()
        corner.setX(max(min(corner.x(), window.right() - self.width()), window.left()))
        corner.setY(max(corner.y(), window.top()))
        self.move(corner)
        self.show()
        first = next((w for w in self.findChildren(QLabel) if w.objectName() == "links"), None)
        (first or self.assemble_button).setFocus(Qt.FocusReason.PopupFocusReason)

    def _fill(self) -> None:
        while gone := self._grid.takeAt(0):
            if widget := gone.widget():
                widget.hide()
                widget.deleteLater()
        row = 0
        more = len(self._findings) - MOST_ROWS
        for finding in self._findings[:MOST_ROWS]:
            self._grid.addWidget(self._picture(finding.level), row, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(self._text(finding), row, 1)
            row += 1
        if more > 0:
            self._grid.addWidget(QLabel(self.tr("… and {} more").format(more)), row, 1)
            row += 1
        self._grid.setRowStretch(row, 1)

    def _fill_if_open(self) -> None:
        # A large model has many findings, and is looked at several times a second.
        if self.isVisible():
            self._fill()
            self._fit()

    def _fit(self) -> None:
        height = self._grid.totalHeightForWidth(WIDTH - 2)
        self._area.setFixedHeight(min(max(height, 40), TALLEST))
        self._layout.activate()
        self.adjustSize()

    def _picture(self, level: Level) -> QLabel:
        label = QLabel()
        color = level_color(level, self._theme)
        label.setPixmap(icon(PICTURES[level], color).pixmap(QSize(16, 16)))
        return label

    def _text(self, finding: Finding) -> QLabel:
        label = QLabel(wordWrap=True, textFormat=Qt.TextFormat.RichText)
        label.setText(f"{escape(finding.text)}{self._links(finding)}")
        if finding.elements:
            label.setObjectName("links")
            flags = Qt.TextInteractionFlag
            label.setTextInteractionFlags(
                flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard
            )
            label.linkActivated.connect(partial(self._select, finding))
        return label

    def _links(self, finding: Finding) -> str:
        elements = finding.elements
        links = [
            f'<a href="{i}">{escape(name)}</a>' for i, name in enumerate(elements[:MOST_LINKS])
        ]
        if len(elements) > 1:
            words = self.tr("select all {}").format(len(elements))
            links.append(f'<a href="{ALL}">{words}</a>')
        below = f"<br>{' · '.join(links)}" if links else ""
        if finding.can_be_mended:
            words = self.tr("What can be done …")
            below += f'<br><a href="{MEND}">{words}</a>'
        if finding.can_be_parted:
            words = self.tr("Push the bodies apart")
            below += f'<br><a href="{PART}">{words}</a>'
        return below

    def _select(self, finding: Finding, link: str) -> None:
        """Follow a link of a finding; where others have come since, it may name what is gone."""
        if finding not in self._findings:
            return
        elements = finding.elements
        if link == MEND:
            self.hide()
            self.repair_wanted.emit(elements)
        elif link == PART:
            self.hide()
            self.parting_wanted.emit()
        else:
            self.select_wanted.emit(elements if link == ALL else (elements[int(link)],))

    def _make_planar(self) -> None:
        self.hide()
        self.planar_wanted.emit()

    def _assemble(self) -> None:
        self.hide()
        self.assemble_wanted.emit()
