"""Where to begin: templates, examples with their pictures, and the files used last."""

from kanevas.start.gallery import Gallery, Wish

__all__ = ["Gallery", "Wish"]
