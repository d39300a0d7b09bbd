"""Opening and saving, and what other programs do to the file of the document."""

from kanevas.files.file_dialogs import FileDialogs

__all__ = ["FileDialogs"]
