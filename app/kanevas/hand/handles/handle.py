"""What a handle is; no Qt here."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from kane.fields import GROUND
from kane.model import Model
from kane.model.poses import Poses
from kanevas.drawing.geometry import Array
from kanevas.hand.eye import Eye
from kanevas.units import UnitSystem

Look = Literal["square", "round", "diamond", "ring", "turn", "pivot"]
Tone = Literal["shape", "speed", "force", "torque"]


class Aim(NamedTuple):
    """Where the hand wants a handle.

    Attributes:
        ground: the point, in ground axes, (3,) [m].
        free: whether steps of angles are off.
        body: the body under the pointer, or the ground.
        is_deep: whether the point is meant with its depth, as one of a body in space; else only
            where it is seen in the work plane.

    """

    ground: Array
    free: bool = False
    body: str = GROUND
    is_deep: bool = False


class Sight(NamedTuple):
    """How handles see what is selected.

    Attributes:
        model: the model.
        poses: where its bodies stand.
        camera: how they are seen.
        units: in which numbers are shown.
        blink: time in which a body goes the way that its velocity arrow is long [s]; 0 to choose
            one that suits the drawing.

    """

    model: Model
    poses: Poses
    camera: Eye
    units: UnitSystem
    blink: float = 0.0


@dataclass(frozen=True, eq=False)
class Handle:
    """A place that can be pulled.

    Attributes:
        key: tells it from the others of the same element.
        at: its pixel, (2,).
        pull: what the model is when the handle is pulled to an aim, from the model as it was.
        text: what that is called, as in "Undo TEXT".
        hint: what pulling does, for the status bar.
        label: the number that pulling changes, with its unit.
        look, tone: how it is drawn.
        lines: what is drawn with it, each (n, 2) pixels.
        is_arrow: whether the lines end in arrow heads.
        guides: points from which angles count while it is pulled, in ground axes.
        corner: the corner of a plate that it is, counted from 0, with the count of the shape.
        along: bodies whose shapes change when it is pulled, besides those selected.

    """

    key: str
    at: Array
    pull: Callable[[Model, Aim], Model]
    text: str
    hint: str
    label: str = ""
    look: Look = "square"
    tone: Tone = "shape"
    lines: tuple[Array, ...] = ()
    is_arrow: bool = False
    guides: tuple[Array, ...] = ()
    corner: tuple[int, int] | None = None
    along: tuple[str, ...] = ()
