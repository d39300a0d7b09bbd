"""The 3D view widget."""

import math
from collections.abc import Sequence
from enum import Flag, auto
from functools import partial

import numpy as np
from PySide6.QtCore import QPoint, QPointF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QHideEvent, QImage, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kane.model import Model
from kane.model.planes import PlaneName
from kane.model.poses import Poses, initial_poses
from kane.reading.holds import Holds, holds_as_drawn
from kane.reading.touching_places import Touches
from kane.results.traces import Trace
from kanevas.document.selection import Selection
from kanevas.drawing.geometry import PLANES
from kanevas.hand.gizmo.gizmo_tool import GizmoTool
from kanevas.hand.snapping.snapping import Snapper
from kanevas.hand.tools.desk import Desk
from kanevas.hand.tools.toolbox import Toolbox
from kanevas.look.crowding import MANY
from kanevas.look.theme import Theme, current_theme
from kanevas.units import UnitSystem
from kanevas.units.lengths import length_unit
from kanevas.units.systems import SI
from kanevas.vectors import ArrowSet, drawn_as_arrows
from kanevas.vectors.arrow import Arrow
from kanevas.vectors.legend import LegendLine
from kanevas.view3d.availability import opengl_available
from kanevas.view3d.excuse import Excuse
from kanevas.view3d.following import Following
from kanevas.view3d.meshes import Array
from kanevas.view3d.orbit import OrbitView
from kanevas.view3d.over_bodies import OverBodies
from kanevas.view3d.overlay import Distance, draw_overlay
from kanevas.view3d.pace import Pace
from kanevas.view3d.previewing import Previewing
from kanevas.view3d.space_hand import SpaceHand
from kanevas.view3d.standing import standing
from kanevas.view3d.view_bar import ViewBar
from kanevas.view3d.world import World

ADDING = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
# A model that takes less of the view is looked at from nearer.
LEAST_SHARE = 0.2


class Pending(Flag):
    """What has to be done before the picture is that of the present model."""

    NOTHING = 0
    BUILD = auto()
    PLACE = auto()
    MARK = auto()
    FLOOR = auto()
    OVER = auto()
    FIT = auto()


class View3D(QWidget):
    """Shows a model as solids; it reads the model and never edits it.

    Without OpenGL it says so in a sentence, and all else goes on.

    Attributes:
        is_available: whether there is OpenGL, and so a view.
        following: the body with which the camera moves.

    Signals:
        menu_wanted: the menu of the selection is asked for, at a point of the screen.

    """

    menu_wanted = Signal(QPoint)

    def __init__(self, selection: Selection, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._selection = selection
        self._model = Model()
        self._proposed: frozenset[str] = frozenset()
        self._poses = initial_poses(self._model)
        self._holds: Holds | None = None
        self._shown_holds: Holds = {}
        self._motion: Sequence[Poses] = ()
        self._room: Array | None = None
        self._theme = current_theme()
        self._units: UnitSystem = SI
        self._view: OrbitView | None = None
        self._previewing: Previewing | None = None
        self._ellipsoids_visible = False
        self._as_arrows: frozenset[str] = frozenset()
        self._grid_step = 1.0
        self._work = Pending.BUILD
        self._pace = Pace(self.refresh, self)
        self.following = Following(self)
        self.is_available = opengl_available()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        if self.is_available:
            self._set_up_view(layout)
        else:
            layout.addWidget(Excuse(self))

    def _set_up_view(self, layout: QVBoxLayout) -> None:
        self._view = OrbitView(self._draw_over, self)
        self._previewing = Previewing(self._view.camera)
        self._view.painting.connect(self.refresh)
        self._view.painted.connect(self._pace.add)
        self._view.setAccessibleName(self.tr("3D view"))
        self._world = World()
        self._over = OverBodies(self._view, self._theme, partial(self._later, Pending.OVER), self)
        self.hand = SpaceHand(self, self._view)
        self._view.hand = self.hand
        self._view.items += (*self._world.items, *self._over.items)
        self._view.resized.connect(self._keep_fit)
        self._view.clicked.connect(self._click)
        self._view.menu_wanted.connect(self._ask_menu)
        self._selection.changed.connect(self.mark)
        self.following.changed.connect(self._follow_body)
        layout.addWidget(self._view)
        self._bar = ViewBar(self)
        self._bar.raise_()
        self.set_theme(self._theme)
        self._view.camera.stand_before(standing(self._model))

    def hold(self) -> None:
        """Show bare paper until `release`: to load OpenGL would keep a window from the screen."""
        if self._view is not None:
            self._view.is_held = True

    def release(self) -> None:
        """Draw, and at once if the view is seen."""
        if self._view is not None:
            self._view.is_held = False
            self._view.repaint()

    def draw_with(self, toolbox: Toolbox, desk: Desk, snapper: Snapper) -> None:
        """Let tools draw here, and the hand pull the gizmo of what is selected while it rests."""
        if self._view is not None:
            self.hand.snapper = snapper
            self.hand.touch.rest_with(GizmoTool(desk, self.hand))
            toolbox.add(self.hand)

    # What is shown

    @property
    def model(self) -> Model:
        """The model that is drawn."""
        return self._model

    @property
    def poses(self) -> Poses:
        """Where the bodies are drawn."""
        return self._poses

    @property
    def theme(self) -> Theme:
        """The colours in which it draws."""
        return self._theme

    @property
    def units(self) -> UnitSystem:
        """Those in which lengths are shown."""
        return self._units

    def set_plane(self, plane: PlaneName, depth: float) -> None:
        """Let tools draw in a plane of ground axes, at a depth along its normal [m]."""
        if self._view is not None:
            self.hand.set_plane(plane, depth)

    def lay_plane(self) -> None:
        """Draw the work plane as it is now."""
        self._later(Pending.FLOOR)

    def mark(self) -> None:
        """Mark what is selected and what is under the pointer."""
        self._later(Pending.MARK)

    def elements_at(self, position: QPointF) -> tuple[str, ...]:
        """Return the names of all elements at a pixel, the foremost first."""
        if self._view is None:
            return ()
        self.refresh()
        return self._world.hits(*self._view.ray(position))

    def show_model(self, model: Model, proposed: frozenset[str] = frozenset()) -> None:
        """Show another model, or the same after an edit, at its initial placement.

        The camera is set up anew when another direction is up, and when the model shares no body
        with the one before, unless the hand is drawing here.

        Args:
            model: the model.
            proposed: names of the elements in it that are only proposed yet.

        """
        known = {body.name for body in self._model.bodies}
        is_another = known.isdisjoint(body.name for body in model.bodies)
        stands = standing(model)
        self._model, self._proposed = model, proposed
        self._poses, self._holds = initial_poses(model), None
        self._motion = ()
        self.following.keep_to(self._poses.names)
        if is_another and len(model.bodies) > MANY:
            self._pace.expect_much()
        self._later(Pending.BUILD)
        if self._view is None:
            return
        is_drawn_here = self.hand.is_plane_visible and not self._view.follows_fit
        if (is_another and not is_drawn_here) or not np.array_equal(stands, self._view.camera.axes):
            self._view.camera.stand_before(stands)
            self.fit_soon()

    def show_motion(self, motion: Sequence[Poses]) -> None:
        """Make room for a motion, given by some of its poses, unless the user has navigated."""
        self._motion = [poses for poses in motion if poses.names == self._poses.names]
        self._room = None
        if self._view is not None:
            if len(self._poses.names) > MANY:
                self._pace.expect_much()
                self._paint_in_a_turn_of_its_own()
            self._later(Pending.FLOOR)
            if not self._view.is_navigated:  # what was drawn here kept the camera still
                self.fit_soon()

    def preview(self, motion: Sequence[Poses]) -> None:
        """Bring poses into sight until the preview ends, if they are not."""
        own = [poses for poses in motion if poses.names == self._poses.names]
        if self._view is not None and self._previewing is not None and own:
            self.refresh()
            if self._previewing.begin(self._world.cloud(own)):
                self._view.renew()

    def end_preview(self, keep: bool = False) -> None:
        """Look as before the preview, or keep what is seen."""
        if self._view is None or self._previewing is None:
            return
        if keep:
            self._previewing.keep()
        elif self._previewing.end():
            self._view.renew()

    def _paint_in_a_turn_of_its_own(self) -> None:
        """Let the other views paint what they have, and events be looked at, before this one."""
        view = self._view
        if view is not None:
            view.setUpdatesEnabled(False)
            QTimer.singleShot(0, view, lambda: view.setUpdatesEnabled(True))

    def show_poses(self, poses: Poses, holds: Holds | None = None) -> None:
        """Move the bodies of the model that is shown; cheap enough for each frame of a film.

        Poses of other bodies, as of a run before the latest edit, are passed over.

        Args:
            poses: where the bodies are.
            holds: how all that changes holds there; None for what the placement says of it.

        """
        if poses.names == self._poses.names:
            self._poses, self._holds = poses, holds
            self._later(Pending.PLACE)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        if self._view is not None:
            self._view.set_background(theme.background)
            self._bar.set_theme(theme)
        self._later(Pending.BUILD)

    def set_units(self, units: UnitSystem) -> None:
        """Write lengths in other units."""
        self._units = units
        if self._view is not None:
            self.hand.set_units(units)
        self._later(Pending.FLOOR)

    def set_ellipsoids_visible(self, visible: bool) -> None:
        """Show or hide the inertia ellipsoids of the bodies."""
        self._ellipsoids_visible = visible
        self._later(Pending.BUILD)

    # What is shown of a run over the bodies

    def show_arrows(self, arrow_sets: Sequence[ArrowSet], legend: Sequence[LegendLine]) -> None:
        """Draw vectors of a run, and tell what they mean; loads among them lose their signs."""
        if self._view is None:
            return
        self._over.show_arrows(arrow_sets, legend)
        as_arrows = drawn_as_arrows(self._model, arrow_sets)
        if as_arrows != self._as_arrows:
            self._as_arrows = as_arrows
            self._later(Pending.BUILD)

    def show_touches(self, touches: Touches | None) -> None:
        """Mark where shapes touch, and how."""
        if self._view is not None:
            self._over.show_touches(touches)

    def show_vectors(self, arrows: Sequence[Arrow]) -> None:
        """Draw vectors that another view asks for, until it asks for none."""
        if self._view is not None:
            self._over.show_vectors(arrows)

    def show_traces(self, traces: Sequence[Trace], time: float) -> None:
        """Draw the paths of points, faint from a time on [s]."""
        if self._view is not None:
            self._over.show_traces(traces, time)

    def show_ghosts(self, poses: Sequence[Poses]) -> None:
        """Draw the bodies once more, seen through, where they stand at other times."""
        if self._view is not None:
            self._over.show_ghosts(poses)

    def show_beside(self, poses: Sequence[Poses]) -> None:
        """Draw the bodies seen through where other runs have them at the same time."""
        if self._view is not None:
            self._over.show_beside(poses)

    def show_free_motion(self, motion: Sequence[Poses] | None) -> None:
        """Let ghosts of the bodies go through a loop of poses, until None."""
        if self._view is not None:
            self._over.show_free_motion(motion)

    def picture(self, size: QSize) -> QImage:
        """Return the picture of now at any size, in pixels, with all that is written over it.

        Raises:
            ValueError: there is no OpenGL, or no memory for a picture of this size.

        """
        if self._view is None:
            raise ValueError(self.tr("This machine offers no OpenGL, so there is no 3D picture."))
        self.refresh()
        image = self._view.picture_of(size, self._cloud() if self._view.follows_fit else None)
        if image.isNull():
            raise ValueError(
                self.tr("There is not enough memory for a picture of {} × {} pixels.")
                .format(size.width(), size.height())
            )  # fmt: skip
        return image

    # The camera

    def fit(self) -> None:
        """Show the whole mechanism, also after a change of size, until the user navigates."""
        if self._view is not None:
            self.refresh()
            self._view.follows_fit, self._view.is_navigated = True, False
            self._view.camera.fit(self._cloud())
            self._view.renew()

    def fit_soon(self) -> None:
        """Do the same with all else that has to be done before the next picture."""
        if self._view is not None:
            self._view.follows_fit, self._view.is_navigated = True, False
            self._later(Pending.FIT)

    def look_from(self, side: str) -> None:
        """Look at the whole mechanism from one of the sides of `camera.VIEWS`."""
        if self._view is not None:
            self._view.camera.look_from(side)
            self.fit()

    def set_parallel(self, parallel: bool) -> None:
        """Let what is far away look as large as what is near, or smaller."""
        if self._view is not None:
            self._view.camera.is_parallel = parallel
            self._keep_fit()
            self._view.renew()

    def set_actions(self, actions: Sequence[QAction], views: Sequence[QAction]) -> None:
        """Put actions into the view's corner, some of them behind a button with a menu."""
        if self._view is not None:
            self._bar.set_actions(actions, views)
            self._place_bar()

    def _keep_fit(self) -> None:
        if self._view is not None and self._view.follows_fit:
            self.fit_soon()

    def _keep_in_view(self) -> None:
        """Step back from a model that outgrows the view as it is drawn, or up to a small one."""
        if self._view is None or not self._model.bodies:
            return
        cloud = self._cloud()
        reach, span = self._view.camera.filled_by(cloud)
        if reach > 1.0 or span < LEAST_SHARE:
            self._view.camera.fit(cloud)
            self._view.renew()

    def _follow_body(self) -> None:
        if self._view is not None:
            self.following.start(self._poses)
            if self.following.name:
                self._view.follows_fit, self._view.is_navigated = False, True
            self._view.renew()

    # What is shown follows a little later, so that the hand on the canvas need not wait for it

    def _later(self, work: Pending) -> None:
        if self._view is not None:
            self._work |= work
            self._pace.ask(may_rest=work not in Pending.PLACE | Pending.OVER)

    def refresh(self) -> None:
        """Bring the picture up to date now."""
        work, self._work = self._work, Pending.NOTHING
        if self._view is None or not work:
            return
        if Pending.BUILD in work:
            self._world.build(self._model, self._theme, self._ellipsoids_visible, self._as_arrows)
            self._over.build(self._model, self._theme)
            self._room = None
        if work & (Pending.BUILD | Pending.FLOOR):
            self._lay_floor()
        if work & (Pending.BUILD | Pending.PLACE | Pending.FLOOR):
            self._follow_holds(is_new=Pending.BUILD in work)
            self._world.place(self._poses)
            self._view.camera.move(self.following.moved_to(self._poses))
        if work & (Pending.BUILD | Pending.MARK):
            marked = {*self._selection.names, *self.hand.hovered}
            self._world.mark_selected(marked, self._proposed)
        self._world.show()
        self._over.refresh(self._selection.names)
        if Pending.FIT in work and self._view.follows_fit:  # or the hand is at it by now
            self._view.camera.fit(self._cloud())
        elif Pending.BUILD in work and self._view.follows_fit:
            self._keep_in_view()
        self._view.renew()

    def _follow_holds(self, is_new: bool) -> None:
        """Let signs show how all that changes holds, where that is new."""
        holds = self._holds
        shown = holds_as_drawn(self._model, self._poses) if holds is None else holds
        if is_new or shown != self._shown_holds:
            self._shown_holds = shown
            self._world.follow(shown)

    def _cloud(self) -> Array:
        """Return points around all that is drawn, at the poses of the motion and now, (n, 3)."""
        if self._room is None:
            self._room = self._world.cloud(self._motion)
        cloud = np.concatenate((self._room, self._world.cloud((self._poses,))))
        return cloud if len(cloud) else np.eye(3)

    def _lay_floor(self) -> None:
        """Lay the floor below all that moves, at any time of the motion."""
        unit = length_unit(self._units)
        self._world.reach(self._motion)
        cloud = self._cloud()
        floor = self._world.lay_floor(cloud, standing(self._model), self._theme, unit)
        self._grid_step = floor.step
        self._over.make_room(cloud)
        if self.hand.is_plane_visible:
            plane = PLANES[self.hand.plane]
            self._world.show_plane(cloud, plane, self.hand.depth, self._theme, unit)
        else:
            self._world.hide_plane()

    def _draw_over(self, painter: QPainter, size: QSizeF) -> None:
        if self._view is None:
            return
        ends = [
            [self._poses.point(*end) for end in ruler.ends()]
            for ruler in self._model.rulers
            if ruler.name not in self._model.hidden
        ]
        distances = [Distance((a + b) / 2, math.dist(a, b)) for a, b in ends]
        draw_overlay(
            painter,
            size,
            self._view.camera,
            self._theme,
            self._units,
            self._grid_step,
            distances,
            self._model.gravity,
        )
        self._over.notes.draw(painter, size, self._view.camera, self._theme)

    # The hand

    def _element_at(self, position: QPointF) -> str | None:
        if self._view is None:
            return None
        self.refresh()
        ray = self._view.ray(position)
        arrow = self._over.arrows.hit(*ray)
        return arrow[0] if arrow else self._world.hit(*ray)

    def _ask_menu(self, position: QPointF) -> None:
        """Ask for the menu of what is under the pointer, which is selected, or of all that is."""
        name = self._element_at(position)
        if name not in self._selection.names:
            self._selection.set(() if name is None else (name,))
        assert self._view is not None  # it is the one who asks
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
            self._over.set_active(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._view is not None:
            self._over.set_active(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._view is not None:
            self._place_bar()

    def _place_bar(self) -> None:
        self._bar.adjustSize()
        self._bar.move(self.width() - self._bar.width(), 0)
