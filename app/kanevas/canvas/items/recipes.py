"""The recipes of all items of a model."""

import functools
import math
from collections import defaultdict
from collections.abc import Iterator

from kane.elements.body import Body, has_ellipsoid
from kane.elements.on_joint import OnJoint
from kane.fields import Vector
from kane.model import Model
from kane.model.model import constraining, elements
from kane.reading.at_start import direction_at_start
from kane.reading.hollow import hollow_bodies
from kanevas.canvas.items.body_item import BodyItem, MassCentreItem, ParticleItem
from kanevas.canvas.items.ellipsoid_item import EllipsoidItem
from kanevas.canvas.items.label_item import LabelItem, Push
from kanevas.canvas.items.recipe import Neighbours, Recipe, Recipes
from kanevas.kinds.gathered import gathered
from kanevas.look.theme import Theme, body_color

# The answer takes eigenvalues.
_has_ellipsoid = functools.lru_cache(maxsize=4096)(has_ellipsoid)


@functools.cache
def recipes_by_type() -> dict[type, Recipes]:
    """Return what yields the recipes of an element, by the types of all but bodies."""
    return gathered("kanevas.canvas.items", "RECIPES")


def recipes(model: Model, theme: Theme) -> Iterator[Recipe]:
    """Yield the recipes of all items that are not hidden, in the order of drawing in a layer."""
    hidden = frozenset(model.hidden)
    return (recipe for recipe in _all_recipes(model, theme) if recipe.name not in hidden)


def _all_recipes(model: Model, theme: Theme) -> Iterator[Recipe]:
    yield from _of_bodies(model, theme)
    makers, around = recipes_by_type(), Neighbours(model, theme)
    for element in (*(element for _, element in elements(model)), *model.notes, *model.photos):
        if type(element) not in makers:
            raise TypeError(f"nothing draws {type(element).__name__} on the canvas")
        yield from makers[type(element)](element, around)


def _of_bodies(model: Model, theme: Theme) -> Iterator[Recipe]:
    twisted = {each.body for each in model.impulses if not any(each.impulse)}
    busy = {torque.body for torque in model.torques} | twisted | set(_with_signs_at_centre(model))
    arms = _arms(model)
    pushes, hollow = _pushes(model), hollow_bodies(model)
    for i, body in enumerate(model.bodies):
        color = body_color(model, i)
        is_hollow = body.name in hollow
        around = body, i, arms.get(body.name, ()), is_hollow, color, theme
        yield Recipe(BodyItem, body.name, around)
        if body.particle and not body.shapes:
            yield Recipe(ParticleItem, body.name, (body, color, theme))
        else:
            yield Recipe(MassCentreItem, body.name, (body, theme))
        if _has_ellipsoid(body):
            yield Recipe(EllipsoidItem, body.name, (body, i, color, theme))
        label = body, i, pushes.get(body.name, ()), body.name in busy, theme
        yield Recipe(LabelItem, body.name, label)


def _arms(model: Model) -> dict[str, tuple[Vector, ...]]:
    """Return the points of the joints of each body that has no shapes: lines lead to them."""
    bare = {body.name for body in model.bodies if not body.shapes}
    arms: dict[str, tuple[Vector, ...]] = {}
    for joint in model.joints if bare else ():
        for body, point in joint.ends():
            if body in bare:
                arms[body] = (*arms.get(body, ()), point)
    return arms


def _pushes(model: Model) -> dict[str, tuple[Push, ...]]:
    """Return the forces and impulses on each body, each with where its arrow points."""
    pushes: defaultdict[str, tuple[Push, ...]] = defaultdict(tuple)
    for force in model.forces:
        pushes[force.body] += ((force, direction_at_start(model, force.force)),)
    for impulse in model.impulses:
        pushes[impulse.body] += ((impulse, impulse.impulse),)
    return pushes


def _with_signs_at_centre(model: Model) -> Iterator[str]:
    """Yield the bodies at whose mass centre a joint has a driver or a lock."""
    busy = {e.joint for e in constraining(model) if isinstance(e, OnJoint)}
    bodies: dict[str, Body] = {body.name: body for body in model.bodies} if busy else {}
    for joint in model.joints if busy else ():
        for name, point in joint.ends() if joint.name in busy else ():
            body = bodies.get(name)
            if body and math.dist(point, body.mass_properties().center) == 0:
                yield name
