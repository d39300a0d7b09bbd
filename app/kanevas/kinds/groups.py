"""What people call the groups of a model, from top to bottom of the tree."""

from PySide6.QtCore import QCoreApplication

from kane.model import Model
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.kinds import (
    bodies,
    changing,
    couplings,
    data,
    drivers,
    joints,
    loads,
    marks,
    signals,
    springs,
)

KINDS_OF_GROUPS = (
    bodies,
    joints,
    couplings,
    drivers,
    changing,
    springs,
    loads,
    signals,
    marks,
    data,
)
TITLES: dict[str, str] = {
    group: title for kinds in KINDS_OF_GROUPS for group, title in kinds.GROUPS.items()
}
IN_A_PLANE = QT_TRANSLATE_NOOP("ModelTree", "Planar bodies")


def group_title(group: str, model: Model) -> str:
    """Return what people call a group of the model."""
    text = IN_A_PLANE if group == "bodies" and model.planar else TITLES[group]
    return QCoreApplication.translate("ModelTree", text)
