"""Knobs: parameters and inputs of the model as sliders."""

from kanevas.knobs.binding_dialog import BindingDialog
from kanevas.knobs.knobs_panel import KnobsPanel

__all__ = ["BindingDialog", "KnobsPanel"]
