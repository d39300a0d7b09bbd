"""The small picture of a model file that file managers show."""

import os
import sys
from pathlib import Path

from kane.files.printable import printable
from kane.sentences import say

REFUSED = 2
SIZES = range(16, 2049)  # pixels that file managers may ask for


def write_thumbnail(file: Path | None, picture: Path, size: int) -> int:
    """Draw a model as the canvas shows it, without opening a window; return the exit code.

    Args:
        file: the model.
        picture: where the PNG goes.
        size: of the picture, each way [pixels].

    """
    problem = _problem(file, size) or _draw(file, picture, size)
    if problem:
        sys.stderr.write(f"{printable(problem)}\n")
    return REFUSED if problem else 0


def _problem(file: Path | None, size: int) -> str:
    if file is None:
        return str(say("Give a model FILE to draw."))
    if size not in SIZES:
        return str(say("A picture has {least} to {most} pixels.", least=SIZES[0], most=SIZES[-1]))
    return ""


def _draw(file: Path | None, picture: Path, size: int) -> str:
    assert file is not None  # or there was a problem
    os.environ["QT_QPA_PLATFORM"] = "offscreen"  # a file manager's helper has no screen
    from PySide6.QtCore import QSize

    from kanevas.canvas.drawing.picture import picture_of
    from kanevas.look.theme import LIGHT
    from kanevas.program.program import make_application

    app = make_application()
    drawn = picture_of(file, LIGHT, QSize(size, size))
    app.processEvents()  # what the drawing put away goes before the application does
    if drawn is None:
        return str(say("{path} is not a model that can be drawn.", path=file))
    if not drawn.save(str(picture), "PNG"):
        return str(say("{path} cannot be written.", path=picture))
    return ""
