"""Where to begin: templates, examples with their pictures, and the files used last."""

from kanevas.start.gallery import Gallery, Wish
from kanevas.start.motion import Motion, Mover

__all__ = ["Gallery", "Motion", "Mover", "Wish"]
