"""The 3D view widget."""

from collections.abc import Sequence
from enum import Flag, auto
from functools import partial

import numpy as np
from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from kane.model import Model
from kane.model.poses import Poses, initial_poses
from kane.results.traces import Trace
from kanevas.arrow import Arrow
from kanevas.document.selection import Selection
from kanevas.theme import Theme, current_theme
from kanevas.vectors import Bundle
from kanevas.vectors.legend import LegendLine
from kanevas.view3d.availability import opengl_available
from kanevas.view3d.meshes import Array
from kanevas.view3d.orbit import OrbitView
from kanevas.view3d.overlays import Overlays
from kanevas.view3d.pace import Pace
from kanevas.view3d.scene import Scene
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
    OVER = auto()


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
        self._as_arrows: frozenset[str] = frozenset()
        self._work = Work.BUILD
        self._pace = Pace(self.refresh, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        if opengl_available():
            self._set_up_view()
        else:
            layout.addWidget(self._excuse())

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
        self._scene = Scene()
        self.overlays = Overlays(self._view, self._theme, partial(self._later, Work.OVER), self)
        self._view.items += (*self._scene.items, *self.overlays.items)
        self._triad = Triad(self._theme, self)
        self._view.looked.connect(self._turn_triad)
        self._view.resized.connect(self._keep_fit)
        self._view.clicked.connect(self._click)
        self._view.menu_wanted.connect(self._ask_menu)
        self._selection.changed.connect(self._follow_selection)
        self.layout().addWidget(self._view)
        self._triad.raise_()
        self.set_theme(self._theme)
        self._view.camera.stand_before(PLANES[self._model.work_plane])

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
            self._view.camera.stand_before(PLANES[model.work_plane])
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
            self._view.follows_fit = True
            self._view.camera.fit(cloud if len(cloud) else PLANES["xy"])
            self._view.look()

    def _keep_fit(self) -> None:
        if self._view is not None and self._view.follows_fit:
            self.fit()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        if self._view is not None:
            self._view.set_background(theme.background)
            self._triad.set_theme(theme)
        self._later(Work.BUILD)

    def set_ellipsoids_visible(self, visible: bool) -> None:
        """Show or hide the inertia ellipsoids of the bodies."""
        self._ellipsoids_visible = visible
        self._later(Work.BUILD)

    def show_arrows(self, bundles: Sequence[Bundle], legend: Sequence[LegendLine]) -> None:
        """Draw vectors of a run over the bodies, and tell what they mean."""
        if self._view is None:
            return
        self.overlays.show_arrows(bundles, legend)
        kinds = {each.kind for each in bundles}
        as_arrows = frozenset(
            load.name
            for kind, loads in (("force", self._model.forces), ("torque", self._model.torques))
            for load in loads
            if kind in kinds
        )
        if as_arrows != self._as_arrows:
            self._as_arrows = as_arrows
            self._later(Work.BUILD)

    def show_vectors(self, arrows: Sequence[Arrow]) -> None:
        """Draw vectors that another view asks for, until it asks for none."""
        if self._view is not None:
            self.overlays.show_vectors(arrows)

    def show_traces(self, traces: Sequence[Trace], time: float) -> None:
        """Draw the paths of points, faint from a time on [s]."""
        if self._view is not None:
            self.overlays.show_traces(traces, time)

    def show_ghosts(self, poses: Sequence[Poses]) -> None:
        """Draw the bodies once more, seen through, where they stand at other times."""
        if self._view is not None:
            self.overlays.show_ghosts(poses)

    def show_free_motion(self, motion: Sequence[Poses] | None) -> None:
        """Let ghosts of the bodies go through a loop of poses, until None."""
        if self._view is not None:
            self.overlays.show_free_motion(motion)

    # What is shown follows a little later, so that the hand on the canvas need not wait for it

    def _later(self, work: Work) -> None:
        if self._view is not None:
            self._work |= work
            self._pace.ask(may_rest=work not in Work.PLACE | Work.OVER)

    def refresh(self) -> None:
        """Bring the picture up to date now."""
        work, self._work = self._work, Work.NOTHING
        if self._view is None or not work:
            return
        if Work.BUILD in work:
            self._build()
        if work & (Work.BUILD | Work.PLACE):
            self._scene.place(self._poses)
        if work & (Work.BUILD | Work.MARK):
            self._scene.mark_selected(self._selection.names)
        self._scene.show()
        if work & (Work.BUILD | Work.FLOOR):
            self._lay_floor()
        self.overlays.refresh(self._selection.names)
        if Work.BUILD in work and self._view.follows_fit:
            self._keep_in_view()
        self._view.renew()

    def _build(self) -> None:
        axes = PLANES[self._model.work_plane]
        self._scene.build(self._model, axes, self._theme, self._ellipsoids_visible, self._as_arrows)
        self.overlays.build(self._model, axes, self._theme)

    def _cloud(self) -> Array:
        """Return points around all that is drawn, at the poses of the motion and now, (n, 3)."""
        return self._scene.cloud((*self._motion, self._poses))

    def _keep_in_view(self) -> None:
        """Step back from a model that outgrows the view as it is drawn, or up to a small one."""
        cloud = self._cloud()
        if self._view is None or not len(cloud):
            return
        reach, span = self._view.camera.filled_by(cloud)
        if reach > 1.0 or span < LEAST_SHARE:
            self._view.camera.fit(cloud)
            self._view.look()

    def _lay_floor(self) -> None:
        """Lay the floor below all that moves, at any time of the motion."""
        cloud = self._cloud()
        self._scene.lay_floor(cloud, PLANES[self._model.work_plane], self._theme)
        self.overlays.make_room(cloud)

    def _follow_selection(self) -> None:
        self._later(Work.MARK)

    def _turn_triad(self) -> None:
        if self._view is not None:
            self._triad.turn(self._view.camera.rotation())

    def _element_at(self, position: QPointF) -> str | None:
        if self._view is None:
            return None
        ray = self._view.ray(position)
        self.refresh()
        arrow = self.overlays.arrows.hit(*ray)
        return arrow[0] if arrow else self._scene.hit(*ray)

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

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._view is not None:
            self.overlays.set_active(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._view is not None:
            self.overlays.set_active(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._view is not None:
            self._triad.move(0, self.height() - SIDE)
