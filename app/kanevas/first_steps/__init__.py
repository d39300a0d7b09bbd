"""First steps: mechanisms built by the user's own hand, step by step."""

from kanevas.first_steps.first_steps_panel import FirstStepsPanel

__all__ = ["FirstStepsPanel"]
