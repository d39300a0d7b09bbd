"""What is grey says why."""

from PySide6.QtGui import QAction


def offer(action: QAction, possible: bool, reason: str) -> None:
    """Enable an action, or say in its tips why it is grey."""
    action.setEnabled(possible)
    action.setStatusTip("" if possible else reason)
    action.setToolTip("" if possible else reason)
