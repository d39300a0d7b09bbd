"""Earlier runs: what changed between them, and what can be done with them."""

from kanevas.run_list.run_list_panel import RunListPanel

__all__ = ["RunListPanel"]
