"""Questions in a box of their own."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QMessageBox, QSizePolicy, QSpacerItem

from kanevas.assets.language import QT_TRANSLATE_NOOP

WIDTH = 420  # pixels, so that no title is cut

BUTTONS = {
    QMessageBox.StandardButton.Save: QT_TRANSLATE_NOOP("Question", "&Save"),
    QMessageBox.StandardButton.Discard: QT_TRANSLATE_NOOP("Question", "&Discard"),
    QMessageBox.StandardButton.Cancel: QT_TRANSLATE_NOOP("Question", "&Cancel"),
    QMessageBox.StandardButton.Yes: QT_TRANSLATE_NOOP("Question", "&Yes"),
    QMessageBox.StandardButton.No: QT_TRANSLATE_NOOP("Question", "&No"),
    QMessageBox.StandardButton.Ok: QT_TRANSLATE_NOOP("Question", "&OK"),
}


def give_letters(box: QMessageBox) -> None:
    """Let each of Qt's buttons in a box have a letter of its own, which not all desktops give.

    Buttons that have other words already keep them.
    """
    for kind, text in BUTTONS.items():
        button = box.button(kind)
        if button is not None and "&" not in button.text():
            button.setText(QCoreApplication.translate("Question", text))
    layout = box.layout()
    assert isinstance(layout, QGridLayout)  # as Qt makes them
    room = QSpacerItem(WIDTH, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
    layout.addItem(room, layout.rowCount(), 0, 1, layout.columnCount())
