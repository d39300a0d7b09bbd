"""What the tools have in common that join bodies at a point."""

import itertools
import math
from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

import numpy as np
from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtWidgets import QApplication

from kane.elements.ball import Ball
from kane.elements.revolute import Revolute
from kane.elements.rolling_disc import RollingDisc
from kane.fields import GROUND
from kane.model import Model
from kanevas.drawing.geometry import Array
from kanevas.drawing.planes import place_text
from kanevas.edits.guessing import direction, speaking_for
from kanevas.edits.joining import (
    DIRECTED,
    Place,
    disc_centre,
    is_anchored,
    joint,
    open_pairs,
    without_axes,
)
from kanevas.hand.tools.attaching import bodies_at, gap_between, on_body, point_at
from kanevas.hand.tools.chooser import Choice, Chooser
from kanevas.hand.tools.desk import Desk
from kanevas.hand.tools.drawing import DrawingTool
from kanevas.hand.tools.pointer import Pointer
from kanevas.hand.tools.values import Value
from kanevas.kinds import words_of
from kanevas.units.lengths import distance_text

HERE = 4.0  # pixels: as near do ends of joints count as those at the point
TURNING_FREELY = (Revolute, Ball)
TURNING = 12.0  # pixels; nearer to the point the pointer gives no direction yet


class Grip(NamedTuple):
    """Where the hand has taken hold: the bodies there, the topmost first, the point, the pixel."""

    bodies: tuple[str, ...]
    point: Array
    view: QPointF


class JoiningTool(DrawingTool):
    """Joins what overlaps at a click, or the body at the start of a drag to that at its end.

    With one body there, or none at the end of a drag, the other is the ground. Where bodies are
    joined already a click joins what is not; where several pairs are left it asks. Joints that
    have a direction in the plane take it in a second step.

    Attributes:
        kind: the type of the joint.
        to_ground_alone: whether it joins nothing but a body and the ground.

    """

    kind: type
    to_ground_alone: ClassVar[bool] = False

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._grip: Grip | None = None
        self._place: Place | None = None
        self._chooser: Chooser | None = None

    # --- what those that follow may say otherwise

    def joint(self, model: Model, place: Place) -> Any:
        """Return the joint at a place."""
        return joint(model, self.kind, self.fresh(model, words_of(self.kind).stem), place)

    def settle(self, place: Place) -> None:
        """Go on from where the joint is: to its direction, or to the end."""
        self._place = place
        self.show()
        if self._drawn and self.kind not in DIRECTED:
            self.finish()
        elif not self._drawn:
            self.refuse(self._obstacle(place))

    # --- what is shown

    @property
    def action(self) -> str:
        return _tr("Draw {}").format(words_of(self.kind).stem)

    @property
    def hint(self) -> str:
        title = words_of(self.kind).title
        if self._place is not None and self.kind is RollingDisc:
            return _tr(
                "{}: click on the side where its floor is, below it for a level one; or type the "
                "angle of the floor; Enter takes the one that is shown"
            ).format(title)
        if self._place is not None:
            return _tr(
                "{}: move for its direction and click; Enter takes the one that is shown"
            ).format(title)
        if self._grip is not None:
            return _tr(
                "{}: let go to join here, or drag to another body or to a place on the ground"
            ).format(title)
        if self.at is not None and (place := self._meant(self.desk.model)):
            pair = _named((place.body_a, place.body_b))
            return _tr("{}: a click joins {}; or drag from one body to another").format(title, pair)
        return _tr(
            "{}: click where bodies overlap, or on one to join it to the ground; or drag from one "
            "body to another"
        ).format(title)

    @property
    def guides(self) -> tuple[Array, ...]:
        return () if self._place is None else (self._pivot(self.desk.model, self._place),)

    @property
    def holds(self) -> tuple[str, ...]:
        gripped = () if self._grip is None else self._grip.bodies
        placed = () if self._place is None else self._place[:2]
        return (*gripped, *placed)

    @property
    def values(self) -> tuple[Value, ...]:
        if self._place is None or self.kind not in DIRECTED or self._chooser:
            return ()
        right, up = (self.plane[:2] @ self._along(self.desk.model, self._place)).tolist()
        return (Value("angle", _tr("angle"), "rad", math.atan2(up, right)),)

    def made(self, model: Model) -> tuple[Any, ...]:
        place = self._place or self._meant(model)
        if place is None:
            return ()
        if self.kind in DIRECTED:
            place = place._replace(along=self._along(model, place))
        if without_axes(model, self.kind, place):
            return ()
        return (self.joint(model, place),)

    # --- the hand

    def hover(self, at: Pointer) -> None:
        if self._chooser:
            return
        super().hover(at)
        place = self._place or self._meant(self.desk.model)
        self.desk.surface.mark_hovered(*((place.body_a, place.body_b) if place else ()))

    def press(self, at: Pointer) -> None:
        if self._chooser:
            self.cancel()
            return
        self.at = at
        if self._place is not None:
            self.finish()
            return
        bodies = bodies_at(self.desk, at)
        if not bodies:
            self.refuse(_tr("There is no body here: click on one, or where two overlap."))
            return
        self._grip = Grip(bodies, point_at(self.desk, at), at.view)
        self.hover(at)

    def release(self, at: Pointer) -> None:
        if self._grip is None:
            return
        self.at = at
        model = self.desk.model
        pairs = self._pairs(model, self._grip.bodies, self._grip.point)
        place = self._meant(model)
        apart = self._apart(model, self._grip) if self._is_click() else []
        is_clear = len(pairs) == 1 and not apart and not self._is_doubtful(pairs[0])
        if place and (is_clear or not self._is_click()):
            self._grip = None
            self.settle(place)
        elif not self._is_click():
            self.refuse(
                _tr(
                    "Both places are on “{}”: drag to another body, or click to join it to the "
                    "ground."
                ).format(self._grip.bodies[0])
            )
        elif not pairs and not apart:
            self.refuse(_tr("All that is here is joined already."))
        else:
            self._ask_for_pair(pairs, apart)

    def double_click(self, at: Pointer) -> None:
        if self._place is not None:
            self.press(at)

    def enter(self) -> None:
        if self._place is not None and not self._chooser:
            self.finish()

    def put_down(self) -> None:
        if self._place is not None and not self._chooser:
            self.finish()
        else:
            self.cancel()

    def leave(self) -> None:
        if self._grip is None and self._place is None:
            super().cancel()

    def cancel(self) -> bool:
        busy = self._grip is not None or self._place is not None
        self._forget()
        super().cancel()
        return busy

    def finish(self) -> None:
        """Keep what is drawn."""
        self.show()
        self._forget()
        if self.keep():
            self.desk.done.emit()

    def refuse(self, sentence: str) -> None:
        """Say why there is no joint, and begin again."""
        self.cancel()
        self.desk.refused.emit(sentence)

    def _forget(self) -> None:
        self._grip = self._place = None
        chooser, self._chooser = self._chooser, None
        if chooser:
            chooser.close()
        self.desk.surface.mark_hovered()

    # --- what is joined

    def _pairs(self, model: Model, bodies: Sequence[str], point: Array) -> list[tuple[str, str]]:
        """Return the pairs that a click may join: of bodies, or else one of them and the ground."""
        if self.to_ground_alone:
            return [] if is_anchored(model, bodies[0]) else [(bodies[0], GROUND)]
        touching = self._touching(bodies, point)
        pairs = list(open_pairs(model, (*touching, GROUND), point, self._reach()))
        if between := [pair for pair in pairs if GROUND not in pair]:
            return between
        if self.kind in TURNING_FREELY:  # whichever of them it is, they turn about the same point
            return pairs[:1]
        places = {pair: self._at(*pair, point, point) for pair in pairs}
        return sorted(pairs, key=lambda pair: self.kind not in speaking_for(model, places[pair]))

    def _touching(self, bodies: Sequence[str], point: Array) -> list[str]:
        """Return the first body and those that do not lie apart from it in depth."""
        return [name for name in bodies if not gap_between(self.desk, bodies[0], name, point)]

    def _apart(self, model: Model, grip: Grip) -> list[Choice]:
        """Return what else a click may mean where bodies cross in the view but lie apart."""
        first, *others = grip.bodies[:1] if self.to_ground_alone else grip.bodies
        choices = []
        for name in others:
            gap = gap_between(self.desk, first, name, grip.point)
            if not gap:
                continue
            point = on_body(self.desk, name, grip.point)
            if any(open_pairs(model, (name, GROUND), point, self._reach())):
                choices.append(self._choice((name, GROUND), point))
            if any(open_pairs(model, (first, name), grip.point, self._reach())):
                text = _tr("{} apart").format(distance_text(gap, self.desk.units))
                choices.append(self._choice((first, name), grip.point, text))
        return choices

    def _reach(self) -> float:
        return HERE / self.desk.surface.camera.scale

    def _meant(self, model: Model) -> Place | None:
        """Return the place of the joint as the hand is now."""
        if self.at is None:
            return None
        if self._grip is None:
            bodies, point = bodies_at(self.desk, self.at), point_at(self.desk, self.at)
        else:
            bodies, point, _ = self._grip
        if self._grip is None or self._is_click():
            pairs = self._pairs(model, bodies, point) if bodies else []
            return self._at(*pairs[0], point, point) if pairs else None
        others = bodies_at(self.desk, self.at) or (GROUND,)
        apart = (pair for pair in itertools.product(bodies, others) if pair[0] != pair[1])
        pair = next(apart, None)
        return pair and self._at(*pair, point, point_at(self.desk, self.at))

    def _is_doubtful(self, pair: tuple[str, str]) -> bool:
        """Whether bodies that meet here are joined, so that a click may not mean the ground."""
        assert self._grip is not None
        if GROUND not in pair or self.to_ground_alone:
            return False
        return len(self._touching(self._grip.bodies, self._grip.point)) > 1

    def _doubt(self, pair: tuple[str, str]) -> str:
        assert self._grip is not None
        if not self._is_doubtful(pair):
            return ""
        return _tr("{} are joined here already").format(
            _named(self._touching(self._grip.bodies, self._grip.point)[:2])
        )

    def _at(self, first: str, second: str, point: Array, other: Array) -> Place:
        return Place(first, second, point, other, self.plane[0], self.plane)

    def _is_click(self) -> bool:
        assert self._grip is not None
        assert self.at is not None
        if self.to_ground_alone:
            return True
        way = self.at.view - self._grip.view
        return math.hypot(way.x(), way.y()) < QApplication.startDragDistance()

    def _along(self, model: Model, place: Place) -> Array:
        """Return the direction that is typed, or to the pointer, or the most likely one."""
        if "angle" in self.held:
            angle = self.held["angle"]
            return np.array([math.cos(angle), math.sin(angle)]) @ self.plane[:2]
        if self._place is not None and self.at is not None:
            camera = self.desk.surface.camera
            way = camera.axes[:2] @ (self.at.ground - self._pivot(model, place))
            length = math.hypot(*way.tolist())
            if length * camera.scale > TURNING:
                return self._led(np.asarray(way / length @ camera.axes[:2]))
        return direction(model, self.kind, place)

    def _pivot(self, model: Model, place: Place) -> Array:
        """Return the point from which the pointer gives the direction: of a disc its centre."""
        return disc_centre(model, place) if self.kind is RollingDisc else place.point_b

    def _led(self, way: Array) -> Array:
        """Return the direction to which the pointer leads: of a disc that of the floor below it."""
        return np.cross(self.plane[2], way) if self.kind is RollingDisc else way

    def _obstacle(self, place: Place) -> str:
        particle = without_axes(self.desk.model, self.kind, place)
        return _tr(
            "“{}” is a particle, which does not turn: join it by a ball joint or a massless rod, "
            "or give the body an inertia."
        ).format(particle)

    def _ask_for_pair(self, pairs: Sequence[tuple[str, str]], apart: Sequence[Choice]) -> None:
        assert self._grip is not None
        here = [self._choice(pair, self._grip.point, self._doubt(pair)) for pair in pairs]
        self.ask([*here, *apart], self._point_at_pair, self._choose_pair)

    def _choice(self, pair: tuple[str, str], point: Array, more: str = "") -> Choice:
        """Return the choice of a joint between two bodies at a point; in space it says how deep."""
        camera = self.desk.surface.camera
        if not more and GROUND in pair and not self.desk.model.planar:
            more = place_text(camera.plane, float(camera.axes[2] @ point), self.desk.units)
        return Choice(self._at(*pair, point, point), _named(pair), more)

    def _point_at_pair(self, place: Place) -> None:
        self._place = place
        self.show()
        self.desk.surface.mark_hovered(place.body_a, place.body_b)

    def _choose_pair(self, place: Place) -> None:
        self._grip = self._chooser = None
        self.settle(place)

    def ask(self, choices: Sequence[Choice], point: Any, choose: Any) -> None:
        """Let the hand choose in a menu at the pointer."""
        assert self.at is not None
        self._chooser = Chooser(self.desk.surface, choices)
        self._chooser.pointed.connect(point)
        self._chooser.chosen.connect(choose)
        self._chooser.left.connect(self.cancel)
        self._chooser.open_at(self.at.view)


def _named(pair: Sequence[str]) -> str:
    first, second = sorted(pair, key=lambda name: name == GROUND)
    if second == GROUND:
        return _tr("{} and the ground").format(first)
    return _tr("{} and {}").format(first, second)


def _tr(text: str) -> str:
    return QCoreApplication.translate("JoiningTool", text)
