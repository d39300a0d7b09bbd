"""An earlier run whose curves are laid over those of the present one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kane.results import Result


@dataclass(frozen=True, eq=False)
class OtherRun:
    """A run that is compared with the present one.

    Its curves have the colours of the present ones and another dash, so that colour alone never
    tells runs apart.

    Attributes:
        label: what the legend calls it, as in "RK4, 1 ms".
        result: what it recorded; quantities that it lacks are left out.
        style: which dash its curves have, 0, 1, 2 …; beyond the last the dashes come round again.

    """

    label: str
    result: Result
    style: int
