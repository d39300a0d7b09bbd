"""What the program remembers between its starts, and what may stand there."""

from kanevas.settings.settings import Settings

__all__ = ["Settings"]
