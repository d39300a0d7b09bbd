"""A new photo on the canvas."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kane.model import Model, Photo
from kane.model.photo import pixels
from kanevas.canvas import Canvas
from kanevas.edits.drawing import vector
from kanevas.edits.elements import added
from kanevas.edits.names import fresh_name
from kanevas.hand.tools.photo import PhotoTool
from kanevas.hand.tools.toolbox import Toolbox
from kanevas.workspace import Workspace

SHARE = 0.8  # of the canvas that a new photo takes


def place_photo(workspace: Workspace, canvas: Canvas, toolbox: Toolbox, picture: str) -> None:
    """Put a picture in base64 into the middle of what is seen, and ask for its scale."""
    camera = canvas.camera
    found = pixels(picture)
    assert found is not None  # it was read a moment ago
    across, down = camera.size
    width = SHARE * min(across, down * found.width / found.height) / camera.scale
    photo = Photo(
        name=fresh_name(workspace.document.model, _tr("photo")),
        picture=picture,
        plane=canvas.plane,
        position=vector(camera.to_ground(across / 2, down / 2)),
        width=width,
    )

    def with_photo(model: Model) -> Model:
        return added(model, photo)

    canvas.stay()
    workspace.document.apply(_tr("Import a photo"), with_photo)
    workspace.selection.set((photo.name,))
    toolbox.arm(PhotoTool.name)
    canvas.take_keys()


def _tr(text: str) -> str:
    return QCoreApplication.translate("PhotoPlacing", text)
