"""What a plot shows."""

from typing import Annotated, Literal, NamedTuple

import msgspec

from kane.fields import Record

Operation = Literal["", "derivative", "integral"]
OPERATIONS: tuple[Operation, ...] = ("derivative", "integral")
CURVE_LISTS = ("curves", "right", "hidden")


class PlotLayout(Record, frozen=True, kw_only=True):
    """A plot that the program shows when the model is opened."""

    title: Annotated[str, msgspec.Meta(description="What stands above it.")] = ""
    curves: Annotated[
        tuple[str, ...],
        msgspec.Meta(
            description="Quantities, each as NAME.QUANTITY, for example K1.angle_z; with "
            "' derivative' or ' integral' behind it, its rate or its integral over the time."
        ),
    ]
    right: Annotated[
        tuple[str, ...],
        msgspec.Meta(description="Those of the curves that go by the axis at the right."),
    ] = ()
    hidden: Annotated[
        tuple[str, ...],
        msgspec.Meta(description="Those of the curves that the legend has switched off."),
    ] = ()
    against: Annotated[
        str,
        msgspec.Meta(description="Quantity along the horizontal axis; empty for the time."),
    ] = ""
    spectrum: Annotated[
        bool,
        msgspec.Meta(description="Whether amplitudes over the frequency are shown."),
    ] = False
    left_unit: Annotated[
        str,
        msgspec.Meta(description="Unit of the axis at the left, as in mm; empty as elsewhere."),
    ] = ""
    right_unit: Annotated[
        str,
        msgspec.Meta(description="Unit of the axis at the right; empty as elsewhere."),
    ] = ""
    bottom_unit: Annotated[
        str,
        msgspec.Meta(description="Unit of the horizontal axis; empty as elsewhere."),
    ] = ""


class Curve(NamedTuple):
    """A curve's quantity, as in ``K1.x``, and what is done with it."""

    quantity: str
    operation: Operation

    @property
    def owner(self) -> str:
        """Name of the element."""
        return self.quantity.rpartition(".")[0]


def read_curve(text: str) -> Curve | None:
    """Return what a text such as ``K1.x derivative`` stands for; None where it is no curve.

    A name may have spaces, but a key, which follows its last point, has none.
    """
    quantity = text
    operation: Operation = ""
    for known in OPERATIONS:
        if text.endswith(f" {known}"):
            quantity, operation = text.removesuffix(f" {known}"), known
    key = quantity.rpartition(".")[2]
    return None if " " in key else Curve(quantity, operation)
