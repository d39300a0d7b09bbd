"""The tree of everything in the model."""

from kanevas.browser.browser import Browser
from kanevas.browser.tree import ModelTree

__all__ = ["Browser", "ModelTree"]
