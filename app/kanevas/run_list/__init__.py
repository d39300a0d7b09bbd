"""Earlier runs: what changed between them, and what can be done with them."""

from kanevas.run_list.panel import RunListPanel
from kanevas.run_list.run_list import KeptRun, RunList

__all__ = ["KeptRun", "RunList", "RunListPanel"]
