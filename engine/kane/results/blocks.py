"""A result in blocks of frames, so that any length of it goes through a small memory.

Within a block the same laws hold, see ``stretches``: its system has them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np
import numpy.typing as npt

from kane.results.compute import compute
from kane.results.recording import Recording
from kane.solve.frame_store import FrameStore

Array = npt.NDArray[np.float64]

BLOCK = 16 * 2**20  # bytes of recorded frames that are looked at together


def block_length(result: Recording) -> int:
    """Return how many frames a block has; the last one may have fewer."""
    return max(1, BLOCK // (8 * result.system.frame_size))


def block_count(result: Recording) -> int:
    """Return in how many blocks a result is looked at; one where it is short."""
    return len(result.block_starts)


def block_starts(result: Recording) -> tuple[int, ...]:
    """Return the first frame of each block."""
    length = block_length(result)
    firsts = [stretch.first for stretch in result.stretches]
    ends = [*firsts[1:], max(len(result.time), 1)]
    return tuple(
        k for first, end in zip(firsts, ends, strict=True) for k in range(first, end, length)
    )


def blocks(result: Recording) -> Iterator[tuple[slice, Recording]]:
    """Yield frames and a result of them alone."""
    for k in range(block_count(result)):
        yield block_frames(result, k), result.block(k)
        result.release()


def block_frames(result: Recording, k: int) -> slice:
    """Return which frames a block has."""
    starts = (*result.block_starts, len(result.time))
    return slice(starts[k], starts[k + 1])


def columns(result: Recording, names: Sequence[str]) -> Iterator[tuple[slice, list[Array]]]:
    """Yield frames and the quantities of these names at them."""
    for frames, block in blocks(result):
        yield frames, [compute(block, name) for name in names]


def gathered(result: Recording, of: Callable[[Recording], Array]) -> Array:
    """Return what ``of`` gives for each frame of a result, (frames, ...), read-only.

    What is larger than memory should hold lies in a file, as the frames do.
    """
    with np.errstate(all="ignore"):  # as of ``results.compute``
        return _gathered(result, of)


def _gathered(result: Recording, of: Callable[[Recording], Array]) -> Array:
    if result.is_short:
        values = of(result)
    else:
        shape = of(result.block(0)).shape[1:]
        store = FrameStore(len(result.time), int(np.prod(shape, dtype=int)))
        for frames, block in blocks(result):
            fresh = of(block)
            store.values[frames] = fresh.reshape(len(fresh), -1)
            store.release()
        values = store.values.reshape(len(result.time), *shape)
    values.flags.writeable = False
    return values
