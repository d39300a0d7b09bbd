"""The list of all edits."""

from kanevas.history.history_view import HistoryView

__all__ = ["HistoryView"]
