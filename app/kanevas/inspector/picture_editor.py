"""What a photo is made of, which a form tells and does not change."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from kane.model.photo import pixels
from kanevas.edits.fields import Way
from kanevas.inspector.edited_elements import EditedElements
from kanevas.inspector.editor import Editor
from kanevas.inspector.fields import Field
from kanevas.widgets.elided_label import ElidedLabel

BYTES = 3 / 4  # for each character of base64


class PictureEditor(Editor):
    """Tells the size of a picture; another one comes by another import."""

    def __init__(
        self, field: Field, way: Way, edited: EditedElements, parent: QWidget | None = None
    ) -> None:
        super().__init__(field, way, edited, parent)
        self.words = ElidedLabel()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.words)

    def refresh(self) -> None:
        self.words.setText(", ".join(dict.fromkeys(map(self._told, self.edited.values(self.way)))))

    def _told(self, picture: str) -> str:
        found = pixels(picture)
        if found is None:
            return self.tr("damaged")
        size = max(round(len(picture) * BYTES / 1000), 1)
        return self.tr("{} × {} pixels, {} kB").format(found.width, found.height, size)
