"""What the items of a model are made of."""

import functools
import math
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

from kane.elements.body import Body, has_ellipsoid
from kane.elements.couplings import LinearCoupling
from kane.elements.drivers import PointDriver
from kane.elements.loads import Force
from kane.elements.on_joint import OnJoint
from kane.fields import Vector
from kane.model import Model, laws, with_ends
from kane.model.attraction import attracted
from kane.reading.at_start import at_start, direction_at_start
from kane.reading.meshing import Teeth, teeth
from kanevas.canvas.items.body_item import BodyItem, MassCentreItem, ParticleItem
from kanevas.canvas.items.bushing_item import BushingItem
from kanevas.canvas.items.coupling_item import LinearCouplingItem, MeshItem
from kanevas.canvas.items.drag_item import DragItem
from kanevas.canvas.items.driver_item import PointDriverItem
from kanevas.canvas.items.ellipsoid_item import EllipsoidItem
from kanevas.canvas.items.gravitation_item import GravitationItem
from kanevas.canvas.items.item import Item
from kanevas.canvas.items.joint_item import JointItem
from kanevas.canvas.items.label_item import LabelItem
from kanevas.canvas.items.link_item import LINKS, LinkItem
from kanevas.canvas.items.load_item import ForceItem, TorqueItem
from kanevas.canvas.items.note_item import NoteItem
from kanevas.canvas.items.on_joint_item import OnJointItem
from kanevas.canvas.items.point_item import PointItem, PointNameItem
from kanevas.canvas.items.ruler_item import RulerItem
from kanevas.canvas.items.spring_item import SpringItem
from kanevas.edits.drawing import vector
from kanevas.look.theme import Theme, body_color

# Where a body is, and how it moves, comes with the poses, so an item stays while it is dragged.
PLACED = {"position", "orientation", "velocity", "angular_velocity", "pinned"}
DRAWN_OF_BODY = tuple(field for field in Body.__struct_fields__ if field not in PLACED)
# The answer takes eigenvalues.
_has_ellipsoid = functools.lru_cache(maxsize=4096)(has_ellipsoid)


class Recipe(NamedTuple):
    """What an item is made of: all in the model that it depends on, and nothing else.

    So an item stays through an edit exactly where its recipe stays the same, and no list of what
    depends on what has to be kept.

    Attributes:
        kind: type of the item.
        name: name of its element.
        parts: what the type is called with, compared by identity first, which is quick since an
            edit keeps the records that it does not touch.

    """

    kind: type[Item]
    name: str
    parts: tuple[Any, ...]

    def makes_same_as(self, other: "Recipe") -> bool:
        """Tell whether both make the same item."""
        return len(self.parts) == len(other.parts) and all(map(_same, self.parts, other.parts))

    def make(self) -> Item:
        """Make the item."""
        return self.kind(*self.parts)


def _same(one: Any, other: Any) -> bool:
    if one is other:
        return True
    if type(one) is Body and type(other) is Body:
        return all(getattr(one, field) == getattr(other, field) for field in DRAWN_OF_BODY)
    if isinstance(one, tuple) and not isinstance(one, Teeth):
        return type(one) is type(other) and len(one) == len(other) and all(map(_same, one, other))
    # Rows of teeth are arrays, and cut anew at each edit.
    return bool(type(one) is type(other) and not isinstance(one, Teeth) and one == other)


def only_moved(before: Model, after: Model) -> bool:
    """Tell whether bodies stand elsewhere and all recipes are the same, without making them.

    Teeth stand where their wheels do, and loads may depend on the place.
    """
    others = (field for field in Model.__struct_fields__ if field != "bodies")
    return (
        all(getattr(before, field) is getattr(after, field) for field in others)
        and len(before.bodies) == len(after.bodies)
        and not (after.couplings or any(True for _ in laws(after)))
        and all(map(_same, before.bodies, after.bodies))
    )


def recipes(model: Model, theme: Theme) -> Iterator[Recipe]:
    """Yield the recipes of all items that are not hidden, in the order of drawing in a layer."""
    hidden = frozenset(model.hidden)
    return (recipe for recipe in _all_recipes(model, theme) if recipe.name not in hidden)


def _all_recipes(model: Model, theme: Theme) -> Iterator[Recipe]:
    busy = {torque.body for torque in model.torques} | set(_with_signs_at_centre(model))
    arms = _arms(model)
    pushes = _pushes(model)
    for i, body in enumerate(model.bodies):
        color = body_color(model, i)
        yield Recipe(BodyItem, body.name, (body, i, arms.get(body.name, ()), color, theme))
        if body.particle and not body.shapes:
            yield Recipe(ParticleItem, body.name, (body, color, theme))
        else:
            yield Recipe(MassCentreItem, body.name, (body, theme))
        if _has_ellipsoid(body):
            yield Recipe(EllipsoidItem, body.name, (body, i, color, theme))
        label = body, i, pushes.get(body.name, ()), body.name in busy, theme
        yield Recipe(LabelItem, body.name, label)
    for joint in model.joints:
        yield Recipe(JointItem, joint.name, (joint, theme))
    yield from _of_coordinates(model, theme)
    for _, element in with_ends(model):
        if type(element) in LINKS:
            yield Recipe(LinkItem, element.name, (element, theme))
    for spring in model.springs:
        yield Recipe(SpringItem, spring.name, (spring, theme))
    for bushing in model.bushings:
        yield Recipe(BushingItem, bushing.name, (bushing, theme))
    yield from _of_loads(model, theme)
    yield from _of_marks(model, theme)


def _of_marks(model: Model, theme: Theme) -> Iterator[Recipe]:
    for mark in model.points:
        yield Recipe(PointItem, mark.name, (mark, theme))
        yield Recipe(PointNameItem, mark.name, (mark, theme))
    for ruler in model.rulers:
        yield Recipe(RulerItem, ruler.name, (ruler, theme))
    for note in model.notes:
        yield Recipe(NoteItem, note.name, (note, theme))


def _arms(model: Model) -> dict[str, tuple[Vector, ...]]:
    """Return the points of the joints of each body that has no shapes: lines lead to them."""
    bare = {body.name for body in model.bodies if not body.shapes}
    arms: dict[str, tuple[Vector, ...]] = {}
    for joint in model.joints if bare else ():
        for body, point in joint.ends():
            if body in bare:
                arms[body] = (*arms.get(body, ()), point)
    return arms


def _pushes(model: Model) -> dict[str, tuple[tuple[Force, Vector], ...]]:
    """Return the forces on each body, each with where its arrow points."""
    pushes: defaultdict[str, tuple[tuple[Force, Vector], ...]] = defaultdict(tuple)
    for force in model.forces:
        pushes[force.body] += ((force, direction_at_start(model, force.force)),)
    return pushes


def _with_signs_at_centre(model: Model) -> Iterator[str]:
    """Yield the bodies at whose mass centre a joint has a driver or a lock."""
    busy = {e.joint for e in (*model.drivers, *model.locks) if isinstance(e, OnJoint)}
    bodies: dict[str, Body] = {body.name: body for body in model.bodies} if busy else {}
    for joint in model.joints if busy else ():
        for name, point in joint.ends() if joint.name in busy else ():
            body = bodies.get(name)
            if body and math.dist(point, body.mass_properties().center) == 0:
                yield name


def _of_coordinates(model: Model, theme: Theme) -> Iterator[Recipe]:
    """Yield what acts on the coordinates of joints and on points."""
    joints = {joint.name: joint for joint in model.joints}
    for coupling in model.couplings:
        if isinstance(coupling, LinearCoupling):
            names = dict.fromkeys(term.joint for term in coupling.terms)
            coupled = tuple(joints[name] for name in names)
            yield Recipe(LinearCouplingItem, coupling.name, (coupling, coupled, theme))
    for name, rows in teeth(model).items() if model.couplings else ():
        yield Recipe(MeshItem, name, (name, rows, theme))
    for element in (*model.drivers, *model.locks, *model.joint_springs):
        if type(element) in LINKS:
            continue
        match element:
            case PointDriver():
                yield Recipe(PointDriverItem, element.name, (element, theme))
            case OnJoint():
                yield Recipe(OnJointItem, element.name, (element, joints[element.joint], theme))
            case _:
                raise TypeError(f"nothing draws {type(element).__name__}")


def _of_loads(model: Model, theme: Theme) -> Iterator[Recipe]:
    index = {body.name: i for i, body in enumerate(model.bodies)}
    sizes = [math.hypot(*at_start(model, force.force)) for force in model.forces]
    for force, size in zip(model.forces, sizes, strict=True):
        direction = direction_at_start(model, force.force)
        strength = size / (max(sizes) or 1.0)
        parts = force, direction, index[force.body], strength, theme
        yield Recipe(ForceItem, force.name, parts)
    sizes = [math.hypot(*at_start(model, torque.torque)) for torque in model.torques]
    for torque, size in zip(model.torques, sizes, strict=True):
        direction = direction_at_start(model, torque.torque)
        i, strength = index[torque.body], size / (max(sizes) or 1.0)
        turned = torque, direction, model.bodies[i], i, strength, theme
        yield Recipe(TorqueItem, torque.name, turned)
    for drag in model.drags:
        yield Recipe(DragItem, drag.name, (drag, theme))
    for gravitation in model.gravitations:
        centers = tuple((name, vector(center)) for name, center in attracted(model, gravitation))
        if len(centers) > 1:
            yield Recipe(GravitationItem, gravitation.name, (gravitation, centers, theme))
