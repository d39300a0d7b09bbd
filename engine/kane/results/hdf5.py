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
import json
import platform
import threading
from collections.abc import Callable
from contextlib import closing
from importlib.metadata import version
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_type_hints

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec.inspect import type_info

from kane.arguments import checked
from kane.compiled import System, compile_model
from kane.compiled.paths import is_angle
from kane.elements.body_quantities import COORDINATES, SPEEDS
from kane.errors import FileError, ModelError
from kane.files.atomic import replaced_whole
from kane.files.faults import shown, structure_faults
from kane.files.model_json import dumps, loads
from kane.files.patient_file import PatientFile
from kane.model import SolverSettings
from kane.results.hdf5_contents import ROWS, Contents, opened
from kane.results.result import Result
from kane.sentences import Sentence, as_it_is, from_tree, say, to_tree
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
VERSION = 2  # another order of the columns of a frame needs another one
WRITERS = ("kanevas", "numpy", "scipy", "numba", "h5py")

# a chunk holds ROWS of one column: what hardly changes takes hardly any room
PACKED = {"compression": "gzip", "compression_opts": 1, "shuffle": True, "fletcher32": True}


def write_hdf5(result: Result, path: str | Path, progress: Progress | None = None) -> None:
    """Write a whole result with the model inside; raises FileError."""
    import h5py

    with replaced_whole(Path(path)) as temporary, closing(PatientFile(temporary)) as stream:
        with h5py.File(stream, "w") as file:
            _write(file, stream, result, progress)
        stream.check()


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
            raise FileError(
                say("Cannot open {path}: {error}", path=path, error=error.sentence)
            ) from error


def column_names(system: System) -> list[str]:
    """Return what stands where in a frame, in the solver's frames of the bodies."""
    bodies = [body.name for body in system.model.bodies]
    rows = [""] * system.rows
    for name, places in system.joint_rows.items():
        for i, row in enumerate(range(places.start, places.stop)):
            rows[row] = f"{name}: multiplier {i + 1}"
    angles = _angle_names(system)
    return [
        *(f"{body}: centre {key}" for body in bodies for key in COORDINATES),
        *(f"{body}: centre {key}" for body in bodies for key in SPEEDS),
        "work",
        "dissipated",
        *angles[: len(angles) - system.counted_paths.size],
        *rows,
        *(f"{measure.name}: value" for measure in system.model.measures),
        *angles[len(angles) - system.counted_paths.size :],
        *(f"{body}: half turns about {axis}" for body in system.turning for axis in "xyz"),
    ]


def _angle_names(system: System) -> list[str]:
    """Return the joint of each angle that is counted; one of those that share it."""
    joints = {place: joint for (joint, _), place in reversed(system.path_places.items())}
    places = np.flatnonzero(is_angle(system.observed.paths)).tolist()
    return [f"{joints[place]}: angle" for place in places]


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
    said = {name: text for name, text in outcome.items() if isinstance(text, Sentence)}
    texts = {name: str(sentence) for name, sentence in said.items()}
    file.create_group("outcome").attrs.update({**outcome, **texts})
    file.create_group("sentences").attrs.update(
        {name: json.dumps(to_tree(sentence)) for name, sentence in said.items()}
    )
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


def _read(contents: Contents) -> Result:
    kind = contents.message()
    _check_kind(kind)
    texts = contents.message()
    try:
        system = compile_model(loads(texts["model"]))
    except ModelError as error:
        raise FileError(
            say("the model inside has faults.\n{faults}", faults=error.sentence)
        ) from error
    if texts["columns"] != column_names(system):
        raise FileError(
            say(
                "its frames do not go with the model inside, as this Kanevas understands it. "
                "It was written by Kanevas {writer}; run the model again.",
                writer=kind["writer"],
            )
        )
    settings, outcome = _settings(texts["settings"]), _outcome(texts["outcome"], texts["sentences"])
    if texts["frames"] > MOST_FRAMES:
        raise FileError(say("it has more than {count} million frames.", count=MOST_FRAMES // 10**6))
    times, jumps = contents.numbers(texts["frames"]), contents.numbers(texts["jumps"])
    if not np.isfinite(times).all() or not np.isfinite(jumps).all():
        raise FileError(say("the file is damaged: some of its times are no numbers."))
    if times[0] != 0.0 or not _rise(times):
        raise FileError(say("the file is damaged: its times do not rise from nought."))
    if not _rise(jumps) or (jumps < 0.0).any():
        raise FileError(say("the file is damaged: the times of its jumps do not rise from nought."))
    store = FrameStore(times.size, system.frame_size)
    motion = system.state_size + system.rows
    for block in contents.table(store.values):
        if not np.isfinite(store.values[block, :motion]).all():
            raise FileError(say("the file is damaged: it holds states that are not finite."))
        store.release()
    if outcome.disagreement:
        system = with_play(system, store.values[0, : system.state_size])
    return Result(system, settings, Frames(times, store.values, system, outcome, jumps, store))


def _check_kind(kind: dict[str, Any]) -> None:
    if kind["format"] != FORMAT:
        raise FileError(say("it is an HDF5 file, but no result of Kanevas."))
    number = kind["version"]
    if not isinstance(number, int) or number < 1:
        raise FileError(say("the file is damaged: its version is no number."))
    if number > VERSION:
        raise FileError(
            say(
                "it is of version {number}, this Kanevas reads up to {version}; update Kanevas.",
                number=number,
                version=VERSION,
            )
        )
    if number < VERSION:
        raise FileError(
            say(
                "it was written by Kanevas {writer}, which did not keep how often joints and "
                "bodies had turned; run the model again.",
                writer=kind["writer"],
            )
        )


def _rise(times: Array) -> bool:
    return bool((np.diff(times) > 0).all())


def _settings(content: dict[str, Any]) -> SolverSettings:
    faults = tuple(structure_faults(type_info(SolverSettings), content, "settings"))
    if faults:
        raise FileError(say("the file is damaged: {faults}.", faults=faults[0].sentence))
    return msgspec.convert(content, SolverSettings)


def _outcome(content: dict[str, Any], said: dict[str, Any]) -> Outcome:
    """Return an outcome of which each field is of its type, and no time or count below nought."""
    kinds = get_type_hints(Outcome)
    if content.keys() != kinds.keys():
        raise FileError(say("the file is damaged: its outcome has other fields than a run's."))
    found = {
        name: _field(name, kind, content[name], said.get(name)) for name, kind in kinds.items()
    }
    return Outcome(**found)


def _field(name: str, kind: Any, value: Any, said: Any) -> Any:
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
    elif kind is Sentence:
        value = _sentence(value, said) if known else value
    else:
        raise TypeError(f"no way to read {name}, of type {kind}")
    if not known:
        raise FileError(
            say(
                "the file is damaged: its outcome cannot have '{name}' of {value}.",
                name=name,
                value=shown(value),
            )
        )
    return value


def _sentence(text: str, said: Any) -> Sentence:
    """Return a text as the sentence that it was; as it is where the file does not hold that."""
    try:
        found = from_tree(json.loads(said)) if isinstance(said, str) else None
    except (ValueError, RecursionError):
        found = None
    return found if found == text else as_it_is(text)
