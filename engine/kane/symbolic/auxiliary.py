"""A motion that a joint does not allow, so that what hinders it comes into evidence.

The joint is given one more move with a generalized speed of its own, which stays zero. The force
along it does work on the partial velocities of that speed, and so stands in one equation (Kane,
Levinson, Dynamics: Theory and Applications, 1985, section 4.9).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from kane.model import Model
from kane.sentences import joined, say
from kane.suggestion import suggestion
from kane.symbolic.definitions import SpeedsError
from kane.symbolic.links import AUXILIARY, Move
from kane.symbolic.tree import Link, with_links

EXAMPLE = "hinge"  # of a joint's name, where the model has none
COMPONENTS = ("fx", "fy", "fz", "mx", "my", "mz")
"""Of the force on body B of a joint and of the moment about its point, in its own axes there."""


@dataclass(frozen=True)
class Auxiliary:
    """A motion that a joint does not allow.

    Attributes:
        joint: its name.
        component: of ``COMPONENTS``, the force or moment that hinders it.

    """

    joint: str
    component: str

    @property
    def turns(self) -> bool:
        """Whether it is a turn."""
        return self.component.startswith("m")

    @property
    def axis(self) -> int:
        """Along or about which axis, from 0."""
        return "xyz".index(self.component[1])


def auxiliary(text: str, model: Model) -> Auxiliary:
    """Return what a text such as ``hinge.fx`` asks for.

    Raises:
        SpeedsError: there is no such joint, or no such component.

    """
    joint, _, component = text.strip().rpartition(".")
    names = [each.name for each in model.joints]
    if component not in COMPONENTS or not joint:
        raise SpeedsError(
            say(
                "Ask for a joint and one of {components}, as in {joint}.fx; found '{text}'.",
                components=joined(", ", COMPONENTS),
                joint=next(iter(names), EXAMPLE),
                text=text,
            )
        )
    if joint not in names:
        hint = suggestion(joint, names)
        raise SpeedsError(say("There is no joint '{joint}'{hint}", joint=joint, hint=hint or "."))
    return Auxiliary(joint, component)


def with_auxiliary(links: tuple[Link, ...], wanted: Auxiliary, model: Model) -> tuple[Link, ...]:
    """Return links of which one has the motion, at the end that is body B of its joint.

    Raises:
        SpeedsError: the joint is no link.

    """
    joint = next(each for each in model.joints if each.name == wanted.joint)
    link = next((each for each in links if each.is_joint and each.form.name == wanted.joint), None)
    if link is None:
        raise SpeedsError(
            say(
                "'{joint}' holds rows with a multiplier each, which are its forces already: no "
                "auxiliary speed is needed.",
                joint=wanted.joint,
            )
        )
    is_particle = any(body.particle for body in model.bodies if body.name == link.body)
    if is_particle and wanted.turns:
        raise SpeedsError(
            say("'{body}' is a particle, which bears no moment; ask for a force.", body=link.body)
        )
    own = link.form
    if own.far.body == joint.body_b:
        moves = (*own.moves, Move(wanted.turns, wanted.axis, AUXILIARY))
    else:
        moves = (Move(wanted.turns, wanted.axis, AUXILIARY, pitch=-1.0), *own.moves)
    return with_links(links, {link.body: replace(own, moves=moves)})
