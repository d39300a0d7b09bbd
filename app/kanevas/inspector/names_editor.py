"""Editor of a list of bodies."""

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QCheckBox, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from kanevas.edits.fields import Way
from kanevas.inspector.edited_elements import EditedElements
from kanevas.inspector.editor import Editor
from kanevas.inspector.fields import Field
from kanevas.kinds.labels import explained, label

HEIGHT = 120  # pixels


class NamesEditor(Editor):
    """All bodies, or those that are ticked."""

    wide = True

    def __init__(
        self, field: Field, way: Way, edited: EditedElements, parent: QWidget | None = None
    ) -> None:
        super().__init__(field, way, edited, parent)
        self.all = QCheckBox(self.tr("All bodies"))
        self.all.clicked.connect(self._take_all)
        self.list = QListWidget()
        self.list.setFixedHeight(HEIGHT)
        self.list.setAccessibleName(label(field.name))
        self.list.itemChanged.connect(self._take)
        for part in (self.all, self.list):
            part.setToolTip(explained(field.meaning))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.all)
        layout.addWidget(self.list)
        self.setFocusProxy(self.all)

    def refresh(self) -> None:
        values = self.edited.values(self.way)
        chosen = set(values[0]) if values else set()
        names = [body.name for body in self.edited.model.bodies]
        with QSignalBlocker(self.list):
            if [self.list.item(i).text() for i in range(self.list.count())] != names:
                self.list.clear()
                self.list.addItems(names)
            for item in self._items():
                ticked = item.text() in chosen or not chosen
                item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
        self.all.setChecked(not chosen)
        self.list.setEnabled(bool(chosen))

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(i) for i in range(self.list.count())]

    def _take_all(self, is_all: bool) -> None:
        self.set_value(() if is_all else tuple(item.text() for item in self._items()))

    def _take(self, _: QListWidgetItem) -> None:
        ticked = [item for item in self._items() if item.checkState() == Qt.CheckState.Checked]
        self.set_value(tuple(item.text() for item in ticked))
