"""What the 3D view draws over the bodies: arrows, traces, ghosts and free motions."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence

import numpy as np
from PySide6.QtCore import QObject, QTimer

from kane.model import Model
from kane.model.poses import Poses, initial_poses
from kane.reading.touching_places import Touches
from kane.reading.vector_kind import VectorKind
from kane.results.traces import Trace
from kanevas.drawing.geometry import PLANES
from kanevas.look.crowding import spacing
from kanevas.look.line_colors import trace_colors
from kanevas.look.theme import Theme, rgba
from kanevas.vectors import ArrowSet, arrow_sets_of
from kanevas.vectors.arrow import Arrow
from kanevas.vectors.legend import LegendLine
from kanevas.vectors.traces import cut
from kanevas.view3d.friction_cones import friction_cones
from kanevas.view3d.ghosts import Ghosts
from kanevas.view3d.instanced_item import InstancedItem
from kanevas.view3d.instances import Instances
from kanevas.view3d.lines_item import LinesItem
from kanevas.view3d.meshes import Array
from kanevas.view3d.orbit import Drawable, OrbitView
from kanevas.view3d.parts import extent
from kanevas.view3d.touch_marks import touch_marks
from kanevas.view3d.vector_arrows import VectorArrows
from kanevas.view3d.vector_notes import Label, VectorNotes

GHOST, MOVING_GHOST = 0.16, 0.45  # opacities
FUTURE = 0.28  # opacity of a trace that is yet to come
CROSS = 0.003  # half the width of a point of it, as a part of the room
ROOM = 0.5  # of the diagonal of all that is shown, which counts as the size of the model
FRAME = 40  # ms of an animated free motion


class OverBodies(QObject):
    """Draws over the bodies what others compute.

    Args:
        view: where it is drawn.
        theme: the colours.
        changed: called when there is something new to draw, see `refresh`.
        parent: owns it.

    """

    def __init__(
        self, view: OrbitView, theme: Theme, changed: Callable[[], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._changed, self._camera = changed, view.camera
        self._theme, self._model = theme, Model()
        self._selected: Collection[str] = ()
        self._size: float | None = None
        self._spacing: float | None = None
        self._room = 0.0
        self._shape: Ghosts | None = None
        self._arrow_sets: Sequence[ArrowSet] = ()
        self._asked: Sequence[Arrow] = ()
        self._asked_longest: dict[VectorKind, float] = {}
        self._touches: Touches | None = None
        self._traces: Sequence[Trace] = ()
        self._time = 0.0
        self._past: Sequence[Poses] = ()
        self._beside: Sequence[Poses] = ()
        self._motion: Sequence[Poses] = ()
        self._phase = 0
        self._is_active = False
        self.arrows = VectorArrows()
        self._trace_item = LinesItem()
        self._ghost_item = InstancedItem(translucent=True)
        self._beside_item = InstancedItem(translucent=True)
        self._motion_item = InstancedItem(translucent=True)
        self._arrow_item = InstancedItem(in_front=True)
        self._cone_item = InstancedItem(translucent=True)
        self._touch_item = InstancedItem(in_front=True)
        self.items: list[Drawable] = [
            self._trace_item,
            self._ghost_item,
            self._beside_item,
            self._motion_item,
            self._cone_item,
            self._touch_item,
            self._arrow_item,
        ]
        self.notes = VectorNotes()
        self._pixel = 0.0
        view.painting.connect(self._follow_camera)
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._go_on)

    # What is to be drawn

    def show_arrows(self, arrow_sets: Sequence[ArrowSet], legend: Sequence[LegendLine]) -> None:
        """Draw vectors of a run, and tell what they mean."""
        if arrow_sets or self._arrow_sets or legend != self.notes.legend:
            self._arrow_sets, self.notes.legend = arrow_sets, legend
            self._changed()

    def show_touches(self, touches: Touches | None) -> None:
        """Mark where shapes touch, and how."""
        self._touches = touches
        self._changed()

    def show_vectors(self, arrows: Sequence[Arrow]) -> None:
        """Draw vectors that another view asks for, until it asks for none."""
        asked = {(arrow.name, arrow.kind) for arrow in self._asked}
        if asked != {(arrow.name, arrow.kind) for arrow in arrows}:
            self._asked_longest = {}
        if arrows or self._asked:
            self._asked = arrows
            self._changed()

    def show_traces(self, traces: Sequence[Trace], time: float) -> None:
        """Draw paths, faint from a time on [s]."""
        if traces or self._traces:
            self._traces, self._time = traces, time
            self._changed()

    def show_ghosts(self, poses: Sequence[Poses]) -> None:
        """Draw the bodies once more, seen through, where they stand at other times."""
        if poses or self._past:
            self._past = poses
            self._draw_ghosts()
            self._changed()

    def show_beside(self, poses: Sequence[Poses]) -> None:
        """Draw the bodies seen through where other runs have them at the same time."""
        if poses or self._beside:
            self._beside = poses
            self._draw_beside()
            self._changed()

    def show_free_motion(self, motion: Sequence[Poses] | None) -> None:
        """Let ghosts of the bodies go through a loop of poses, until None."""
        if motion or self._motion:
            self._motion, self._phase = motion or (), 0
            self._animate()
            self._draw_motion()
            self._changed()

    def set_active(self, active: bool) -> None:
        """Let things move, or not while nobody can see them."""
        self._is_active = active
        self._animate()

    # How it is drawn

    def _follow_camera(self) -> None:
        """Keep the heads of arrows as large from far away as they need to be."""
        if (self.arrows.names or self._touches) and self._camera.sight().pixel != self._pixel:
            self._draw_arrows()

    def build(self, model: Model, theme: Theme) -> None:
        """Draw over another model, or in other colours."""
        self._model, self._theme = model, theme
        self._size = self._shape = self._spacing = None
        self._draw_ghosts()
        self._draw_beside()
        self._draw_motion()

    def make_room(self, cloud: Array) -> None:
        """Let arrows be seen beside all that is shown, (n, 3) [m]: a small body may go far."""
        sides = [np.ptp(along) for along in cloud.T] if len(cloud) else [0.0]
        self._room = float(np.linalg.norm(sides))

    def refresh(self, selected: Collection[str]) -> None:
        """Bring arrows and traces up to date."""
        self._selected = selected
        self._draw_arrows()
        self._draw_traces()

    def _draw_arrows(self) -> None:
        asked = list(arrow_sets_of(self._asked, self._asked_longest))
        arrow_sets = [*self._arrow_sets, *asked]
        if arrow_sets and self._size is None:
            self._size = extent(self._model, initial_poses(self._model))
        size = max(self._size or 1.0, ROOM * self._room)
        self._pixel = self._camera.sight().pixel
        self.arrows.show(arrow_sets, size, self._pixel, self._theme)
        self.arrows.mark_selected(self._selected)
        self._arrow_item.show(self.arrows.instances)
        self._cone_item.show(friction_cones(arrow_sets, size, self._theme))
        if self._touches is not None and self._spacing is None:
            self._spacing = spacing(initial_poses(self._model).position)
        room = math.inf if self._spacing is None else self._spacing
        self._touch_item.show(touch_marks(self._touches, self._pixel, room, self._theme))
        self._write_labels(arrow_sets)

    def _write_labels(self, arrow_sets: Sequence[ArrowSet]) -> None:
        if not any(each.labels for each in arrow_sets):
            self.notes.labels = ()
            return
        texts = [(b.kind, text) for b in arrow_sets for text in b.labels or [""] * len(b.names)]
        order = np.argsort(-self.arrows.lengths).tolist()
        self.notes.labels = [
            Label(self.arrows.tips[i], texts[i][1], texts[i][0])
            for i in order
            if texts[i][1] and self.arrows.lengths[i] > 0
        ]

    def _draw_traces(self) -> None:
        points, colors = [np.zeros((0, 3))], [np.zeros((0, 4))]
        names = [path.name for path in self._traces]
        own = trace_colors(names, self._model, self._theme)
        for path, seen in zip(self._traces, own, strict=True):
            color = rgba(seen)[:3]
            for part, opacity in zip(cut(path, self._time), (1.0, FUTURE), strict=True):
                pairs = [self._lines(stretch) for stretch in part]
                points += pairs
                colors.append(np.tile((*color, opacity), (sum(map(len, pairs)), 1)))
        self._trace_item.show(np.concatenate(points), np.concatenate(colors))

    def _lines(self, stretch: Array) -> Array:
        """Return the lines of a stretch of a path; a point by itself becomes a small cross."""
        if len(stretch) > 1:
            return np.repeat(stretch, 2, axis=0)[1:-1]
        arms = CROSS * self._room * np.eye(3)
        return np.stack([stretch - arms, stretch + arms], axis=1).reshape(-1, 3)

    def _draw_ghosts(self) -> None:
        self._ghost_item.show(self._ghosts(self._past, GHOST))

    def _draw_beside(self) -> None:
        self._beside_item.show(self._ghosts(self._beside, GHOST))

    def _draw_motion(self) -> None:
        now = [self._motion[self._phase]] if self._motion else ()
        self._motion_item.show(self._ghosts(now, MOVING_GHOST))

    def _ghosts(self, poses: Sequence[Poses], opacity: float) -> Instances:
        if not poses:
            return Instances(())
        if self._shape is None:
            self._shape = Ghosts(self._model, PLANES[self._model.work_plane], self._theme)
        return self._shape.at(poses, opacity)

    def _animate(self) -> None:
        if self._motion and self._is_active:
            self._timer.start()
        else:
            self._timer.stop()

    def _go_on(self) -> None:
        self._phase = (self._phase + 1) % len(self._motion)
        self._draw_motion()
        self._changed()
