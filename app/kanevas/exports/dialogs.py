"""What the dialogs of exports have in common."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout

Answer = TypeVar("Answer")


def add_buttons(dialog: QDialog, layout: QVBoxLayout) -> QPushButton:
    """Add the buttons to go on and to give up; return the first, which Enter presses."""
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    box.button(QDialogButtonBox.StandardButton.Cancel).setIcon(QIcon())
    text = QCoreApplication.translate("Exports", "&Export …")
    go_on = box.addButton(text, QDialogButtonBox.ButtonRole.AcceptRole)
    box.accepted.connect(dialog.accept)
    box.rejected.connect(dialog.reject)
    layout.addWidget(box)
    for button in dialog.findChildren(QPushButton):
        button.setAutoDefault(button is go_on)
    go_on.setDefault(True)
    return go_on


def answer(dialog: QDialog, value: Callable[[], Answer]) -> Answer | None:
    """Return what a dialog says if the user goes on, else None; the dialog is gone then."""
    said = value() if dialog.exec() == QDialog.DialogCode.Accepted else None
    dialog.deleteLater()
    return said
