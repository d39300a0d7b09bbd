"""Plots of quantities over time."""

from kanevas.plots.panel import PlotPanel

__all__ = ["PlotPanel"]
