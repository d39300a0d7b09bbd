"""Earlier runs: what changed between them, and what can be done with them."""

from kanevas.run_list.panel import RunListPanel

__all__ = ["RunListPanel"]
