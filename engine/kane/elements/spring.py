"""Two-point spring with damping."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from kane.elements.ends import TwoPointElement
from kane.elements.primitives import PointToPoint
from kane.elements.quantity import Quantity
from kane.errors import Fault
from kane.fields import quantity


class Spring(TwoPointElement, frozen=True, kw_only=True):
    """Pulls its ends together with k (l - l0) + c l'; negative when it pushes them apart."""

    quantities: ClassVar[tuple[Quantity, ...]] = ()
    derived: ClassVar[tuple[Quantity, ...]] = (
        Quantity("length", "m", "distance between the ends"),
        Quantity("force", "N", "force in the spring and damper, pulling positive"),
    )

    stiffness: Annotated[float, quantity("N/m", "k", "Stiffness", ge=0)]
    damping: Annotated[float, quantity("N s/m", "c", "Damping", ge=0)] = 0.0
    free_length: Annotated[float, quantity("m", "l0", "Length without force", ge=0)] = 0.0

    def loads(self) -> Iterator[PointToPoint]:
        """Yield the primitive loads that make up the spring."""
        yield PointToPoint(
            self.body_a,
            self.point_a,
            self.body_b,
            self.point_b,
            self.stiffness,
            self.damping,
            self.free_length,
        )

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the spring meaningless."""
        yield from super().faults(path)
        if self.stiffness == 0 and self.damping == 0:
            yield Fault(f"{path}.stiffness", "stiffness and damping must not both be zero")
