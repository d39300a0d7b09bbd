"""Kane's method at work: its tables at the time of the clock."""

from kanevas.method.method_panel import MethodPanel

__all__ = ["MethodPanel"]
