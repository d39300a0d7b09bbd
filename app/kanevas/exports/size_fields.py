"""Fields for the size of a picture."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSpinBox, QWidget

COMMON = ((1280, 720), (1920, 1080), (3840, 2160), (1080, 1080), (640, 360))


class SizeFields(QWidget):
    """Width and height in pixels, with common sizes to choose from.

    Signals:
        changed: there is another size.
    """

    changed = Signal()

    def __init__(
        self, size: QSize, as_in_window: QSize, largest: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.width_field, self.height_field = QSpinBox(), QSpinBox()
        for field, value, name in (
            (self.width_field, size.width(), self.tr("Width in pixels")),
            (self.height_field, size.height(), self.tr("Height in pixels")),
        ):
            field.setRange(64, largest)
            field.setValue(value)
            field.setAccessibleName(name)
            field.setToolTip(name)
            field.setSuffix(" px")
            field.valueChanged.connect(self._follow)
        self.common = QComboBox()
        self.common.setAccessibleName(self.tr("Common sizes"))
        self.common.addItem(self.tr("Other size"), None)
        self.common.addItem(self.tr("As in the window"), as_in_window)
        for width, height in COMMON:
            self.common.addItem(f"{width} × {height}", QSize(width, height))
        self.common.activated.connect(self._take)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for part in (self.width_field, QLabel("×"), self.height_field, self.common):
            layout.addWidget(part)
        layout.addStretch(1)
        self._follow()

    @property
    def chosen(self) -> QSize:
        """The size as it is now."""
        return QSize(self.width_field.value(), self.height_field.value())

    def _take(self, index: int) -> None:
        size = self.common.itemData(index)
        if size is not None:
            self.width_field.setValue(size.width())
            self.height_field.setValue(size.height())

    def _follow(self) -> None:
        """Show which of the common sizes it is."""
        sizes = [self.common.itemData(i) for i in range(self.common.count())]
        self.common.setCurrentIndex(sizes.index(self.chosen) if self.chosen in sizes else 0)
        self.changed.emit()
