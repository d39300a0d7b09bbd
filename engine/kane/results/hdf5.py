"""Reading whole results in HDF5, as ``hdf5_writing`` writes them."""

from __future__ import annotations

import json
import threading
from itertools import pairwise
from math import isfinite
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec.inspect import type_info

from kane.arguments import checked
from kane.compiled import System, compile_model
from kane.errors import FileError, ModelError
from kane.files.faults import shown, structure_faults
from kane.files.model_json import loads
from kane.model import SolverSettings
from kane.results.hdf5_contents import Contents, opened
from kane.results.hdf5_touches import as_crowd
from kane.results.hdf5_writing import FORMAT, VERSION, Events, column_names
from kane.results.result import Result
from kane.sentences import Sentence, as_it_is, from_tree, say
from kane.solve.changing.events import Phase
from kane.solve.changing.modes import Modes
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
            raise FileError(
                say("Cannot open {path}: {error}", path=path, error=error.sentence)
            ) from error


def _read(contents: Contents) -> Result:
    kind = contents.message()
    _check_kind(kind)
    texts = contents.message()
    try:
        system = compile_model(loads(texts["model"]))
        if system.may_change:
            system = Modes(system.model, system).whole
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
    if not times[0] >= 0.0 or not _rise(times, system):
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
    found, struck = _events(texts["events"], times.size, len(system.contacts))
    frames = Frames(
        times, store.values, system, outcome, jumps, store, struck, found.events, found.course,
        found.brought, tuple(map(as_crowd, found.touches)),
    )  # fmt: skip
    return Result(system, settings, frames)


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
                "it was written by Kanevas {writer}, which did not keep all that results hold "
                "today; run the model again.",
                writer=kind["writer"],
            )
        )


def _events(text: str, frames: int, contacts: int) -> tuple[Events, Array]:
    """Return what is told of the events, and the energy lost in strikes up to each frame."""
    try:
        found = msgspec.json.decode(text, type=Events)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise FileError(say("the file is damaged: its events are none.")) from error
    struck = np.zeros(frames)
    for first, lost in found.losses:
        if not 0 <= first < frames or not isfinite(lost):
            raise FileError(say("the file is damaged: its events do not go with its frames."))
        struck[first:] += lost
    _check_course(found.course, frames, contacts)
    if not isfinite(found.brought):
        raise FileError(say("the file is damaged: its events are none."))
    return found, struck


def _check_course(course: tuple[Phase, ...], frames: int, contacts: int) -> None:
    """Refuse phases that do not go with the frames, or with the contacts of the model."""
    firsts = [phase.first for phase in course]
    begins = not contacts or (bool(firsts) and firsts[0] == 0)
    rise = all(a < b for a, b in pairwise(firsts)) and all(0 <= first < frames for first in firsts)
    if not (begins and rise and all(len(phase.states) == contacts for phase in course)):
        raise FileError(say("the file is damaged: its events do not go with its frames."))


def _rise(times: Array, system: System | None = None) -> bool:
    """Return whether times rise; those of events stand twice and more."""
    steps = np.diff(times)
    return bool((steps >= 0).all() if system and system.contacts else (steps > 0).all())


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
