"""The health of the model while it is edited: what moves, what is wrong, and where."""

from kanevas.health.indicator import HealthIndicator

__all__ = ["HealthIndicator"]
