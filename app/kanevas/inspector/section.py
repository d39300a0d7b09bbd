"""A part of a form that can be folded."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from kanevas.inspector.editor import Editor, unit_of
from kanevas.kinds.labels import explained, label, symbol_html
from kanevas.look.theme import Theme
from kanevas.units import display, pretty

LABEL_WIDTH = 96  # pixels at the most; longer labels go on in a second line
LABELS = 0.42  # of the width of a narrow form


class Row:
    """The label and the editor of one field."""

    def __init__(self, editor: Editor, theme: Theme) -> None:
        self.editor = editor
        self.caption = QLabel()
        self.caption.setWordWrap(True)
        self.caption.setTextFormat(Qt.TextFormat.RichText)
        self.caption.setBuddy(editor)
        self.caption.setToolTip(_tip(editor))
        self._text = label(editor.field.name)
        editor.setAccessibleName(self._text)
        proxy = editor.focusProxy()
        if proxy is not None and not proxy.accessibleName():
            proxy.setAccessibleName(self._text)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Write the label in other colours."""
        field, muted = self.editor.field, theme.muted.name()
        symbol = symbol_html(field.symbol)
        more = f" <span style='color:{muted}'>{symbol}</span>" if symbol else ""
        if not self.editor.shows_unit:
            edited = self.editor.edited
            unit = pretty(display(unit_of(field, self.editor.way, edited), edited.system).unit)
            more += f" <span style='color:{muted}'>&nbsp;{unit}</span>" if unit else ""
        self.caption.setText(f"{self._text}{more}")

    def set_visible(self, visible: bool) -> None:
        """Show the row or not."""
        self.caption.setVisible(visible)
        self.editor.setVisible(visible)

    def set_enabled(self, enabled: bool, reason: str) -> None:
        """Let the field be edited, or say why it has no effect now."""
        self.editor.setEnabled(enabled)
        if not enabled:
            (self.editor.focusProxy() or self.editor).setToolTip(reason)
        self.caption.setToolTip(_tip(self.editor) if enabled else reason)


class Grid(QWidget):
    """Rows of labels and editors in columns that stand below each other everywhere."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.rows: list[Row] = []
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setHorizontalSpacing(8)
        self._layout.setVerticalSpacing(5)
        self._layout.setColumnMinimumWidth(0, LABEL_WIDTH)
        self._layout.setColumnStretch(1, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give labels their part of the width, and in a wide form no more than they need."""
        super().resizeEvent(event)
        width = min(round(LABELS * event.size().width()), LABEL_WIDTH)
        if width != self._layout.columnMinimumWidth(0):
            self._layout.setColumnMinimumWidth(0, width)
            for row in self.rows:
                self._fit_caption(row)

    def _fit_caption(self, row: Row) -> None:
        if not row.editor.wide:
            row.caption.setFixedWidth(self._layout.columnMinimumWidth(0))

    def set_margins(self, left: int, top: int, right: int, bottom: int) -> None:
        """Keep some pixels free around the rows."""
        self._layout.setContentsMargins(left, top, right, bottom)

    def add(self, editor: Editor, caption: bool = True) -> Row:
        """Add a field below the others."""
        row = Row(editor, self._theme)
        at = self._layout.rowCount()
        if not caption:
            self._layout.addWidget(editor, at, 0, 1, 2)
            row.caption.setParent(self)
            row.caption.hide()
        elif editor.wide:
            self._layout.addWidget(row.caption, at, 0, 1, 2)
            self._layout.addWidget(editor, at + 1, 0, 1, 2)
        else:
            self._layout.addWidget(row.caption, at, 0, Qt.AlignmentFlag.AlignVCenter)
            self._layout.addWidget(editor, at, 1)
            self._fit_caption(row)
        self.rows.append(row)
        return row

    def add_widget(self, widget: QWidget) -> None:
        """Add something of the whole width below the others."""
        self._layout.addWidget(widget, self._layout.rowCount(), 0, 1, 2)

    def set_theme(self, theme: Theme) -> None:
        """Write the labels in other colours."""
        self._theme = theme
        for row in self.rows:
            row.set_theme(theme)


class Section(QWidget):
    """A head that folds what is below it.

    Signals:
        folded: the person has folded or unfolded it.
    """

    folded = Signal(bool)

    def __init__(self, title: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = QToolButton()
        self.head.setText(title)
        self.head.setCheckable(True)
        self.head.setChecked(True)
        self.head.setAutoRaise(True)
        self.head.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.head.setArrowType(Qt.ArrowType.DownArrow)
        self.head.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.head.setToolTip(self.tr("Fold or unfold"))
        font = self.head.font()
        font.setBold(True)
        self.head.setFont(font)
        self.head.toggled.connect(self._fold)
        self.grid = Grid(theme)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        layout.addWidget(self.head)
        layout.addWidget(self.grid)
        self.grid.set_margins(8, 2, 8, 8)

    def finish(self) -> None:
        """Add what stands below the fields; all of these are there now."""

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.grid.set_theme(theme)

    def set_open(self, is_open: bool) -> None:
        """Fold or unfold it."""
        self.head.setChecked(is_open)

    def _fold(self, is_open: bool) -> None:
        self.grid.setVisible(is_open)
        arrow = Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow
        self.head.setArrowType(arrow)
        self.folded.emit(not is_open)


def _tip(editor: Editor) -> str:
    field = editor.field
    symbol = editor.tr("In equations: {}").format(field.symbol) if field.symbol else ""
    return "\n".join(filter(None, (explained(field.meaning), symbol)))
