"""Whole results in HDF5, from which they come back to the last bit.

A file holds texts, numbers and arrays alone, so that none of it can be run:

    /            format, version
    /versions    of the programs that wrote it
    /model       the model, the text of a model file
    /settings    of the run
    /outcome     how it ended
    /time        (frames,) [s]
    /jumps       (k,) times at which loads or drivers jump [s]
    /frames      (frames, columns) what the solver recorded
    /columns     (columns,) what stands where in a frame
"""

from __future__ import annotations

import dataclasses
import platform
from collections.abc import Callable
from contextlib import closing
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec.inspect import type_info

from kane.arguments import checked
from kane.compiled import System, compile_model
from kane.errors import FileError, ModelError
from kane.files.atomic import replaced_whole
from kane.files.faults import structure_faults
from kane.files.model_json import dumps, loads
from kane.files.patient_file import PatientFile
from kane.model import SolverSettings
from kane.results.result import Result
from kane.results.signals import COORDINATES, SPEEDS
from kane.solve.frame_store import FrameStore
from kane.solve.outcome import Ending, Outcome
from kane.solve.play import with_play
from kane.solve.report_times import MOST_FRAMES
from kane.solve.run import Frames

if TYPE_CHECKING:
    import h5py

Array = npt.NDArray[np.float64]
Progress = Callable[[float], None]

FORMAT = "kanevas-result"
VERSION = 1  # another order of the columns of a frame needs another one
WRITERS = ("kanevas", "numpy", "scipy", "numba", "h5py")

ROWS = 8192  # of a chunk, which holds one column: what hardly changes takes hardly any room
PACKED = {"compression": "gzip", "compression_opts": 1, "shuffle": True, "fletcher32": True}
BROKEN = (OSError, RuntimeError, KeyError, TypeError, ValueError, AttributeError)


def write_hdf5(result: Result, path: str | Path, progress: Progress | None = None) -> None:
    """Write a whole result with the model inside; raises FileError."""
    import h5py

    with replaced_whole(Path(path)) as temporary, closing(PatientFile(temporary)) as stream:
        with h5py.File(stream, "w") as file:
            _write(file, stream, result, progress)
        stream.check()


@checked
def load_result(path: str | Path) -> Result:
    """Read a result that ``Result.to_hdf5`` has written.

    Raises:
        FileError: there is no such file, it cannot be read, it holds no result, or one that is
            damaged, of a later version, or does not go with the model inside.

    """
    path = Path(path)
    try:
        with path.open("rb"):
            pass
    except OSError as error:
        raise FileError(f"Cannot open {path}: {error.strerror or error}.") from error
    import h5py

    if not h5py.is_hdf5(path):
        raise FileError(f"Cannot open {path}: it is no result of Kanevas, nor any HDF5 file.")
    try:
        with h5py.File(path, "r") as file:
            return _read(file)
    except FileError as error:
        raise FileError(f"Cannot open {path}: {error}") from error
    except BROKEN as error:
        raise FileError(
            f"Cannot open {path}: the file is damaged ({_first_line(error)})."
        ) from error


def column_names(system: System) -> list[str]:
    """Return what stands where in a frame, in the solver's frames of the bodies."""
    bodies = [body.name for body in system.model.bodies]
    rows = [""] * system.rows
    for name, places in system.joint_rows.items():
        for i, row in enumerate(range(places.start, places.stop)):
            rows[row] = f"{name}: multiplier {i + 1}"
    return [
        *(f"{body}: centre {key}" for body in bodies for key in COORDINATES),
        *(f"{body}: centre {key}" for body in bodies for key in SPEEDS),
        "work",
        "dissipated",
        *rows,
        *(f"{measure.name}: value" for measure in system.model.measures),
    ]


def _write(file: h5py.File, stream: PatientFile, result: Result, progress: Progress | None) -> None:
    file.attrs["format"], file.attrs["version"] = FORMAT, VERSION
    written_by = {name: version(name) for name in WRITERS}
    file.create_group("versions").attrs.update({**written_by, "python": platform.python_version()})
    file["model"] = dumps(result.model)
    settings = msgspec.structs.asdict(result.settings)
    file.create_group("settings").attrs.update(
        {name: value for name, value in settings.items() if value is not None}
    )
    outcome = {**dataclasses.asdict(result.outcome), "ending": result.outcome.ending.name}
    file.create_group("outcome").attrs.update(outcome)
    file["jumps"] = result.frames.jumps
    file["columns"] = column_names(result.system)
    rows = min(ROWS, len(result.time))
    file.create_dataset("time", data=result.time, chunks=(rows,), **PACKED)
    _write_frames(file, stream, result, rows, progress)


def _write_frames(
    file: h5py.File, stream: PatientFile, result: Result, rows: int, progress: Progress | None
) -> None:
    values = result.frames.values
    chunks = (rows, 1)
    frames = file.create_dataset(
        "frames", shape=values.shape, dtype=values.dtype, chunks=chunks, **PACKED
    )
    for first in range(0, len(values), rows):
        frames[first : first + rows] = values[first : first + rows]
        stream.check()
        result.release()
        if progress:
            progress(min(1.0, (first + rows) / len(values)))


def _read(file: h5py.File) -> Result:
    _check_format(file)
    try:
        model = loads(_text(_dataset(file, "model")[()]))
        system = compile_model(model)
    except ModelError as error:
        raise FileError(f"the model inside has faults.\n{error}") from error
    if [_text(name) for name in _dataset(file, "columns")[()]] != column_names(system):
        writer = _text(file["versions"].attrs["kanevas"])
        raise FileError(
            f"its frames do not go with the model inside, as this Kanevas understands it. It was "
            f"written by Kanevas {writer}; run the model again."
        )
    time, values = _dataset(file, "time"), _dataset(file, "frames")
    if not 0 < time.size <= MOST_FRAMES or values.shape != (time.size, system.frame_size):
        raise FileError("the file is damaged: its times and frames do not go together.")
    times = _numbers(time[()])
    if times[0] != 0.0 or not (np.diff(times) > 0).all():
        raise FileError("the file is damaged: its times do not rise from nought.")
    jumps = _numbers(_dataset(file, "jumps")[()])
    store = FrameStore(*values.shape)
    motion = system.state_size + system.rows
    for first in range(0, len(times), ROWS):
        block = slice(first, first + ROWS)
        store.values[block] = values[block]
        if not np.isfinite(store.values[block, :motion]).all():
            raise FileError("the file is damaged: it holds states that are not finite.")
        store.release()
    outcome = _outcome(file["outcome"])
    if outcome.disagreement:
        system = with_play(system, store.values[0, : system.state_size])
    frames = Frames(times, store.values, system, outcome, jumps, store)
    return Result(system, _settings(file["settings"]), frames)


def _check_format(file: h5py.File) -> None:
    if _text(file.attrs.get("format", "")) != FORMAT:
        raise FileError("it is an HDF5 file, but no result of Kanevas.")
    number = int(file.attrs["version"])
    if number > VERSION:
        raise FileError(
            f"it is of version {number}, this Kanevas reads up to {VERSION}; update Kanevas."
        )


def _dataset(file: h5py.File, name: str) -> h5py.Dataset:
    """Return an array of the file itself; one that lies elsewhere could be any file's content."""
    import h5py

    if name not in file:
        raise FileError(f"the file is damaged: '{name}' is missing.")
    found = file[name]
    own = isinstance(file.get(name, getlink=True), h5py.HardLink)
    if not own or not isinstance(found, h5py.Dataset) or found.is_virtual or found.external:
        raise FileError(f"the file is damaged: '{name}' is no array of its own.")
    return found


def _numbers(values: Any) -> Array:
    found = np.array(values, dtype=np.float64)
    if found.ndim != 1 or not np.isfinite(found).all():
        raise FileError("the file is damaged: some of its times are no numbers.")
    return found


def _text(value: Any) -> str:
    return value.decode() if isinstance(value, bytes) else str(value)


def _settings(group: h5py.Group) -> SolverSettings:
    content = {name: _plain(value) for name, value in group.attrs.items()}
    faults = tuple(structure_faults(type_info(SolverSettings), content, "settings"))
    if faults:
        raise FileError(f"the file is damaged: {faults[0]}.")
    return msgspec.convert(content, SolverSettings)


def _outcome(group: h5py.Group) -> Outcome:
    content = {name: _plain(value) for name, value in group.attrs.items()}
    content["ending"] = Ending[str(content["ending"])]
    return Outcome(**content)


def _plain(value: Any) -> Any:
    return value.item() if isinstance(value, np.generic) else _text(value)


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]
