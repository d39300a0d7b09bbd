"""What stands in the place of the 3D view where there is no OpenGL."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QWidget

MARGIN = 24  # pixels


class Excuse(QLabel):
    """Says that there is no view, and that all else goes on."""

    def __init__(self, parent: QWidget) -> None:
        text = QCoreApplication.translate(
            "View3D", "3D needs OpenGL, which this machine does not offer. Everything else works."
        )
        super().__init__(text, parent)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setMargin(MARGIN)
