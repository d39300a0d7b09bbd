"""All that the window can be told to do: found by its name, and by keys of one's own."""

from kanevas.commands.command import Command
from kanevas.commands.finder import CommandFinder

__all__ = ["Command", "CommandFinder"]
