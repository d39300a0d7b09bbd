"""What leads inputs of models beside their sliders; no Qt here."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

PAD_AXES = (
    "left_stick_x", "left_stick_y", "right_stick_x", "right_stick_y",
    "left_trigger", "right_trigger",
)  # fmt: skip
MOUSE_AXES = ("mouse_x", "mouse_y", "mouse_z", "mouse_roll", "mouse_pitch", "mouse_yaw")
AXES = (*PAD_AXES, *MOUSE_AXES)


class Binding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What leads an input.

    Attributes:
        lowers: the key that lowers it as long as it is held, as Qt writes it in files ("Left");
            empty for none.
        raises: the key that raises it.
        returns: whether it goes back to the value of the model when both are let go.
        axis: one of ``AXES``, which places it between its limits; empty for none.
        turned: whether the axis goes the other way round.

    """

    lowers: str = ""
    raises: str = ""
    returns: bool = False
    axis: str = ""
    turned: bool = False

    def __bool__(self) -> bool:
        """Whether anything leads it."""
        return bool(self.lowers or self.raises or self.axis)

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that lead it."""
        return tuple(key for key in (self.lowers, self.raises) if key)


Bindings = Mapping[str, Binding]  # by the names of inputs


def written(bindings: Bindings) -> str:
    """Return bindings as a text for the settings; those that bind nothing are left out."""
    return msgspec.json.encode({name: each for name, each in bindings.items() if each}).decode()


def read(text: str) -> dict[str, Binding]:
    """Return the bindings of a text; raises ValueError for what is none."""
    try:
        found = msgspec.json.decode(text, type=dict[str, Binding])
    except msgspec.MsgspecError as error:
        raise ValueError(str(error)) from error
    if any(each.axis and each.axis not in AXES for each in found.values()):
        raise ValueError("an axis that is not known")
    return found
