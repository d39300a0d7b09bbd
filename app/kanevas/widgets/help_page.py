"""Which page of help a part of the window is about."""

from PySide6.QtWidgets import QWidget

HELP_PAGE = "help_page"  # a property of a widget: the page, with the place on it after a #


def help_page_of(widget: QWidget | None) -> str:
    """Return the page about a widget, or about what it is a part of; empty where there is none."""
    while widget is not None:
        page = widget.property(HELP_PAGE)
        if page:
            return str(page)
        widget = widget.parentWidget()
    return ""
