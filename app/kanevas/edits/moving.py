"""Moving bodies and elements as they are: shifts, turns, mirror images."""

from collections.abc import Collection
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from kane.elements.axes import AxisJoint, FrameJoint
from kane.elements.body import Body, InertiaTensor
from kane.elements.directions import triad, unit
from kane.elements.drivers import PointDriver
from kane.elements.measure_point import MeasurePoint
from kane.elements.point_on_curve import LAWS, PointOnCurve
from kane.elements.screw import Screw
from kane.elements.spatial import SpatialField, points, spatial_fields
from kane.fields import GROUND, Varying
from kane.model import Model, Photo, named
from kane.model.poses import Poses, initial_poses
from kanevas.edits.drawing import vector
from kanevas.edits.elements import find, replaced
from kanevas.edits.orientations import orientation_like
from kanevas.edits.rigid import Move, combined, plus, shift_by
from kanevas.edits.shapes import flipped
from kanevas.edits.space import bodies_of, joint_to_slide

Array = npt.NDArray[np.float64]

SAME = 1e-9  # of unit vectors


def translated(model: Model, names: Collection[str], shift: Array) -> Model:
    """Return the model with bodies and elements shifted, see ``moved``."""
    return moved(model, names, shift_by(shift))


def moved(model: Model, names: Collection[str], move: Move) -> Model:
    """Return the model with bodies and elements moved as they are.

    Bodies take their velocities along, and all that is attached to them. Of elements among the
    names the ends on other bodies and on the ground move too, so that a mechanism of which all is
    named moves as a whole. What hangs on a moved body and is not named keeps its other end.

    Of a mirror image the joints count angles as before; so drivers and springs in them do the
    mirrored thing. A joint that slides and turns can keep the sign of one of both alone: the
    displacement where that alone is in use, else the angle.

    Args:
        model: any model whose references resolve.
        names: bodies and elements.
        move: a shift, a turn or a reflection.

    """
    return _Mover(model, frozenset(names), move).model()


class _Mover:
    def __init__(self, model: Model, names: frozenset[str], move: Move) -> None:
        self._model = model
        self._names = names
        self._move = move
        self._poses: Poses = initial_poses(model)
        self._bodies = names.intersection(self._poses.names)
        self._slides = joint_to_slide(model) if move.mirrors else frozenset()
        self._flips = {
            name: move.flip(self._rotation(name)) if move.mirrors else np.eye(3)
            for name in self._bodies
        }

    def model(self) -> Model:
        changed = [self._body(b) for b in self._model.bodies if b.name in self._bodies]
        for _, element in named(self._model):
            if not isinstance(element, Body) and self._is_touched(element):
                new = self._element(element)
                if new != element:
                    changed.append(new)
        return replaced(self._model, *changed)

    def _is_touched(self, element: Any) -> bool:
        if element.name in self._names:
            return True
        return self._move.mirrors and not self._bodies.isdisjoint(bodies_of(element))

    def _body(self, body: Body) -> Body:
        position = vector(self._move.of(np.array(body.position)))
        if not self._move.turns:
            return msgspec.structs.replace(body, position=position)
        linear, flip = self._move.linear, self._flips[body.name]
        rotation = self._rotation(body.name)
        body = msgspec.structs.replace(
            body,
            position=position,
            velocity=vector(linear @ np.array(body.velocity)),
            orientation=orientation_like(body.orientation, linear @ rotation @ flip),
        )
        return body if not self._move.mirrors else _flipped_body(body, flip)

    def _element(self, element: Any) -> Any:
        whole = element.name in self._names or self._bodies.issuperset(bodies_of(element))
        values: dict[str, Any] = {}
        for field in spatial_fields(element, element.name in self._slides):
            value = self._field(element, field, whole)
            if value is not None:
                values[field.field] = value
        if isinstance(element, Screw) and whole and self._move.mirrors:
            values["pitch"] = -element.pitch
        if isinstance(element, PointDriver) and element.name in self._names:
            values["law"] = self._law(element)
        if self._move.turns:
            values |= self._turned(element)
        changed = msgspec.structs.replace(element, **values)
        if isinstance(element, FrameJoint) and self._move.turns:
            changed = self._with_sides(element, changed)
        if isinstance(element, AxisJoint) and self._move.mirrors:
            changed = self._with_rates(element, changed)
        return changed

    def _turned(self, element: Any) -> dict[str, Any]:
        """Return what turns with a body and is no field of one vector: curves, and whole axes."""
        match element:
            case PointOnCurve():
                linear = self._local(element, element.body_a)
                if linear is None:
                    return {}
                x, y, z = (getattr(element, law) or 0.0 for law in LAWS)
                laws = combined(linear, (x, y, z))
                texts = dict(zip(LAWS, map(_text, laws), strict=True))
                points = tuple(vector(linear @ point) for point in np.array(element.points))
                return {"points": points, **(texts if element.by_expressions else {})}
            case MeasurePoint():
                linear = self._local(element, element.body)
                if linear is None:
                    return {}
                axes = np.column_stack(element.axes())
                flip = self._move._replace(linear=linear).flip(axes)
                turned = linear @ axes @ flip
                return {"orientation": orientation_like(element.orientation, turned)}
            case Photo() if element.name in self._names:
                return {"angle": self._angle(element)}
        return {}

    def _angle(self, photo: Photo) -> float:
        """Return how a photo is turned whose lower edge goes along; it stays in its plane.

        It is a picture still in a mirror image, and no more upside down than before.
        """
        right, up = ("xyz".index(letter) for letter in photo.plane)
        edge = np.zeros(3)
        edge[right], edge[up] = np.cos(photo.angle), np.sin(photo.angle)
        edge = self._move.linear @ edge
        if np.hypot(edge[right], edge[up]) < SAME:
            return photo.angle
        if self._move.mirrors and edge[right] * np.cos(photo.angle) < 0:
            edge = -edge
        return float(np.arctan2(edge[up], edge[right]))

    def _field(self, element: Any, field: SpatialField, whole: bool) -> Any:
        """Return the new value of a field, None where it stays."""
        linear = self._local(element, field.body)
        if linear is None:
            return None
        value = getattr(element, field.field)
        if field.kind == "point":
            return vector(self._point(field.body, np.array(value), linear))
        if not self._move.turns:
            return None
        # A joint that stays where it is on the other body keeps its axes parallel there.
        turns = field.kind == "turn" and (whole or not isinstance(element, AxisJoint))
        return combined(-linear if turns and self._move.mirrors else linear, value)

    def _local(self, element: Any, body: str) -> Array | None:
        """Return what the move does to directions in the axes of a body, None for nothing."""
        if body in self._bodies:
            return self._flips[body] if self._move.mirrors else None
        if element.name not in self._names:
            return None
        rotation = self._rotation(body)
        return rotation.T @ self._move.linear @ rotation

    def _point(self, body: str, point: Array, linear: Array) -> Array:
        if body in self._bodies:
            return linear @ point
        return self._poses.local(body, self._move.of(self._poses.point(body, point)))

    def _with_sides(self, before: Any, after: Any) -> Any:
        """Name the sides from which angles count where the default would be another one now."""
        sides = {}
        for end in ("a", "b"):
            linear = self._local(before, getattr(before, f"body_{end}"))
            if linear is None or getattr(before, f"side_{end}") is not None:
                continue
            side = linear @ np.array(triad(getattr(before, f"axis_{end}"))[0])
            if np.abs(side - triad(getattr(after, f"axis_{end}"))[0]).max() > SAME:
                sides[f"side_{end}"] = vector(side)
        return msgspec.structs.replace(after, **sides)

    def _with_rates(self, before: AxisJoint, after: AxisJoint) -> AxisJoint:
        """Return a joint whose rates at the start are those of the mirror image.

        In it a displacement goes along the image of the axis, and a turn about its opposite.
        """
        body, linear = before.body_a, self._move.linear
        image = linear @ self._rotation(body) @ np.array(unit(before.axis_a))
        turn = self._rotation(body)
        if body in self._bodies:
            turn = linear @ turn @ self._flips[body]
        along = image @ turn @ np.array(unit(after.axis_a))
        signs = {"displacement_rate": along, "angle_rate": -along}
        return msgspec.structs.replace(
            after,
            **{
                field: -rate
                for field, sign in signs.items()
                if sign < 0 and (rate := getattr(before, field, None))
            },
        )

    def _law(self, driver: PointDriver) -> Any:
        """Return the law of a driven point; one of free components turns by quarters alone."""
        linear = self._move.linear
        given = [i for i, component in enumerate(driver.law) if component is not None]
        rows: list[Any] = [None, None, None]
        x, y, z = (0.0 if component is None else component for component in driver.law)
        turned = combined(linear, (x, y, z))
        for i in range(3):
            needed = {j for j in range(3) if abs(linear[i, j]) > SAME}
            if needed.isdisjoint(given):
                continue
            if not needed.issubset(given):
                return driver.law
            shift = float(self._move.shift[i]) if driver.prescribes == "position" else 0.0
            rows[i] = plus(turned[i], shift)
        return tuple(rows)

    def _rotation(self, body: str) -> Array:
        if body == GROUND:
            return np.eye(3)
        turn: Array = self._poses.rotation[self._poses.names.index(body)]
        return turn


def _flipped_body(body: Body, flip: Array) -> Body:
    """Return a body as its mirror image looks in axes of which some are turned round."""
    inertia = body.inertia
    if isinstance(inertia, InertiaTensor):
        x, y, z = np.diag(flip).tolist()
        inertia = msgspec.structs.replace(
            inertia,
            xy=inertia.xy * x * y + 0.0,
            xz=inertia.xz * x * z + 0.0,
            yz=inertia.yz * y * z + 0.0,
        )
    return msgspec.structs.replace(
        body,
        inertia=inertia,
        center=vector(flip @ np.array(body.center)),
        angular_velocity=vector(-flip @ np.array(body.angular_velocity)),
        shapes=tuple(flipped(shape, np.diag(flip)) for shape in body.shapes),
    )


def attached(model: Model, name: str, field: str, body: str, at: Array) -> Model:
    """Return the model with a point of an element at another place, and maybe on another body.

    Args:
        model: any model.
        name: the element.
        field: its point: "point_a", "point_b", "point" or "position".
        body: the body on which it is to lie; the same model comes back where the element cannot
            be there, as with both ends on one body.
        at: the place in ground axes, (3,) [m].

    """
    element = find(model, name)
    place = next(p for p in points(element) if p.field == field)
    values: dict[str, Any] = {field: vector(initial_poses(model).local(body, at))}
    if body != place.body:
        values[field.replace("point", "body")] = body
    new = msgspec.structs.replace(element, **values)
    own_faults = {f.path for f in new.faults("")} if body != place.body else set()
    if own_faults & {".body_b", ".body"}:
        return model
    return replaced(model, new)


def _text(law: Varying) -> str:
    """Return the expression of a coordinate, none for nothing."""
    return law if isinstance(law, str) else repr(law) if law else ""
