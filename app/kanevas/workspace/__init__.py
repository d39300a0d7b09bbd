"""What a person works on and what of it is shown, without anything that can be seen."""

from kanevas.workspace.workspace import Workspace

__all__ = ["Workspace"]
