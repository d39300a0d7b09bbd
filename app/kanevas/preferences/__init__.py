"""What a person chooses once and for all windows."""

from kanevas.preferences.dialog import PreferencesDialog

__all__ = ["PreferencesDialog"]
