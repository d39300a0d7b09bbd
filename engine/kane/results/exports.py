"""Quantities of a result in files for other programs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from kane.elements.body import Body
from kane.elements.quantity import Quantity
from kane.files.csv_table import write_csv
from kane.files.mat import variable_names, write_mat
from kane.files.numpy_archive import write_npz
from kane.model import Model, elements
from kane.model.model import recorded_values
from kane.model.offered import angle_in_plane
from kane.results.blocks import columns
from kane.results.recording import Recording

if TYPE_CHECKING:
    from kane.results.signals import Signal

Array = npt.NDArray[np.float64]
Progress = Callable[[float], None]

AT_ONCE = 256 * 2**20  # bytes of whole quantities that are worked out in one pass


def recorded(result: Recording) -> tuple[str, ...]:
    """Return the names of the motion of bodies and points, forces of joints, and measures.

    Of the bodies of a planar model it has the angle too, for which Euler parameters are no word.
    """
    model = result.model
    owners = (*model.bodies, *(element for _, element in elements(model)), *recorded_values(model))
    return tuple(f"{owner.name}.{entry.key}" for owner in owners for entry in _kept(model, owner))


def _kept(model: Model, owner: Any) -> tuple[Quantity, ...]:
    entries: tuple[Quantity, ...] = owner.quantities
    angle = angle_in_plane(model, owner) if model.planar and isinstance(owner, Body) else None
    return entries if angle is None else (*entries, angle)


def export_csv(
    result: Recording, path: str | Path, names: Sequence[str], progress: Progress | None
) -> None:
    """Write time and quantities, a column each."""
    header = ["time [s]", *(_label(result, signal) for signal in _chosen(result, names))]
    write_csv(path, header, _rows(result, names, progress))


def export_npz(
    result: Recording, path: str | Path, names: Sequence[str], progress: Progress | None
) -> None:
    """Write an array for each quantity, ``time``, and ``names`` with their ``units``."""
    chosen = _chosen(result, names)

    def arrays() -> Iterator[tuple[str, npt.NDArray[Any]]]:
        yield "time", result.time
        yield "names", np.array([signal.name for signal in chosen], dtype=str)
        yield "units", np.array([_unit(result, signal) for signal in chosen], dtype=str)
        yield from _whole_columns(result, names, progress)

    write_npz(path, arrays())


def export_mat(
    result: Recording, path: str | Path, names: Sequence[str], progress: Progress | None
) -> None:
    """Write a variable for each quantity, ``time``, and ``quantities``: what is what."""
    chosen = _chosen(result, names)
    variables = dict(zip(names, variable_names(names), strict=True))
    table = {
        "variable": list(variables.values()),
        "name": [signal.name for signal in chosen],
        "unit": [_unit(result, signal) for signal in chosen],
        "meaning": [signal.meaning for signal in chosen],
    }

    def arrays() -> Iterator[tuple[str, Any]]:
        yield "time", result.time
        yield "quantities", {key: np.array(texts, dtype=object) for key, texts in table.items()}
        for name, values in _whole_columns(result, names, progress):
            yield variables[name], values

    write_mat(path, arrays())


def _chosen(result: Recording, names: Sequence[str]) -> list[Signal]:
    by_name = {signal.name: signal for signal in result.signals()}
    return [by_name[name] for name in names]


def _unit(result: Recording, signal: Signal) -> str:
    """Return the unit, and whether a component of a reaction is not unique."""
    owner, key = signal.name.rsplit(".", 1)
    loose = key in result.open_reactions.get(owner, ())
    return f"{signal.unit}, not unique" if loose else signal.unit


def _label(result: Recording, signal: Signal) -> str:
    return f"{signal.name} [{_unit(result, signal)}]"


def _rows(
    result: Recording, names: Sequence[str], progress: Progress | None
) -> Iterator[list[Array]]:
    for frames, found in columns(result, names):
        yield [result.time[frames], *found]
        if progress:
            progress(frames.stop / len(result.time))


def _whole_columns(
    result: Recording, names: Sequence[str], progress: Progress | None
) -> Iterator[tuple[str, Array]]:
    """Yield name and values of each quantity; as many at once as memory should hold."""
    count = len(result.time)
    at_once = max(1, AT_ONCE // (8 * count))
    for first in range(0, len(names), at_once):
        group = names[first : first + at_once]
        values = np.empty((len(group), count))
        for frames, found in columns(result, group):
            values[:, frames] = found
            if progress:
                progress((first + len(group) * frames.stop / count) / len(names))
        yield from zip(group, values, strict=True)
