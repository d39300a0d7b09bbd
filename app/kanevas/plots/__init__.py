"""Plots of quantities over time."""

from kanevas.plots.plot_panel import PlotPanel

__all__ = ["PlotPanel"]
