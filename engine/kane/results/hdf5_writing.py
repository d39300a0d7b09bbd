"""Writing whole results in HDF5, from which ``hdf5`` gets them back to the last bit.

A file holds texts, numbers and arrays alone, so that none of it can be run:

    /            format, version
    /versions    of the programs that wrote it
    /model       the model, the text of a model file
    /settings    of the run
    /outcome     how it ended
    /time        (frames,) [s]
    /jumps       (k,) times at which loads or drivers jump [s]
    /events      what changed the constraints, and the energy lost in strikes, as JSON
    /frames      (frames, columns) what the solver recorded
    /columns     (columns,) what stands where in a frame
"""

from __future__ import annotations

import dataclasses
import json
import platform
from collections.abc import Callable
from contextlib import closing
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import numpy as np

from kane.compiled import System
from kane.elements.body_quantities import COORDINATES, SPEEDS
from kane.errors import FileError
from kane.files.atomic import replaced_whole
from kane.files.model_json import dumps
from kane.files.patient_file import PatientFile
from kane.kernels.primitives.path import is_angle
from kane.model.model import recorded_values
from kane.results.hdf5_contents import LONGEST_MESSAGE, ROWS
from kane.results.hdf5_touches import Touched, as_touched
from kane.results.recording import Recording
from kane.sentences import Sentence, say, to_tree
from kane.solve.changing.events import Event, Phase

if TYPE_CHECKING:
    import h5py

Progress = Callable[[float], None]

FORMAT = "kanevas-result"
VERSION = 8  # another order of the columns of a frame, or other numbers in states, need another one
WRITERS = ("kanevas", "numpy", "scipy", "numba", "h5py")

# a chunk holds ROWS of one column: what hardly changes takes hardly any room
PACKED = {"compression": "gzip", "compression_opts": 1, "shuffle": True, "fletcher32": True}


class Events(NamedTuple):
    """What changed the constraints in a run.

    Attributes:
        events: in order.
        losses: first frame behind each strike, and the energy that was lost in it [J].
        course: what held in between.
        brought: energy that changes of parameters had brought in before the first frame [J].
        touches: where bodies of large groups touch, frame by frame.

    """

    events: tuple[Event, ...]
    losses: list[tuple[int, float]]
    course: tuple[Phase, ...]
    brought: float = 0.0
    touches: tuple[Touched, ...] = ()


def write_hdf5(result: Recording, path: str | Path, progress: Progress | None = None) -> None:
    """Write a whole result with the model inside; raises FileError."""
    import h5py

    with replaced_whole(Path(path)) as temporary, closing(PatientFile(temporary)) as stream:
        with h5py.File(stream, "w") as file:
            _write(file, stream, result, progress)
        stream.check()


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
        "rubbed",
        "handed",
        *(f"{state.owner or state.law}: {state.part or 'state'}" for state in system.signal_states),
        *angles[: len(angles) - system.counted_paths.size],
        *rows,
        *(f"{measure.name}: value" for measure in recorded_values(system.model)),
        *angles[len(angles) - system.counted_paths.size :],
        *(f"{body}: half turns about {axis}" for body in system.turning for axis in "xyz"),
    ]


def _angle_names(system: System) -> list[str]:
    """Return the joint of each angle that is counted; one of those that share it."""
    joints = {place: joint for (joint, _), place in reversed(system.path_places.items())}
    places = np.flatnonzero(is_angle(system.observed.paths)).tolist()
    return [f"{joints[place]}: angle" for place in places]


def _write(
    file: h5py.File, stream: PatientFile, result: Recording, progress: Progress | None
) -> None:
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
    struck = result.frames.struck
    steps = np.diff(struck, prepend=0.0)  # a run that goes on begins with what was lost before
    lost = [(int(k), float(steps[k])) for k in np.flatnonzero(steps)]
    touches = tuple(map(as_touched, result.frames.touches))
    events, brought = result.frames.events, result.frames.brought
    text = msgspec.json.encode(Events(events, lost, result.frames.course, brought, touches))
    if len(text) > LONGEST_MESSAGE:
        raise FileError(say("the result is too long to be kept: record fewer frames."))
    file["events"] = text.decode()
    file["columns"] = column_names(result.system)
    rows = min(ROWS, len(result.time))
    file.create_dataset("time", data=result.time, chunks=(rows,), **PACKED)
    _write_frames(file, stream, result, rows, progress)


def _write_frames(
    file: h5py.File, stream: PatientFile, result: Recording, rows: int, progress: Progress | None
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
