"""A result in blocks of frames, so that any length of it goes through a small memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from kane.results.signals import ANGLES, compute
from kane.solve.frame_store import FrameStore

if TYPE_CHECKING:
    from kane.results.result import Result

Array = npt.NDArray[np.float64]

BLOCK = 16 * 2**20  # bytes of recorded frames that are looked at together
TURN = 2 * np.pi


def block_length(result: Result) -> int:
    """Return how many frames a block adds to those before it."""
    return max(1, BLOCK // (8 * result.system.frame_size))


def block_count(result: Result) -> int:
    """Return in how many blocks a result is looked at; one where it is short."""
    return max(1, -(-len(result.time) // block_length(result)))


def blocks(result: Result) -> Iterator[tuple[slice, Result]]:
    """Yield frames and a result that ends with them.

    Each but the first begins with the last frame before it, from which turns go on.
    """
    for k in range(block_count(result)):
        yield block_frames(result, k), result.block(k)
        result.release()


def block_frames(result: Result, k: int) -> slice:
    """Return the frames that a block adds to those before it."""
    length = block_length(result)
    return slice(k * length, min((k + 1) * length, len(result.time)))


def columns(result: Result, names: Sequence[str]) -> Iterator[tuple[slice, list[Array]]]:
    """Yield frames and the quantities of these names at them."""
    bodies = {body.name for body in result.model.bodies}
    counted = [owner in bodies and key in ANGLES for owner, _, key in map(_parted, names)]
    last = [0.0] * len(names)
    for frames, block in blocks(result):
        found = [compute(block, name) for name in names]
        if frames.start > 0:
            found = [
                _going_on(values, before) if counts else values[1:]
                for values, before, counts in zip(found, last, counted, strict=True)
            ]
        last = [float(values[-1]) for values in found]
        yield frames, found


def gathered(result: Result, of: Callable[[Result], Array]) -> Array:
    """Return what ``of`` gives for each frame of a result, (frames, ...), read-only.

    What is larger than memory should hold lies in a file, as the frames do.
    """
    if result.is_short:
        values = of(result)
    else:
        shape = of(result.block(0)).shape[1:]
        store = FrameStore(len(result.time), int(np.prod(shape, dtype=int)))
        for frames, block in blocks(result):
            fresh = of(block)[frames.start - frames.stop :]
            store.values[frames] = fresh.reshape(len(fresh), -1)
            store.release()
        values = store.values.reshape(-1, *shape)
    values.flags.writeable = False
    return values


def _parted(name: str) -> tuple[str, str, str]:
    return name.rpartition(".")


def _going_on(values: Array, before: float) -> Array:
    """Return the angles after the first, with the turns of the frames before."""
    return np.asarray(values[1:] + TURN * np.round((before - values[0]) / TURN))
