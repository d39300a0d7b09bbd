"""Reading whole results in HDF5, as ``hdf5_writing`` writes them."""

from __future__ import annotations

import threading
from math import isfinite
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec.inspect import type_info

from kane.arguments import checked
from kane.compiled import compile_model
from kane.errors import FileError, ModelError
from kane.files.faults import shown, structure_faults
from kane.files.model_json import loads
from kane.model import SolverSettings
from kane.results.hdf5_contents import Contents, opened
from kane.results.hdf5_writing import FORMAT, VERSION, column_names
from kane.results.result import Result
from kane.solve.frame_store import FrameStore
from kane.solve.outcome import Ending, Outcome
from kane.solve.play import with_play
from kane.solve.report_times import MOST_FRAMES
from kane.solve.run import Frames

Array = npt.NDArray[np.float64]


@checked
def load_result(path: str | Path, stop: threading.Event | None = None) -> Result:
    """Read a result that ``Result.to_hdf5`` has written.

    Args:
        path: the file; it may come from anybody.
        stop: an event that any thread may set: reading is given up.

    Raises:
        FileError: there is no such file, it cannot be read, it holds no result, or one that is
            damaged, of a later version, or does not go with the model inside.

    """
    path = Path(path)
    with opened(path, stop) as contents:
        try:
            return _read(contents)
        except FileError as error:
            raise FileError(f"Cannot open {path}: {error}") from error


def _read(contents: Contents) -> Result:
    kind = contents.message()
    _check_kind(kind)
    texts = contents.message()
    try:
        system = compile_model(loads(texts["model"]))
    except ModelError as error:
        raise FileError(f"the model inside has faults.\n{error}") from error
    if texts["columns"] != column_names(system):
        raise FileError(
            f"its frames do not go with the model inside, as this Kanevas understands it. It was "
            f"written by Kanevas {kind['writer']}; run the model again."
        )
    settings, outcome = _settings(texts["settings"]), _outcome(texts["outcome"])
    if texts["frames"] > MOST_FRAMES:
        raise FileError(f"it has more than {MOST_FRAMES // 10**6} million frames.")
    times, jumps = contents.numbers(texts["frames"]), contents.numbers(texts["jumps"])
    if not np.isfinite(times).all() or not np.isfinite(jumps).all():
        raise FileError("the file is damaged: some of its times are no numbers.")
    if times[0] != 0.0 or not _rise(times):
        raise FileError("the file is damaged: its times do not rise from nought.")
    if not _rise(jumps) or (jumps < 0.0).any():
        raise FileError("the file is damaged: the times of its jumps do not rise from nought.")
    store = FrameStore(times.size, system.frame_size)
    motion = system.state_size + system.rows
    for block in contents.table(store.values):
        if not np.isfinite(store.values[block, :motion]).all():
            raise FileError("the file is damaged: it holds states that are not finite.")
        store.release()
    if outcome.disagreement:
        system = with_play(system, store.values[0, : system.state_size])
    return Result(system, settings, Frames(times, store.values, system, outcome, jumps, store))


def _check_kind(kind: dict[str, Any]) -> None:
    if kind["format"] != FORMAT:
        raise FileError("it is an HDF5 file, but no result of Kanevas.")
    number = kind["version"]
    if not isinstance(number, int) or number < 1:
        raise FileError("the file is damaged: its version is no number.")
    if number > VERSION:
        raise FileError(
            f"it is of version {number}, this Kanevas reads up to {VERSION}; update Kanevas."
        )
    if number < VERSION:
        raise FileError(
            f"it was written by Kanevas {kind['writer']}, which did not "
            "keep how often joints and bodies had turned; run the model again."
        )


def _rise(times: Array) -> bool:
    return bool((np.diff(times) > 0).all())


def _settings(content: dict[str, Any]) -> SolverSettings:
    faults = tuple(structure_faults(type_info(SolverSettings), content, "settings"))
    if faults:
        raise FileError(f"the file is damaged: {faults[0]}.")
    return msgspec.convert(content, SolverSettings)


def _outcome(content: dict[str, Any]) -> Outcome:
    """Return an outcome of which each field is of its type, and no time or count below nought."""
    kinds = get_type_hints(Outcome)
    if content.keys() != kinds.keys():
        raise FileError("the file is damaged: its outcome has other fields than a run's.")
    found = {name: _field(name, kind, content[name]) for name, kind in kinds.items()}
    return Outcome(**found)


def _field(name: str, kind: Any, value: Any) -> Any:
    known = isinstance(value, str)
    if kind is Ending:
        known = known and value in Ending.__members__
        value = Ending[value] if known else value
    elif kind is float:
        # where a motion has grown beyond all bounds, so may have what it violates
        bounded = "violation" not in name
        known = isinstance(value, float) and not (value < 0 or (bounded and not isfinite(value)))
    elif kind is int:
        known = type(value) is int and value >= 0
    elif kind is not str:
        raise TypeError(f"no way to read {name}, of type {kind}")
    if not known:
        raise FileError(f"the file is damaged: its outcome cannot have '{name}' of {shown(value)}.")
    return value
