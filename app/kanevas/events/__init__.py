"""What changed the constraints in a run: a list, and strips of how each was over the time."""

from kanevas.events.events_panel import EventsPanel

__all__ = ["EventsPanel"]
