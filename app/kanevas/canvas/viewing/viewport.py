"""The sheet: a view that draws a model in its work plane."""

from collections.abc import Collection, Sequence

import numpy as np
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from kane.model import Model, named
from kane.model.planes import PlaneName
from kane.model.poses import Poses, initial_poses
from kane.reading.holds import Holds, holds_as_drawn
from kane.reading.touching_places import Touches
from kane.results.traces import Trace
from kanevas.canvas.drawing.gravity_sign import draw_gravity
from kanevas.canvas.drawing.grid import draw_grid
from kanevas.canvas.drawing.invitation import draw_invitation
from kanevas.canvas.drawing.legend import draw_legend
from kanevas.canvas.drawing.over_bodies import OverBodies
from kanevas.canvas.drawing.photos import draw_photos
from kanevas.canvas.items.ellipsoid_item import EllipsoidItem
from kanevas.canvas.items.load_item import LoadItem
from kanevas.canvas.items.recipe import only_moved
from kanevas.canvas.naming.name_item import NameItem
from kanevas.canvas.viewing.camera import Camera
from kanevas.canvas.viewing.scene import Scene
from kanevas.canvas.viewing.seen_room import SeenRoom
from kanevas.drawing.extents import extents
from kanevas.drawing.geometry import Array
from kanevas.edits.arranging import Extent, around
from kanevas.edits.elements import needed
from kanevas.look.crowding import CROWDED, MANY, spacing
from kanevas.look.reach import within_reach
from kanevas.look.theme import Theme, current_theme
from kanevas.vectors import ArrowSet, drawn_as_arrows
from kanevas.vectors.arrow import Arrow
from kanevas.vectors.legend import LegendLine
from kanevas.widgets.piecemeal import Piecemeal

FIT_MARGIN = 64.0
FIT_MARGIN_SHARE = 0.12
REST = 200  # ms
LARGEST_SHARE = 0.8  # of the view, for what is brought into its middle


class Viewport(QAbstractScrollArea):
    """Shows a model in its work plane; it reads the model and never edits it.

    The scene is measured in pixels of the viewport: a camera maps ground axes to them, and all
    items are placed anew for each pose and each move of the camera, at most once for each frame.
    So signs keep their size at any zoom, and a mechanism of a millimetre is drawn as exactly as
    one of a kilometre.

    What takes long in a large model, making its items, fitting and placing them, has a turn of the
    event loop each when a file is opened or a run comes (`follow_soon`). Who asks for the camera
    or the scene before gets them as they will be, so nobody meets half of it.

    Signals:
        plane_changed: another plane is shown now, or one at another depth.

    """

    plane_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._camera = Camera()
        self._theme = current_theme()
        self._model = Model()
        self._poses = initial_poses(self._model)
        self._holds: Holds | None = None
        self._motion: Sequence[Poses] = ()
        self._motion_room: tuple[Array, Extent | None] | None = None  # for these axes
        self.over = OverBodies()
        self._as_arrows: frozenset[str] = frozenset()
        self._scene = Scene()
        self._is_built = self._is_placed = False
        self._is_fit_due = False
        self._following = Piecemeal(self)
        self._following.timeout.connect(self._follow)
        self._labels_visible = True
        self._ellipsoids_visible = False
        self._follows_fit = self._followed_fit = True
        self._within = QSize(), QPoint()  # size of the window, and where the sheet is in it
        self._selected: frozenset[str] = frozenset()
        self._hovered: frozenset[str] = frozenset()
        self._proposed: frozenset[str] = frozenset()
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._settle)
        self._set_up_view()
        self.set_theme(self._theme)

    def _set_up_view(self) -> None:
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Files dropped here are for the main window.
        self.setAcceptDrops(False)
        self.viewport().setAcceptDrops(False)

    @property
    def camera(self) -> Camera:
        """Which part of the work plane is shown."""
        if self._is_fit_due:
            self._fit_now()
        return self._camera

    @property
    def theme(self) -> Theme:
        """The colours in which it draws."""
        return self._theme

    @property
    def model(self) -> Model:
        """The model that is drawn."""
        return self._model

    @property
    def poses(self) -> Poses:
        """Where the bodies are drawn."""
        return self._poses

    @property
    def plane(self) -> PlaneName:
        """The plane of ground axes that is shown: "xy", "xz" or "yz"."""
        return self._camera.plane

    def show_model(self, model: Model, proposed: frozenset[str] = frozenset()) -> None:
        """Show another model, or the same after an edit, at its initial placement.

        Args:
            model: the model.
            proposed: names of the elements in it that are only proposed yet.

        """
        if model.work_plane != self._model.work_plane:
            self._camera.set_plane(model.work_plane)
            self.plane_changed.emit()
        before, self._model = self._model, model
        self._poses, self._holds = initial_poses(model), None
        self._motion, self._motion_room = (), None
        are_settled, self._proposed = proposed == self._proposed, proposed
        if are_settled and only_moved(before, model):
            self._place_later()
        else:
            self._rebuild()

    def stay(self) -> None:
        """Leave the view where it is from now on, as after a move by the user."""
        self._follows_fit = False

    def keep_still(self, still: bool) -> None:
        """Leave the view where it is while the hand holds something that moves; then go on."""
        if still:
            self._followed_fit, self._follows_fit = self._follows_fit, False
        else:
            self._follows_fit = self._followed_fit

    def show_motion(self, motion: Sequence[Poses]) -> None:
        """Make room for a motion, given by some of its poses, unless the user has navigated."""
        self._motion = [poses for poses in motion if poses.names == self._poses.names]
        self._motion_room = None
        if self._follows_fit:
            self.follow_soon()
            self.fit()

    def show_growing_motion(self, motion: Sequence[Poses]) -> None:
        """Make room for a motion that goes on, where its end is out of sight."""
        if not self._follows_fit or motion[-1].names != self._poses.names:
            return
        room = self.room_of_motion(motion[-1:])
        if room is not None and not self.sees(room):
            self.show_motion(motion)

    def room_of_motion(self, motion: Sequence[Poses]) -> Extent | None:
        """Return the room in the plane that what is seen takes in some poses of these bodies."""
        own = [poses for poses in motion if poses.names == self._poses.names]
        seen = SeenRoom(self._model, self._built(), self._poses, self._camera.axes)
        return seen.of_all(own) if own else None

    def sees(self, room: Extent) -> bool:
        """Whether a room of the plane lies in the picture."""
        corners = self._camera.plane_to_view(np.array([room.low, room.high]))
        return bool(((corners >= 0.0) & (corners <= self._camera.size)).all())

    def bring_into_sight(self) -> None:
        """Show the whole mechanism, if a part of it is out of sight where it stands."""
        room = self.room_of_motion([self._poses])
        if room is not None and not self.sees(room):
            self.fit()

    def show_room(self, room: Extent) -> None:
        """Show a room of the plane as large as it fits in the picture."""
        margin = min(FIT_MARGIN, FIT_MARGIN_SHARE * min(self._camera.size))
        self._camera.show(room.low, room.high, margin)
        self._place()

    def look_at(self, center: Array, scale: float) -> None:
        """Look at a point of the plane, with so many pixels to the metre."""
        self._camera.center, self._camera.scale = center, scale
        self._place()

    @property
    def follows_fit(self) -> bool:
        """Whether the whole mechanism is shown, whatever it does, since no one has navigated."""
        return self._follows_fit

    def show_poses(self, poses: Poses, holds: Holds | None = None) -> None:
        """Move the bodies of the model that is shown; cheap enough for each frame of a film.

        Poses of other bodies, as of a run before the latest edit, are passed over.

        Args:
            poses: where the bodies are.
            holds: how all that changes holds there; None for what the placement says of it.

        """
        if poses.names == self._poses.names:
            self._poses, self._holds = poses, holds
            self._place()

    def show_traces(self, traces: Sequence[Trace], time: float) -> None:
        """Draw the paths of points behind the model, faint from a time on [s]."""
        if traces or self.over.traces:
            self.over.traces, self.over.time = traces, time
            self._redraw()

    def show_ghosts(self, poses: Sequence[Poses]) -> None:
        """Draw the bodies once more, seen through, where they stand at other times."""
        if poses or self.over.ghosts:
            self.over.ghosts = poses
            self.viewport().update()

    def show_beside(self, poses: Sequence[Poses]) -> None:
        """Draw the bodies seen through where other runs have them at the same time."""
        self.over.beside = poses
        self.viewport().update()

    def show_arrows(self, arrow_sets: Sequence[ArrowSet], legend: Sequence[LegendLine]) -> None:
        """Draw vectors of a run, and tell what they mean; loads among them lose their signs."""
        over = self.over
        if arrow_sets or over.arrow_sets or legend != over.legend:
            over.arrow_sets, over.legend = arrow_sets, legend
            self.viewport().update()
        as_arrows = drawn_as_arrows(self._model, arrow_sets)
        if as_arrows != self._as_arrows:
            self._as_arrows = as_arrows
            self._show_inscriptions()
            self._place_later()

    def show_touches(self, touches: Touches | None) -> None:
        """Mark where shapes touch, and how."""
        self.over.touches = touches
        self.viewport().update()

    def show_vectors(self, arrows: Sequence[Arrow]) -> None:
        """Draw vectors that another view asks for, until it asks for none."""
        self.over.ask(arrows)
        self.viewport().update()

    def set_plane(self, plane: PlaneName) -> None:
        """Look at another plane of ground axes: "xy", "xz" or "yz"."""
        if plane != self.plane:
            self._camera.set_plane(plane)
            self._look_how_crowded()
            self.fit()
            self.plane_changed.emit()

    def set_depth(self, depth: float) -> None:
        """Draw in a plane farther in front of the origin, or behind it [m]."""
        if depth != self._camera.depth:
            self._camera.depth = depth
            self.viewport().update()
            self.plane_changed.emit()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self._scene.forget_pictures()
        self._rebuild()

    def set_labels_visible(self, visible: bool) -> None:
        """Show or hide the names of bodies and points."""
        self._labels_visible = visible
        self._scene.let_names_go()
        self._show_inscriptions()
        self._place()

    def set_ellipsoids_visible(self, visible: bool) -> None:
        """Show or hide the inertia ellipsoids of the bodies."""
        self._ellipsoids_visible = visible
        self._show_inscriptions()
        self._place()

    def fit(self) -> None:
        """Show the whole mechanism, also after a change of size, until the user navigates."""
        self._follows_fit = self._is_fit_due = True
        if not self._following.is_under_way:
            self._fit_now()

    def _fit_now(self) -> None:
        self._is_fit_due = False
        low, high = self._extent()
        margin = min(FIT_MARGIN, FIT_MARGIN_SHARE * min(self._camera.size))
        self._camera.fit(low, high, margin)
        self._place()

    def centre_on(self, names: Collection[str]) -> None:
        """Bring elements into the middle, and shrink the picture where they do not fit in it."""
        room = self._room_of(names)
        if room is None:
            return
        self.stay()
        low, high = room
        self.camera.center = (low + high) / 2
        share = float(np.max((high - low) * self.camera.scale / self.camera.size))
        if share > LARGEST_SHARE:
            self.camera.zoom(LARGEST_SHARE / share, *(side / 2 for side in self.camera.size))
        self._place()

    def zoom_to(self, names: Collection[str]) -> None:
        """Show elements as large as they fit in the canvas; mere points come into the middle."""
        room = self._room_of(names)
        if room is None:
            return
        self.stay()
        low, high = room
        if (high > low).any():
            self.camera.show(low, high, min(FIT_MARGIN, FIT_MARGIN_SHARE * min(self.camera.size)))
        else:
            self.camera.center = low
        self._place()

    def _room_of(self, names: Collection[str]) -> tuple[Array, Array] | None:
        """Return the rectangle of the plane that elements take, or else what carries them."""
        elements = [element for _, element in named(self._model) if element.name in names]
        carriers = [name for element in elements for name in needed(element)]
        axes = self.camera.axes
        rooms = extents(self._model, self._poses, axes, names) or extents(
            self._model, self._poses, axes, carriers
        )
        if not rooms:
            return None
        low, high = around(rooms.values())
        return within_reach(low), within_reach(high)

    def pan(self, dx: float, dy: float) -> None:
        """Move the picture by pixels."""
        self._follows_fit = False
        self.camera.pan(dx, dy)
        self._place_later()

    def zoom(self, factor: float, x: float, y: float) -> None:
        """Magnify the picture about the pixel (x, y)."""
        self._follows_fit = False
        self.camera.zoom(factor, x, y)
        self._place_later()

    def element_at(self, position: QPoint) -> str | None:
        """Return the name of the topmost element at a pixel."""
        return next(iter(self.elements_at(position)), None)

    def elements_at(self, position: QPoint) -> tuple[str, ...]:
        """Return the names of all elements at a pixel, the topmost first."""
        return tuple(dict.fromkeys(item.name for item in self.scene().at(QPointF(position))))

    def elements_within(self, rect: QRectF, touching: bool) -> tuple[str, ...]:
        """Return the names of the elements in a rectangle of pixels, in the model's order.

        Args:
            rect: the rectangle.
            touching: whether an element counts that only touches it, else it must lie wholly in it.

        """
        return self.scene().within(rect, touching)

    def _extent(self) -> tuple[Array, Array]:
        axes = self._camera.axes
        seen = SeenRoom(self._model, self._built(), self._poses, axes)
        if self._motion_room is None or self._motion_room[0] is not axes:
            self._motion_room = axes, seen.of_all(self._motion)
        rooms = [room for room in (self._motion_room[1], seen.of_all((self._poses,))) if room]
        cloud = np.concatenate([np.zeros((0, 2)), *rooms, *seen.further_points()])
        if not len(cloud):
            return np.zeros(2), np.zeros(2)
        return cloud.min(axis=0), cloud.max(axis=0)

    def _rebuild(self) -> None:
        self._is_built = False
        if not self._following.is_under_way:
            self._built()
        self._place_later()

    def _built(self) -> Scene:
        """Return the items of the model as it is now, wherever they stand."""
        if not self._is_built:
            self._is_built, self._is_placed = True, False
            self._scene.show(self._model, self._theme)
            self._look_how_crowded()
            self._hovered = frozenset()
            self._show_inscriptions()
            self._mark()
        return self._scene

    def _look_how_crowded(self) -> None:
        """See how near to one another signs stand as the model is drawn: in a film they stay."""
        spots = self._built().spots(initial_poses(self._model))
        self._camera.spacing = spacing(spots @ self._camera.axes[:2].T)

    def follow_soon(self) -> None:
        """Leave all but paper to the next turns of the event loop: much changes together."""
        self._following.begin()

    def _follow(self) -> None:
        """Do the next of what has to be done for the model to be drawn."""
        is_more = not self._is_built or self._is_fit_due
        if not self._is_built:
            self._built()
        elif self._is_fit_due:
            self._fit_now()
        else:
            self.scene()
            self.viewport().update()
        self._following.go_on(is_more)

    def _place(self) -> None:
        self._is_placed = False
        if not self._following.is_under_way:
            self.scene()
            self.viewport().update()

    def _place_later(self) -> None:
        """Place the items in time for the next frame: there may be several causes before it."""
        self._is_placed = False
        self._redraw()

    def _redraw(self) -> None:
        """Draw anew; where all is about to be placed, that will do it."""
        if not self._following.is_under_way:
            self.viewport().update()

    def scene(self) -> Scene:
        """Return the items, placed as the camera and the poses are now."""
        scene, camera = self._built(), self.camera
        if not self._is_placed:
            self._is_placed = True
            holds = self._holds
            scene.follow(holds_as_drawn(self._model, self._poses) if holds is None else holds)
            scene.place(self._poses, camera)
            self._rest.start()
        return scene

    def _settle(self) -> None:
        """Let names find their places where nothing has moved for a moment."""
        if self._following.is_under_way:
            return  # names find their places after that
        self.scene().let_names_go()
        self._scene.place(self._poses, self.camera)
        self.viewport().update()

    def _show_inscriptions(self) -> None:
        for item in self._built().items():
            if isinstance(item, NameItem):
                item.setVisible(self._labels_visible)
            elif isinstance(item, LoadItem):
                item.setVisible(item.name not in self._as_arrows)
            elif isinstance(item, EllipsoidItem):
                item.setVisible(self._ellipsoids_visible)

    def mark_selected(self, names: Collection[str]) -> None:
        """Draw these elements as selected and no others."""
        self._selected = frozenset(names)
        self._mark()

    def mark_hovered(self, *names: str | None) -> None:
        """Draw these elements as those under the pointer, and no others; None stands for none."""
        hovered = frozenset(name for name in names if name is not None)
        if hovered != self._hovered:
            self._hovered = hovered
            self._mark()

    def _mark(self) -> None:
        if not self._is_built:
            return  # items are marked as they are made
        others = self._scene.mark(self._selected, self._hovered, self._proposed)
        if others and self.camera.signs < CROWDED:
            self._scene.let_names_go()
            self._is_placed = False
        self._redraw()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self.viewport()) as painter:
            is_fitted = not (self._is_fit_due and self._following.is_under_way)
            if not (self._is_built and is_fitted) and len(self._poses.names) > MANY:
                painter.fillRect(event.rect(), self._theme.background)
                return
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            room = QRectF(event.rect())
            self.drawBackground(painter, room)
            self.scene().draw(painter, room)
            self.over.draw_in_front(painter, self.camera, self._theme, self._selected)
            self.scene().draw_names(painter, room)
            self.drawForeground(painter, room)

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:
        """Draw what lies behind the model."""
        painter.fillRect(rect, self._theme.background)
        draw_photos(painter, self._model, self.camera, self._theme)
        draw_grid(painter, self.camera, self._theme)
        self.over.draw_kept_ghosts(painter, self._scene.bodies, self.camera, self._theme)
        self.over.draw_beside(painter, self._scene.bodies, self.camera, self._theme)
        self.over.draw_behind(painter, self._model, self.camera, self._theme)

    def drawForeground(self, painter: QPainter, rect: QRectF) -> None:  # noqa: ARG002
        """Draw what lies before the model."""
        self.over.draw_legend(painter, self.camera, self._theme)
        draw_legend(painter, self.camera, self._theme)
        draw_gravity(painter, self._model.gravity, self.camera, self._theme)
        if not (self._model.bodies or self._model.notes or self._model.photos):
            room = QRectF(self.viewport().rect())
            draw_invitation(painter, room, self.font(), self._theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = float(self.viewport().width()), float(self.viewport().height())
        window = self.window()
        before, self._within = self._within, (window.size(), self.mapTo(window, QPoint()))
        if self._follows_fit:
            self._camera.size = size
            # done once the camera is asked for, at the latest to paint: it may change again before
            self._is_fit_due = True
            self._redraw()
            return
        if before[0] == window.size():
            # A message or a dock came or went; what the hand is drawing must not move.
            way = self._within[1] - before[1]
            self.camera.resize(*size, way.x(), way.y())
        self.camera.size = size
        self._place()
