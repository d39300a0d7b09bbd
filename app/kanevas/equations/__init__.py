"""Kane's equations of the model in symbols, step by step."""

from kanevas.equations.equations_panel import EquationsPanel

__all__ = ["EquationsPanel"]
