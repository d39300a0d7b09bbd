"""What keeps a motion of a joint from being held a second time."""

from PySide6.QtCore import QCoreApplication

from kane.model import Model
from kanevas.edits.driving import holder_of
from kanevas.hand.tools.on_joint_tool import Motion


def already_held(model: Model, motion: Motion) -> str:
    """Return the sentence that refuses a second driver or lock; empty where there is none yet."""
    holder = holder_of(model, motion.joint, motion.coordinate)
    if holder is None:
        return ""
    text = QCoreApplication.translate(
        "Drivers",
        "“{}” holds this motion of “{}” already; two at once would contradict each other. Delete "
        "it first, or change it in the Inspector.",
    )
    return text.format(holder, motion.joint)
