"""A program of its own: reads a result in HDF5, and writes what it holds to its output.

libhdf5 is written in C and trusts what it reads: over a damaged file it may crash, loop for ever,
or ask for any amount of memory. Here that ends this process alone, for which it needs nothing else
of Kanevas, so that it is up quickly. What it looks at first is how large things claim to be.

The output: a message, which says of what kind and version the file is; another one with texts,
attributes and counts; then times, jumps and frames, frames in pieces of ``ROWS`` rows and
``COLUMNS`` columns, row by row of pieces. Each comes with a letter, M for a message in JSON and N
for 64-bit floats, and with the number of its bytes, in 8 bytes. A message with ``refused`` may
come at any time, and says why nothing follows.
"""

import contextlib
import faulthandler
import itertools
import json
import math
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import h5py
import numpy as np

ROWS = 8192  # of a chunk as Kanevas writes them
COLUMNS = 512  # so that a piece takes some 32 MB
PATIENCE = 30.0  # s for a piece; libhdf5 may never come back
MEMORY = 2**30  # bytes beside those of the libraries
MOST_PACKED = 1100  # bytes from one of the file; deflate makes no more than 1032
MOST_ATTRIBUTES = 100
PACKINGS = {h5py.h5z.FILTER_DEFLATE, h5py.h5z.FILTER_SHUFFLE, h5py.h5z.FILTER_FLETCHER32}
FLOAT = np.dtype(np.float64)


class DamagedError(Exception):
    """What is wrong with the file, as the end of a sentence: what ``kane.sentences.say`` takes."""

    def __init__(self, template: str, **fields: str) -> None:
        super().__init__(template)
        self.template, self.fields = template, fields


def main(path: str) -> None:
    """Write what a file holds to the standard output."""
    _limit_memory()
    _watch()
    try:
        if not h5py.is_hdf5(path):
            raise DamagedError("it is no result of Kanevas, nor any HDF5 file.")
        with h5py.File(path, "r") as file:
            _send(_kind(file))
            _send(_texts(file))
            for values in _numbers(file):
                _write(b"N", np.ascontiguousarray(values, dtype=FLOAT).tobytes())
    except DamagedError as error:
        _refuse(error)
    except MemoryError:
        _refuse(DamagedError("the file is damaged: it asks for more memory than it can need."))
    except Exception as error:  # h5py raises all kinds over files that are damaged
        first = (str(error).splitlines() or [type(error).__name__])[0]
        _refuse(DamagedError("the file is damaged ({first}).", first=first))


def _refuse(error: DamagedError) -> None:
    _send({"refused": {"template": error.template, "fields": error.fields}})


def _limit_memory() -> None:
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[0])
        used = pages * resource.getpagesize()
        most = used + MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def _watch() -> None:
    """Let this process end after a while; Python's watchdog does so in the middle of C too."""
    faulthandler.dump_traceback_later(PATIENCE, exit=True)


def _write(letter: bytes, content: bytes) -> None:
    """Hand something over, which may take as long as the other side wants."""
    faulthandler.cancel_dump_traceback_later()
    sys.stdout.buffer.write(letter + struct.pack("<Q", len(content)))
    sys.stdout.buffer.write(content)
    sys.stdout.buffer.flush()
    _watch()


def _send(message: dict[str, Any]) -> None:
    _write(b"M", json.dumps(message).encode())


def _kind(file: h5py.File) -> dict[str, Any]:
    attributes = _attributes(file)
    writer = _attributes(_own(file, "versions", h5py.Group)) if "versions" in file else {}
    return {
        "format": attributes.get("format"),
        "version": attributes.get("version"),
        "writer": writer.get("kanevas"),
    }


def _texts(file: h5py.File) -> dict[str, Any]:
    time, frames, jumps, columns, model, events = (
        _array(file, name) for name in ("time", "frames", "jumps", "columns", "model", "events")
    )
    together = (
        time.ndim == columns.ndim == 1
        and time.size > 0
        and frames.shape == (time.size, columns.size)
        and time.dtype == frames.dtype == FLOAT
    )
    if not together:
        raise DamagedError("the file is damaged: its times and frames do not go together.")
    if jumps.ndim != 1 or jumps.dtype != FLOAT:
        raise DamagedError("the file is damaged: some of its times are no numbers.")
    texts = model, events, columns
    if model.shape != () or events.shape != () or not all(map(_is_text, texts)):
        raise DamagedError("the file is damaged: what should be a text is none.")
    return {
        "model": _text(model[()]),
        "events": _text(events[()]),
        "columns": [_text(name) for name in columns[()]],
        "settings": _attributes(_own(file, "settings", h5py.Group)),
        "outcome": _attributes(_own(file, "outcome", h5py.Group)),
        "sentences": (
            _attributes(_own(file, "sentences", h5py.Group)) if "sentences" in file else {}
        ),
        "frames": time.size,
        "jumps": jumps.size,
    }


def _numbers(file: h5py.File) -> Iterator[Any]:
    time, jumps, frames = (_array(file, name) for name in ("time", "jumps", "frames"))
    for row in range(0, time.size, ROWS):
        yield time[row : row + ROWS]
    for row in range(0, jumps.size, ROWS):
        yield jumps[row : row + ROWS]
    starts = (
        range(0, size, step) for size, step in zip(frames.shape, (ROWS, COLUMNS), strict=True)
    )
    for row, column in itertools.product(*starts):
        yield frames[row : row + ROWS, column : column + COLUMNS]


def _own(file: h5py.File, name: str, kind: Any) -> Any:
    """Return what is in the file itself; what lies elsewhere could be any file's content."""
    links, key = file.id.links, name.encode()
    if not links.exists(key):
        raise DamagedError("the file is damaged: '{name}' is missing.", name=name)
    found = file[name] if links.get_info(key).type == h5py.h5l.TYPE_HARD else None
    if not isinstance(found, kind):
        if kind is h5py.Group:
            raise DamagedError("the file is damaged: '{name}' is no group of its own.", name=name)
        raise DamagedError("the file is damaged: '{name}' is no array of its own.", name=name)
    return found


def _array(file: h5py.File, name: str) -> h5py.Dataset:
    found = _own(file, name, h5py.Dataset)
    if found.is_virtual or found.external:
        raise DamagedError("the file is damaged: '{name}' is no array of its own.", name=name)
    packing = found.id.get_create_plist()
    if {packing.get_filter(i)[0] for i in range(packing.get_nfilters())} - PACKINGS:
        raise DamagedError("the file is damaged: '{name}' is packed as no result is.", name=name)
    # shapes are Python's numbers, which know no overflow
    if math.prod(found.shape) * found.dtype.itemsize > MOST_PACKED * file.id.get_filesize():
        raise DamagedError("the file is damaged: it is too small for what it claims to hold.")
    return found


def _attributes(owner: Any) -> dict[str, Any]:
    if len(owner.attrs) > MOST_ATTRIBUTES:
        raise DamagedError("the file is damaged: it has more attributes than any result.")
    return {name: _plain(owner.attrs, name) for name in owner.attrs}


def _plain(attributes: Any, name: str) -> Any:
    kind = attributes.get_id(name)
    value = attributes[name] if kind.shape == () else None
    if isinstance(value, str | bytes):
        return _text(value)
    if isinstance(value, np.bool_ | np.integer | np.floating):
        return value.item()
    raise DamagedError(
        "the file is damaged: its attribute '{name}' is neither text nor number.", name=name
    )


def _is_text(data: h5py.Dataset) -> bool:
    return data.dtype.kind == "S" or h5py.check_string_dtype(data.dtype) is not None


def _text(value: Any) -> str:
    return value.decode() if isinstance(value, bytes) else str(value)


if __name__ == "__main__":
    main(sys.argv[1])
