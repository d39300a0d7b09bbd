"""Groups of fields in the forms of studies."""

from PySide6.QtWidgets import QGroupBox, QLayout, QVBoxLayout, QWidget


def group(title: str, layout: QLayout) -> QGroupBox:
    """Return a titled box with a layout."""
    box = QGroupBox(title)
    box.setLayout(layout)
    return box


def alone(widget: QWidget) -> QVBoxLayout:
    """Return a column with one widget so far."""
    layout = QVBoxLayout()
    layout.addWidget(widget)
    return layout
