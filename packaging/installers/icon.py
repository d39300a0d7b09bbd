"""Usage: icon.py FILE: the program's icon as FILE.png or FILE.ico, 256 pixels each way."""

import os
import sys
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[2]


def draw_icon(file: Path, size: int = 256) -> None:
    """Draw the icon into a picture of the kind that its name says."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    _application = QGuiApplication.instance() or QGuiApplication([])
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(HOUSE / "resources" / "kanevas.svg")).render(painter)
    painter.end()
    if not image.save(str(file)):
        raise SystemExit(f"{file} cannot be written.")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    draw_icon(Path(sys.argv[1]))
