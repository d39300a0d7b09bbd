"""What an animation shows when; no Qt here."""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property

import numpy as np
import numpy.typing as npt

Times = npt.NDArray[np.float64]

MOST_FRAMES = 36_000  # twenty minutes at 30 frames a second
SAMPLES = 12  # frames that decide the colours of a GIF
LEAST_SIDE, LARGEST_SIDE = 64, 4096  # pixels


class Format(Enum):
    """What a film is written as; the value is the end of its file's name, and FFmpeg's name."""

    WEBM = "webm"
    MP4 = "mp4"
    GIF = "gif"


class View(Enum):
    """What is to be seen."""

    CANVAS = "canvas"
    SPACE = "space"
    BOTH = "both"


@dataclass(frozen=True)
class Film:
    """An animation of a run.

    Attributes:
        view: what is to be seen.
        width, height: size of a frame in pixels.
        rate: frames a second.
        start, end: the part of the run [s].
        speed: seconds of the run for each second of the film.
        format: of its file.

    """

    view: View = View.CANVAS
    width: int = 1280
    height: int = 720
    rate: int = 30
    start: float = 0.0
    end: float = 1.0
    speed: float = 1.0
    format: Format = Format.WEBM

    @property
    def is_gif(self) -> bool:
        """Whether it has 256 colours, and times in hundredths of a second."""
        return self.format is Format.GIF

    @property
    def count(self) -> int:
        """How many frames there are."""
        return int((self.end - self.start) / self.speed * self.rate * (1 + 1e-12) + 1e-9) + 1

    @property
    def seconds(self) -> float:
        """How long it takes to watch [s]."""
        return self.count / self.rate

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of a frame; even ones for videos, which halve the picture of colours."""
        if self.is_gif:
            return self.width, self.height
        return self.width - self.width % 2, self.height - self.height % 2

    @cached_property
    def times(self) -> Times:
        """The time of each frame, (count,) [s]."""
        times: Times = self.start + np.arange(self.count, dtype=np.float64) * (
            self.speed / self.rate
        )
        return times

    @cached_property
    def shots(self) -> Times:
        """The times of all pictures that are wanted, in their order: (samples + count,) [s].

        A GIF first wants some from all over the film, for its colours.
        """
        if not self.is_gif:
            return self.times
        return np.concatenate([self.times[self.sampled], self.times])

    @cached_property
    def sampled(self) -> npt.NDArray[np.intp]:
        """The frames that decide the colours of a GIF."""
        return np.unique(np.linspace(0, self.count - 1, SAMPLES).round().astype(np.intp))
