"""The tree of everything in the model."""

from kanevas.browser.tree import ModelTree

__all__ = ["ModelTree"]
