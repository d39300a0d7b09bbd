"""What people call the groups of a model, from top to bottom of the tree."""

from PySide6.QtCore import QCoreApplication

from kane.model import Model
from kanevas.assets.language import QT_TRANSLATE_NOOP

TITLES: dict[str, str] = {
    "bodies": QT_TRANSLATE_NOOP("ModelTree", "Bodies"),
    "joints": QT_TRANSLATE_NOOP("ModelTree", "Joints"),
    "couplings": QT_TRANSLATE_NOOP("ModelTree", "Couplings"),
    "drivers": QT_TRANSLATE_NOOP("ModelTree", "Drivers"),
    "locks": QT_TRANSLATE_NOOP("ModelTree", "Locks"),
    "springs": QT_TRANSLATE_NOOP("ModelTree", "Springs"),
    "joint_springs": QT_TRANSLATE_NOOP("ModelTree", "Joint springs"),
    "bushings": QT_TRANSLATE_NOOP("ModelTree", "Bushings"),
    "forces": QT_TRANSLATE_NOOP("ModelTree", "Forces"),
    "torques": QT_TRANSLATE_NOOP("ModelTree", "Torques"),
    "gravitations": QT_TRANSLATE_NOOP("ModelTree", "Gravitation"),
    "drags": QT_TRANSLATE_NOOP("ModelTree", "Drag"),
    "points": QT_TRANSLATE_NOOP("ModelTree", "Points"),
    "rulers": QT_TRANSLATE_NOOP("ModelTree", "Rulers"),
    "measures": QT_TRANSLATE_NOOP("ModelTree", "Measures"),
    "notes": QT_TRANSLATE_NOOP("ModelTree", "Notes"),
    "parameters": QT_TRANSLATE_NOOP("ModelTree", "Parameters"),
    "tables": QT_TRANSLATE_NOOP("ModelTree", "Tables"),
}
IN_A_PLANE = QT_TRANSLATE_NOOP("ModelTree", "Planar bodies")


def group_title(group: str, model: Model) -> str:
    """Return what people call a group of the model."""
    text = IN_A_PLANE if group == "bodies" and model.planar else TITLES[group]
    return QCoreApplication.translate("ModelTree", text)
