"""The signs of the joints on the canvas, after the mechanics textbooks; no Qt in here."""

from kanevas.canvas.joint_signs.look import Look, Viewer
from kanevas.canvas.joint_signs.marks import Fill, Mark, Tone
from kanevas.canvas.joint_signs.table import Sign, sign_of

__all__ = ["Fill", "Look", "Mark", "Sign", "Tone", "Viewer", "sign_of"]
