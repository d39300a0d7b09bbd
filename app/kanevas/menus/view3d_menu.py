"""The part of the View menu that is about the 3D view."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QActionGroup, QKeySequence

from kane.model.planes import UpName
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.edits.upright import with_up
from kanevas.menus.menu import Menu, offer
from kanevas.view3d import View3D

# Names of the sides as the camera has them, with their keys.
VIEWS = {
    "isometric": (QT_TRANSLATE_NOOP("View3DMenu", "&Isometric"), "Ctrl+7"),
    "front": (QT_TRANSLATE_NOOP("View3DMenu", "From the &front"), "Ctrl+1"),
    "back": (QT_TRANSLATE_NOOP("View3DMenu", "From the &back"), "Ctrl+2"),
    "left": (QT_TRANSLATE_NOOP("View3DMenu", "From the &left"), "Ctrl+3"),
    "right": (QT_TRANSLATE_NOOP("View3DMenu", "From the &right"), "Ctrl+4"),
    "top": (QT_TRANSLATE_NOOP("View3DMenu", "From &above"), "Ctrl+5"),
    "bottom": (QT_TRANSLATE_NOOP("View3DMenu", "From b&elow"), "Ctrl+6"),
}
UPWARDS = {
    "auto": QT_TRANSLATE_NOOP("View3DMenu", "&Automatic"),
    "x": QT_TRANSLATE_NOOP("View3DMenu", "&x"),
    "y": QT_TRANSLATE_NOOP("View3DMenu", "&y"),
    "z": QT_TRANSLATE_NOOP("View3DMenu", "&z"),
    "-x": QT_TRANSLATE_NOOP("View3DMenu", "−x"),
    "-y": QT_TRANSLATE_NOOP("View3DMenu", "−y"),
    "-z": QT_TRANSLATE_NOOP("View3DMenu", "−z"),
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("View3DMenu", text)


class View3DMenu(QObject):
    """From where the 3D view looks at the model, and which way is up.

    Attributes:
        follow: lets the camera move with the selected body.
        parallel: lets what is far away look as large as what is near.

    """

    def __init__(self, parent: Menu, view: View3D) -> None:
        super().__init__(parent)
        self._workspace, self._view = parent.workspace, view
        self.menu = parent.menu.addMenu(self.tr("3D camer&a"))
        self.views = []
        for side, (text, key) in VIEWS.items():
            call = lambda side=side: view.look_from(side)  # noqa: E731
            self.views.append(parent.add(f"3d from {side}", _tr(text), call, key, menu=self.menu))
        self.menu.addSeparator()
        self.parallel = parent.add(
            "parallel instead of perspective",
            self.tr("&Parallel instead of perspective"),
            None,
            "Ctrl+8",
            "parallel",
            self.menu,
        )
        self.parallel.setCheckable(True)
        self.parallel.toggled.connect(view.set_parallel)
        self.follow = parent.add(
            "camera follows the body",
            self.tr("Camera f&ollows the body"),
            None,
            "Ctrl+9",
            "follow",
            self.menu,
        )
        self.follow.setCheckable(True)
        self.follow.triggered.connect(self._follow)
        view.following.changed.connect(self.update_offers)
        self._add_upwards(parent)
        view.set_actions((self.parallel, self.follow), self.views)

    def update_offers(self) -> None:
        """Enable what is possible now; what is grey says why."""
        view, body = self._view, self._body()
        without = self.tr("3D needs OpenGL, which this machine does not offer")
        for action in (*self.views, self.parallel):
            offer(action, view.is_available, without)
        followed = view.following.name
        self.follow.setChecked(bool(followed))
        reason = self.tr("Select one body first") if view.is_available else without
        offer(self.follow, view.is_available and bool(followed or body), reason)
        if followed:
            self.follow.setText(self.tr("Camera f&ollows {}").format(followed))
        elif body:
            self.follow.setText(self.tr("Camera f&ollows {}").format(body))
        else:
            self.follow.setText(self.tr("Camera f&ollows the body"))
        for action in self._upwards.actions():
            action.setChecked(action.data() == self._workspace.document.model.up)

    def _body(self) -> str:
        """Return the name of the body that alone is selected."""
        names = self._workspace.selection.names
        bodies = {body.name for body in self._workspace.document.model.bodies}
        return names[0] if len(names) == 1 and names[0] in bodies else ""

    def _follow(self, on: bool) -> None:
        view, notices = self._view, self._workspace.notices
        view.following.set(self._body() if on else "")
        if view.following.name:
            native = QKeySequence.SequenceFormat.NativeText
            text = self.tr("The camera of the 3D view moves with {}; {} ends it.").format(
                view.following.name, self.follow.shortcut().toString(native)
            )
            notices.remark(text)
        else:
            notices.remark("")

    def _add_upwards(self, parent: Menu) -> None:
        upwards = self.menu.addMenu(self.tr("&Upwards"))
        self._upwards = QActionGroup(self)
        for up, text in UPWARDS.items():
            action = parent.add(f"upwards {up}", _tr(text), None, menu=upwards)
            action.setCheckable(True)
            action.setData(up)
            self._upwards.addAction(action)
        self._upwards.triggered.connect(lambda action: self._set_up(action.data()))

    def _set_up(self, up: UpName) -> None:
        document = self._workspace.document
        if up != document.model.up:
            document.apply(self.tr("Change what is up"), lambda model: with_up(model, up))
