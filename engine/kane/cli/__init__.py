"""The command line, a module for each family of commands."""

from kane.cli.main import main

__all__ = ["main"]
