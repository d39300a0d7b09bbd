"""The question for a unit that no menu has."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QInputDialog, QWidget

from kanevas.units.derived import chosen_display
from kanevas.units.systems import SI


def typed_unit(parent: QWidget, si: str, chosen: str) -> str | None:
    """Let a unit be typed in place of an SI unit; return it, or None where the user gives up.

    Raises:
        ValueError: what was typed is no unit of such a quantity; a sentence that says why.

    """
    dialog = QInputDialog(parent)
    dialog.setWindowTitle(_tr("Unit of an axis"))
    dialog.setLabelText(_tr("Unit, as in km/h or N mm:"))
    dialog.setTextValue(chosen)
    accepted, text = dialog.exec(), dialog.textValue().strip()
    dialog.deleteLater()
    if not accepted:
        return None
    chosen_display(si, text, SI)
    return text


def _tr(text: str) -> str:
    return QCoreApplication.translate("PlotPanel", text)
