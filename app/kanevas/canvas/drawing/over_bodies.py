"""What the canvas draws over the bodies of a run: arrows, traces and ghosts."""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from kane.model import Model
from kane.model.poses import Poses
from kane.reading.touching_places import Touches
from kane.reading.vector_kind import VectorKind
from kane.results.traces import Trace
from kanevas.canvas.drawing.arrows import draw_arrows
from kanevas.canvas.drawing.cones import draw_cones
from kanevas.canvas.drawing.touch_marks import draw_touches
from kanevas.canvas.drawing.traces import draw_traces
from kanevas.canvas.items.body_item import BodyItem
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.strokes import polyline
from kanevas.look.line_colors import trace_colors
from kanevas.look.theme import Theme
from kanevas.look.vector_notes import draw_meanings, draw_sizes
from kanevas.vectors import ArrowSet, arrow_sets_of
from kanevas.vectors.arrow import Arrow
from kanevas.vectors.legend import LegendLine

GHOST = 0.16  # opacity
GHOST_LINE = 0.35


class _Kept(NamedTuple):
    """A picture of ghosts.

    Attributes:
        of: the poses, and the items of the bodies.
        seen: how they are seen.
        picture: of the size of the canvas.

    """

    of: tuple[Sequence[Poses], Sequence[BodyItem]]
    seen: object
    picture: QPixmap


class OverBodies:
    """Holds what others have worked out, and draws it.

    Attributes:
        arrow_sets: vectors of the run.
        legend: what they mean.
        touches: places at which shapes touch.
        traces: paths of points.
        time: from which on they are faint [s].
        ghosts: where bodies stand at other times.
        beside: where those of other runs stand at the same time.

    """

    def __init__(self) -> None:
        self.arrow_sets: Sequence[ArrowSet] = ()
        self.legend: Sequence[LegendLine] = ()
        self.touches: Touches | None = None
        self.traces: Sequence[Trace] = ()
        self.time = 0.0
        self.ghosts: Sequence[Poses] = ()
        self.beside: Sequence[Poses] = ()
        self._asked: Sequence[Arrow] = ()
        self._longest: dict[VectorKind, float] = {}
        self._kept: _Kept | None = None

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to draw."""
        drawn = (
            self.arrow_sets, self.legend, self.touches, self.traces, self.ghosts, self.beside,
            self._asked,
        )  # fmt: skip
        return not any(drawn)

    def ask(self, arrows: Sequence[Arrow]) -> None:
        """Draw vectors that another view asks for, until it asks for none."""
        asked = {(arrow.name, arrow.kind) for arrow in self._asked}
        if asked != {(arrow.name, arrow.kind) for arrow in arrows}:
            self._longest = {}
        self._asked = arrows

    def draw_behind(self, painter: QPainter, model: Model, camera: Camera, theme: Theme) -> None:
        """Draw the paths of points of a model, in the colours of its bodies."""
        colors = trace_colors([path.name for path in self.traces], model, theme)
        draw_traces(painter, self.traces, colors, self.time, camera, theme)

    def draw_in_front(
        self, painter: QPainter, camera: Camera, theme: Theme, selected: Collection[str]
    ) -> None:
        """Draw the vectors, the places that touch, and sizes."""
        if not (self.arrow_sets or self._asked or self.touches):
            return
        painter.save()
        arrow_sets = [*self.arrow_sets, *arrow_sets_of(self._asked, self._longest)]
        draw_cones(painter, arrow_sets, camera, theme)
        labels = draw_arrows(painter, arrow_sets, camera, theme, selected)
        if self.touches is not None:
            draw_touches(painter, self.touches, camera, theme)
        draw_sizes(painter, labels, theme)
        painter.restore()

    def draw_legend(self, painter: QPainter, camera: Camera, theme: Theme) -> None:
        """Write in a corner what the vectors mean."""
        painter.save()
        draw_meanings(painter, QSizeF(*camera.size), theme, self.legend)
        painter.restore()

    def draw_ghosts(
        self, painter: QPainter, bodies: Sequence[BodyItem], camera: Camera, theme: Theme
    ) -> None:
        """Draw the bodies once more, seen through, where they stand at other times."""
        self._draw_through(painter, self.ghosts, bodies, camera, theme)

    def draw_beside(
        self, painter: QPainter, bodies: Sequence[BodyItem], camera: Camera, theme: Theme
    ) -> None:
        """Draw the bodies seen through where other runs have them at the same time."""
        self._draw_through(painter, self.beside, bodies, camera, theme)

    def _draw_through(
        self,
        painter: QPainter,
        ghosts: Sequence[Poses],
        bodies: Sequence[BodyItem],
        camera: Camera,
        theme: Theme,
    ) -> None:
        for path, color in _outlines(ghosts, bodies, camera):
            fill, edge = QColor(color), theme.outline(color)
            fill.setAlphaF(GHOST)
            edge.setAlphaF(GHOST_LINE)
            painter.setPen(edge)
            painter.setBrush(fill)
            painter.drawPath(path)

    def draw_kept_ghosts(
        self, painter: QPainter, bodies: Sequence[BodyItem], camera: Camera, theme: Theme
    ) -> None:
        """Draw the ghosts from a picture of them that lasts until the view moves."""
        if not self.ghosts:
            self._kept = None
            return
        seen = camera.plane, camera.scale, *camera.center, *camera.size, theme.dark
        ratio = painter.device().devicePixelRatio()
        # These are kept with the picture, so that no other list can take their place in memory.
        of = self.ghosts, bodies
        kept = self._kept
        if kept is None or any(a is not b for a, b in zip(kept.of, of, strict=True)) or (
            kept.seen != (seen, ratio)
        ):  # fmt: skip
            picture = QPixmap((QSizeF(*camera.size) * ratio).toSize())
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            own = QPainter(picture)
            own.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.draw_ghosts(own, bodies, camera, theme)
            own.end()
            kept = self._kept = _Kept(of, (seen, ratio), picture)
        painter.drawPixmap(QPointF(), kept.picture)


def _outlines(
    ghosts: Sequence[Poses], bodies: Sequence[BodyItem], camera: Camera
) -> Iterable[tuple[QPainterPath, QColor]]:
    sheet = QRectF(0.0, 0.0, *camera.size)
    for poses in ghosts:
        for body in bodies:
            if body.index >= len(poses.names) or poses.names[body.index] != body.name:
                continue
            turn = camera.axes @ poses.rotation[body.index]
            center = camera.axes[:2] @ poses.position[body.index]
            path = QPainterPath()
            path.setFillRule(Qt.FillRule.WindingFill)
            for ring in body.outline(turn):
                path.addPath(polyline(camera.plane_to_view(ring + center), closed=len(ring) > 2))
            if path.boundingRect().intersects(sheet):
                yield path, body.own_color
