"""Bodies."""

from kane.elements.body import Body
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.kinds.kind import Kind

GROUPS = {
    "bodies": QT_TRANSLATE_NOOP("ModelTree", "Bodies"),
}
KINDS = (
    Kind(
        Body,
        "body",
        QT_TRANSLATE_NOOP("Kinds", "body"),
        title=QT_TRANSLATE_NOOP("fields", "Rigid body"),
        page="body",
    ),
)
PARTICLE = Kind(
    Body,
    "particle",
    QT_TRANSLATE_NOOP("Kinds", "particle"),
    title=QT_TRANSLATE_NOOP("fields", "Rigid body"),
    page="particle",
)
"""A body that is a point of mass and never turns."""
