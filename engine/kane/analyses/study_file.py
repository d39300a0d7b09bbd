"""Files of studies: arrays of NumPy and a text, in one archive that ``numpy.load`` opens too."""

import io
import json
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from kane.analyses.study import Study
from kane.arguments import checked
from kane.errors import FileError, ModelError
from kane.files.atomic import write_atomically
from kane.files.model_json import dumps, loads
from kane.sentences import say

Array = npt.NDArray[np.float64]

FORMAT = "kanevas-study"
VERSION = 1
LARGEST_FILE = 4 * 2**30  # bytes, unpacked
ARRAYS = ("values", "measured", "frames", "times", "traces")
ABOUT = "study.json"


class _About(msgspec.Struct, forbid_unknown_fields=True):
    """All of a study but its arrays."""

    format: str
    version: int
    parameters: tuple[str, ...]
    measures: tuple[str, ...]
    curves: tuple[str, ...]
    units: dict[str, str]
    failures: dict[int, str]
    model: str  # as the text of a model file


@checked
def save_study(study: Study, path: str | Path) -> None:
    """Write a whole study, with the model inside; raises FileError."""
    about = _About(
        FORMAT,
        VERSION,
        study.parameters,
        study.measures,
        study.curves,
        dict(study.units),
        {number: str(text) for number, text in study.failures.items()},
        dumps(study.model),
    )
    curves = len(study.curves)
    arrays = {
        "values": study.values,
        "measured": study.measured,
        "frames": np.array([times.size for times in study.times], dtype=float),
        "times": np.concatenate([np.empty(0), *study.times]),
        "traces": np.concatenate(
            [
                np.empty((curves, 0)),
                *(
                    traces.reshape(curves, times.size)
                    for times, traces in zip(study.times, study.traces, strict=True)
                ),
            ],
            axis=1,
        ),
    }
    with (
        write_atomically(Path(path), "wb") as stream,
        zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive,
    ):
        archive.writestr(ABOUT, msgspec.json.encode(about))
        for name in ARRAYS:
            packed = io.BytesIO()
            np.lib.format.write_array(packed, arrays[name], allow_pickle=False)
            archive.writestr(f"{name}.npy", packed.getvalue())


@checked
def load_study(path: str | Path) -> Study:
    """Read a study that ``save_study`` has written.

    Args:
        path: the file; it may come from anybody.

    Raises:
        FileError: there is no such file, it cannot be read, or it holds no study, or one that is
            damaged or of a later version.

    """
    path = Path(path)
    try:
        with zipfile.ZipFile(path) as archive:
            if sum(entry.file_size for entry in archive.infolist()) > LARGEST_FILE:
                raise FileError(say("Cannot open {path}: it is too large.", path=path))
            about = _about(archive.read(ABOUT), path)
            arrays = {name: _array(archive.read(f"{name}.npy")) for name in ARRAYS}
        return _study(about, arrays)
    except OSError as error:
        why = error.strerror or str(error)
        raise FileError(say("Cannot open {path}: {why}.", path=path, why=why)) from error
    except (
        zipfile.BadZipFile, KeyError, ValueError, msgspec.MsgspecError, ModelError, EOFError,
        NotImplementedError, RuntimeError,
    ) as error:  # fmt: skip
        raise FileError(
            say("Cannot open {path}: it is not a study of Kanevas, or damaged.", path=path)
        ) from error


def _about(content: bytes, path: Path) -> _About:
    plain = json.loads(content)
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise ValueError
    number: Any = plain.get("version")
    if isinstance(number, int) and number > VERSION:
        raise FileError(
            say(
                "Cannot open {path}: it is of version {number}, this Kanevas reads up to "
                "{version}; update Kanevas.",
                path=path,
                number=number,
                version=VERSION,
            )
        )
    return msgspec.convert(plain, _About, strict=False)


def _array(content: bytes) -> Array:
    found = np.lib.format.read_array(io.BytesIO(content), allow_pickle=False)
    if found.dtype != np.dtype(float):
        raise ValueError
    return found


def _study(about: _About, arrays: Mapping[str, Array]) -> Study:
    values, measured, frames = arrays["values"], arrays["measured"], arrays["frames"]
    cases = len(values)
    times, traces = arrays["times"], arrays["traces"]
    counts = frames.astype(int)
    if (
        values.shape != (cases, len(about.parameters))
        or measured.shape != (cases, len(about.measures))
        or counts.shape != (cases,)
        or (counts < 0).any()
        or times.shape != (int(counts.sum()),)
        or traces.shape != (len(about.curves), times.size)
        or not all(0 <= number < cases for number in about.failures)
        or not {*about.parameters, *about.measures, *about.curves} <= about.units.keys()
    ):
        raise ValueError
    ends = np.cumsum(counts)[:-1]
    return Study(
        parameters=about.parameters,
        measures=about.measures,
        values=values,
        measured=measured,
        failures=about.failures,
        units=about.units,
        curves=about.curves,
        times=tuple(np.split(times, ends)),
        traces=tuple(np.split(traces, ends, axis=1)),
        model=loads(about.model),
    )
