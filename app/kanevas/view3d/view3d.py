"""The 3D view widget."""

from collections.abc import Sequence
from enum import Flag, auto

import numpy as np
from OpenGL import GL
from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from kane.model import Model
from kane.model.poses import Poses, initial_poses
from kanevas.document.selection import Selection
from kanevas.theme import Theme, current_theme
from kanevas.view3d.availability import opengl_available
from kanevas.view3d.buffer_item import BufferItem
from kanevas.view3d.floor import floor
from kanevas.view3d.meshes import Array
from kanevas.view3d.orbit import OrbitView
from kanevas.view3d.pace import Pace
from kanevas.view3d.parts import Parts
from kanevas.view3d.solids import Solids
from kanevas.view3d.triad import SIDE, Triad

# Directions to the right, up and towards the viewer of each work plane, as rows.
PLANES: dict[str, Array] = {
    "xy": np.array([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    "xz": np.array([[1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, -1.0, 0.0]]),
    "yz": np.array([[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0]]),
}
ADDING = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
# A model that takes less of the view is looked at from nearer.
LEAST_SHARE = 0.2


class Work(Flag):
    """What has to be done before the picture is that of the present model."""

    NOTHING = 0
    BUILD = auto()
    PLACE = auto()
    MARK = auto()
    FLOOR = auto()


class View3D(QWidget):
    """Shows a model as solids; it reads the model and never edits it.

    Without OpenGL it says so in a sentence, and all else goes on.

    Signals:
        menu_wanted: the menu of the selection is asked for, at a point of the screen.
    """

    menu_wanted = Signal(QPoint)

    def __init__(self, selection: Selection, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._selection = selection
        self._model = Model()
        self._poses = initial_poses(self._model)
        self._motion: Sequence[Poses] = ()
        self._theme = current_theme()
        self._view: OrbitView | None = None
        self._ellipsoids_visible = False
        self._work = Work.BUILD
        self._pace = Pace(self.refresh, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        if opengl_available():
            self._set_up_view()
        else:
            layout.addWidget(self._excuse())

    def picture(self, size):
        self.refresh()
        return self._view.picture().scaled(size)

    def _excuse(self) -> QLabel:
        text = self.tr("3D needs OpenGL, which this machine does not offer. Everything else works.")
        label = QLabel(text, self)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setWordWrap(True)
        label.setMargin(24)
        return label

    def _set_up_view(self) -> None:
        self._view = OrbitView(self)
        self._view.painting.connect(self.refresh)
        self._view.painted.connect(self._pace.add)
        self._view.setAccessibleName(self.tr("3D view"))
        self._floor_item = BufferItem(GL.GL_LINES)
        self._solid_item = BufferItem()
        # A load often acts at a mass centre, inside the solid: it must be seen all the same.
        self._load_item = BufferItem(in_front=True)
        self._ellipsoid_item = BufferItem(in_front=True)
        for item in (
            self._floor_item,
            self._solid_item,
            self._ellipsoid_item,
            self._load_item,
        ):
            self._view.addItem(item)
        self._triad = Triad(self._theme, self)
        self._view.turned.connect(self._turn_triad)
        self._view.clicked.connect(self._click)
        self._view.menu_wanted.connect(self._ask_menu)
        self._selection.changed.connect(self._follow_selection)
        self.layout().addWidget(self._view)
        self._triad.raise_()
        self.set_theme(self._theme)
        self._view.look_at_plane(PLANES[self._model.work_plane])

    def show_model(self, model: Model) -> None:
        """Show another model, or the same after an edit, at its initial placement.

        The camera is set up anew when the model shares no body with the one before.
        """
        known = {body.name for body in self._model.bodies}
        is_another = known.isdisjoint(body.name for body in model.bodies)
        self._model = model
        self._poses = initial_poses(model)
        self._motion = ()
        self._later(Work.BUILD)
        if is_another and self._view is not None:
            self._view.look_at_plane(PLANES[model.work_plane])
            self.fit()

    def show_motion(self, motion: Sequence[Poses]) -> None:
        """Make room for a motion, given by some of its poses, unless the user has navigated."""
        self._motion = [poses for poses in motion if poses.names == self._poses.names]
        if self._view is not None:
            self._later(Work.FLOOR)
            if self._view.follows_fit:
                self.fit()

    def show_poses(self, poses: Poses) -> None:
        """Move the bodies of the model that is shown; cheap enough for each frame of a film.

        Poses of other bodies, as of a run before the latest edit, are passed over.
        """
        if poses.names == self._poses.names:
            self._poses = poses
            self._later(Work.PLACE)

    def fit(self) -> None:
        """Show the whole mechanism, also after a change of size, until the user navigates."""
        if self._view is not None:
            self.refresh()
            cloud = self._cloud()
            self._view.fit(cloud if len(cloud) else PLANES["xy"])

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        if self._view is not None:
            self._view.setBackgroundColor(theme.background)
            self._triad.set_theme(theme)
        self._later(Work.BUILD)

    def set_ellipsoids_visible(self, visible: bool) -> None:
        """Show or hide the inertia ellipsoids of the bodies."""
        self._ellipsoids_visible = visible
        self._later(Work.BUILD)

    # What is shown follows a little later, so that the hand on the canvas need not wait for it

    def _later(self, work: Work) -> None:
        if self._view is not None:
            self._work |= work
            self._pace.ask(may_rest=work != Work.PLACE)

    def refresh(self) -> None:
        """Bring the picture up to date now."""
        work, self._work = self._work, Work.NOTHING
        if self._view is None or not work:
            return
        if Work.BUILD in work:
            self._build()
        for item, solids in (
            (self._solid_item, self._solids),
            (self._load_item, self._loads),
            (self._ellipsoid_item, self._ellipsoids),
        ):
            if work & (Work.BUILD | Work.PLACE):
                solids.place(self._poses)
            if work & (Work.BUILD | Work.MARK):
                solids.mark_selected(self._selection.names)
            item.set_vertices(solids.vertices, solids.normals, solids.colors)
        if work & (Work.BUILD | Work.FLOOR):
            self._lay_floor()
        if Work.BUILD in work and self._view.follows_fit:
            self._keep_in_view()

    def _build(self) -> None:
        axes = PLANES[self._model.work_plane]
        parts = Parts(self._model, axes, self._theme)
        ellipsoids = parts.ellipsoids() if self._ellipsoids_visible else ()
        hidden = frozenset(self._model.hidden)
        self._solids, self._loads, self._ellipsoids = (
            Solids((part for part in some if part.name not in hidden), self._theme)
            for some in (parts.mechanism(), (*parts.loads(), *parts.marks()), ellipsoids)
        )
        self._solid_item.set_indices(self._solids.faces)
        self._load_item.set_indices(self._loads.faces)
        self._ellipsoid_item.set_indices(self._ellipsoids.faces)

    def _cloud(self) -> Array:
        """Return all vertices at the poses of the motion and at the present ones, (n, 3)."""
        clouds = []
        for poses in (*self._motion, self._poses):
            if poses is not self._poses or self._motion:
                self._solids.place(poses)
                self._loads.place(poses)
            clouds += [self._solids.vertices.copy(), self._loads.vertices.copy()]
        return np.concatenate(clouds)

    def _keep_in_view(self) -> None:
        """Step back from a model that outgrows the view as it is drawn, or up to a small one."""
        cloud = self._cloud()
        if self._view is None or not len(cloud):
            return
        reach, span = self._view.filled_by(cloud)
        if reach > 1.0 or span < LEAST_SHARE:
            self._view.fit(cloud)

    def _lay_floor(self) -> None:
        """Lay the floor below all that moves, at any time of the motion."""
        axes = PLANES[self._model.work_plane]
        seen = axes @ self._cloud().T
        box = (seen.min(axis=1), seen.max(axis=1)) if seen.size else (np.zeros(3), np.ones(3))
        points, pairs, fading = floor(*box, axes)
        near, far = _rgb(self._theme.grid_axis), _rgb(self._theme.background)
        color = near + fading[:, None] * (far - near)
        self._floor_item.set_indices(pairs)
        self._floor_item.set_vertices(points, np.zeros_like(points), color)

    def _follow_selection(self) -> None:
        self._later(Work.MARK)

    def _turn_triad(self) -> None:
        if self._view is not None:
            self._triad.turn(self._view.rotation())

    def _element_at(self, position: QPointF) -> str | None:
        if self._view is None:
            return None
        ray = self._view.ray(position)
        self.refresh()
        return self._loads.hit(*ray) or self._solids.hit(*ray)

    def _ask_menu(self, position: QPointF) -> None:
        """Ask for the menu of what is under the pointer, which is selected, or of all that is."""
        name = self._element_at(position)
        if name not in self._selection.names:
            self._selection.set(() if name is None else (name,))
        self.menu_wanted.emit(self._view.mapToGlobal(position).toPoint())

    def _click(self, position: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        name = self._element_at(position)
        if modifiers & ADDING:
            if name is not None:
                self._selection.toggle(name)
        else:
            self._selection.set(() if name is None else (name,))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._view is not None:
            self._triad.move(0, self.height() - SIDE)


def _rgb(color: QColor) -> Array:
    return np.array([color.redF(), color.greenF(), color.blueF()])
