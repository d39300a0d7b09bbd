"""Numbers of what is being drawn."""

from typing import NamedTuple


class Value(NamedTuple):
    """A number that a tool takes from the pointer, or from what is typed.

    Attributes:
        key: by which the tool knows it.
        label: its word for the user.
        unit: "m" or "rad".
        now: how much it is as things stand.
        positive: whether it must be greater than zero.

    """

    key: str
    label: str
    unit: str
    now: float
    positive: bool = False
