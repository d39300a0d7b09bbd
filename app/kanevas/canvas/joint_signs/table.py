"""Which sign each type of joint has."""

from kane.elements.screw import Screw
from kane.model import Joint
from kanevas.canvas.joint_signs import directions, pins, plates, rod, sliders, wheels
from kanevas.canvas.joint_signs.sign import Sign

LAYERS = 3
SIGNS: dict[type, Sign] = {
    **pins.SIGNS,
    **sliders.SIGNS,
    **plates.SIGNS,
    **directions.SIGNS,
    **rod.SIGNS,
    **wheels.SIGNS,
}


def sign_of(joint: Joint) -> Sign:
    """Return the sign of a joint."""
    if isinstance(joint, Screw) and joint.pitch < 0:
        return sliders.LEFT_SCREW
    return SIGNS[type(joint)]
