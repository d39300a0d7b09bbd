"""A console with Python: the model, the run and the document by name, and edits as lines."""

from kanevas.console.console_panel import ConsolePanel
from kanevas.console.edit_lines import EditLines
from kanevas.console.names import names_for

__all__ = ["ConsolePanel", "EditLines", "names_for"]
