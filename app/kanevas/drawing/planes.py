"""Where a work plane lies along the ground axis across it, in words; no Qt here."""

from typing import Literal, get_args

from kane.model.planes import PlaneName, axis_across
from kanevas.drawing.geometry import PLANES, Array
from kanevas.units import UnitSystem
from kanevas.units.lengths import distance_text

Side = Literal["front", "side", "above", "below"]
PLANE_NAMES: tuple[PlaneName, ...] = get_args(PlaneName)

NOTHING = 1e-12  # m: less than is ever drawn, more than round-off leaves


def letter_across(plane: PlaneName) -> str:
    """Return the letter of the ground axis across a plane."""
    return "xyz"[axis_across(plane)]


def sign_across(plane: PlaneName) -> float:
    """Return 1 where that axis points towards the viewer, -1 where it points away."""
    return float(PLANES[plane][2][axis_across(plane)])


def place_text(plane: PlaneName, depth: float, units: UnitSystem) -> str:
    """Return where a plane of a depth towards the viewer [m] lies, as in ``y = −0.3 m``."""
    along = depth * sign_across(plane)
    if abs(along) < NOTHING:
        along = 0.0
    minus = "−" if along < 0 else ""
    return f"{letter_across(plane)} = {minus}{distance_text(abs(along), units)}"


def side_of(plane: PlaneName, up: Array) -> Side:
    """Return from where a plane is seen: "front", "side", "above" or "below".

    Args:
        plane: the plane.
        up: the vertical of the model, a unit vector in ground axes, (3,).

    """
    towards = float(PLANES[plane][2] @ up)
    if abs(towards) > 0.5:
        return "above" if towards > 0 else "below"
    upright = [name for name in PLANE_NAMES if abs(PLANES[name][2] @ up) <= 0.5]
    return "front" if upright[0] == plane else "side"
