"""What lets a joint go, as it is drawn."""

from kane.elements.release import Release
from kane.model import Joint
from kanevas.kinds.sizes import SOON


def release(name: str, joint: Joint) -> Release:
    """Return what lets a joint go after a while."""
    return Release(name=name, joint=joint.name, opens=SOON)
