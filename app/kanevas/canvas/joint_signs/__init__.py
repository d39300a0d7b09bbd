"""The signs of the joints on the canvas, after the mechanics textbooks; no Qt in here."""

from kanevas.canvas.joint_signs.look import Look, Viewer
from kanevas.canvas.joint_signs.marks import Fill, Mark, Marks, Tone
from kanevas.canvas.joint_signs.sign import Sign
from kanevas.canvas.joint_signs.table import LAYERS, sign_of
from kanevas.canvas.joint_signs.views import SeenJoint, Views

__all__ = [
    "LAYERS",
    "Fill",
    "Look",
    "Mark",
    "Marks",
    "SeenJoint",
    "Sign",
    "Tone",
    "Viewer",
    "Views",
    "sign_of",
]
