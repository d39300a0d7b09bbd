"""Help: a page for each kind of element and each matter of the program, and who shows them."""

from kanevas.help.help_panel import HelpPanel

__all__ = ["HelpPanel"]
