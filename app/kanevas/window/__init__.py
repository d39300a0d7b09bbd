"""The window: what can be seen of the workspace."""

from kanevas.window.window import MainWindow

__all__ = ["MainWindow"]
