"""The curves of a run, each worked out once. No Qt here."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from kane.model import PlotLayout, read_curve
from kane.sentences import Sentence, say
from kanevas.plots.decimation import Decimated, Mask
from kanevas.plots.operations import Spectrum, band, derivative, integral, spectrum

if TYPE_CHECKING:
    from kane.results import Result

Array = npt.NDArray[np.float64]

MOST_PAST = 1200  # points of a curve that an older model has left: 20 s of a live run
ROUND_OFF = 1e-9  # of the largest value; less is no jump


class Recorded:
    """What plots ask of a result, kept for the next time that they are drawn."""

    def __init__(self, result: Result, before: Recorded | None = None) -> None:
        """Take a result.

        Args:
            result: of a run.
            before: of a live run, earlier frames: integrals go on from there, and curves do where
                the model has other numbers since.

        """
        self.result = result
        self._past: dict[str, tuple[Array, Array]] = {}  # times and values of an older model
        self._known: dict[str, Sentence]
        self._joints: frozenset[str]
        self._integrals: dict[str, float] = {}  # at the first frame
        if before is not None and before.result.digest == result.digest:
            self._known, self._joints = before._known, before._joints
            self._integrals = before._integrals_at(float(result.time[0]))
            self._past = before._past
        else:
            if before is not None:
                self._past = before._until(float(result.time[0]))
            self._known = {signal.name: signal.meaning for signal in result.signals()}
            self._joints = frozenset(joint.name for joint in result.model.joints)
        self._values: dict[str, Array] = {}
        self._drawn: dict[tuple[str, str, bool], Decimated] = {}

    def has(self, text: str) -> bool:
        """Whether the run has recorded the quantity of a curve."""
        curve = read_curve(text)
        return curve is not None and curve.quantity in self._known

    def values(self, text: str) -> Array:
        """Return a curve such as ``K1.x derivative`` at all frames in SI units, (frames,)."""
        if text not in self._values:
            curve = read_curve(text)
            assert curve is not None
            values = self.result[curve.quantity]
            if curve.operation == "derivative":
                values = derivative(self.result.time, values)
            elif curve.operation == "integral":
                values = integral(self.result.time, values) + self._integrals.get(text, 0.0)
            self._values[text] = values
        return self._values[text]

    def _integrals_at(self, time: float) -> dict[str, float]:
        """Return the integrals that were worked out, at a time [s]."""
        times, known = self.result.time, self._integrals
        found = {
            text: float(np.interp(time, times, values))
            for text, values in self._values.items()
            if (curve := read_curve(text)) is not None and curve.operation == "integral"
        }
        return known | found

    def drawn(self, layout: PlotLayout, text: str) -> Decimated:
        """Return a curve as it stands in a plot: over time [s], quantity or frequency [Hz]."""
        key = text, layout.against, layout.spectrum
        if key not in self._drawn:
            if layout.spectrum:
                points = Decimated(*spectrum(self.result.time, self.values(text)))
            elif layout.against:
                across, values = self.values(layout.against), self.values(text)
                jumps = self._jumps(across) | self._jumps(values)
                points = Decimated(across, values, self.result.coarse, jumps)
            else:
                points = self._over_time(text)
            self._drawn[key] = points
        return self._drawn[key]

    def _over_time(self, text: str) -> Decimated:
        values, coarse = self.values(text), self.result.coarse
        jumps = self._jumps(values)
        if text not in self._past:
            return Decimated(self.result.time, values, coarse, jumps)
        times, older = self._past[text]
        joined = np.zeros(len(times), dtype=bool)
        return Decimated(
            np.concatenate((times, self.result.time)),
            np.concatenate((older, values)),
            np.concatenate((joined, coarse)),
            np.concatenate((joined, jumps)),
        )

    def _until(self, time: float) -> dict[str, tuple[Array, Array]]:
        """Return the curves that were worked out, before a time [s]; of each the latest points."""
        found = {}
        for text, values in self._values.items():
            times, older = self._past.get(text, (np.zeros(0), np.zeros(0)))
            times = np.concatenate((times, self.result.time))
            kept = times < time
            values = np.concatenate((older, values))
            found[text] = times[kept][-MOST_PAST:], values[kept][-MOST_PAST:]
        return found

    @property
    def start(self) -> float:
        """When the curves over the time begin, with what an older model has left [s]."""
        starts = (float(times[0]) for times, _ in self._past.values() if times.size)
        return min(starts, default=float(self.result.time[0]))

    def _jumps(self, values: Array) -> Mask:
        """Return between which frames a curve jumps: those of an event have the same time."""
        size = float(np.fmax.reduce(np.abs(values), initial=0.0))
        leaps = np.abs(np.diff(values)) > ROUND_OFF * size
        jumps: Mask = (np.diff(self.result.time) == 0.0) & leaps
        return jumps

    def size(self, layout: PlotLayout, text: str) -> float:
        """Return the largest value of a curve of a plot; of an empty text, along its axis below."""
        if not text:
            bands = [self.band(curve) for curve in layout.curves if self.has(curve)]
            return max(bands, default=0.0) if layout.spectrum else float(self.result.time[-1])
        if not self.has(text):
            return 0.0
        if text == layout.against:
            ends = np.fmin.reduce(self.values(text)), np.fmax.reduce(self.values(text))
        else:
            ends = self.drawn(layout, text).extent
        size = float(np.abs(ends).max())
        return size if np.isfinite(size) else 0.0

    def band(self, text: str) -> float:
        """Return the frequency up to which the spectrum of a curve has much to tell [Hz]."""
        drawn = self.drawn(PlotLayout(curves=(text,), spectrum=True), text)
        return band(Spectrum(drawn.x, drawn.y))

    def meaning(self, text: str) -> Sentence:
        """Return what a curve shows, in words."""
        curve = read_curve(text)
        assert curve is not None
        meaning = self._known[curve.quantity]
        match curve.operation:
            case "derivative":
                return say("rate of the {meaning}", meaning=meaning)
            case "integral":
                return say("integral over the time of the {meaning}", meaning=meaning)
        return meaning

    def at(self, text: str, time: float, meant: int | None = None) -> float:
        """Return the value of a curve at a time [s], between frames too.

        Where these are too far apart to tell, it is that of the one before. At an event it is that
        after it, or of the frame that is meant. That one may be missing: a run that goes on, or
        the next one, is shown by the canvas before its curves are drawn.
        """
        values, coarse = self.values(text), self.result.coarse
        if meant is not None and meant < len(values) and self.result.time[meant] == time:
            return float(values[meant])
        frame = int(np.searchsorted(self.result.time, time, side="right")) - 1
        if 0 <= frame < len(coarse) and coarse[frame]:
            return float(values[frame])
        return float(np.interp(time, self.result.time, values))

    @property
    def is_coarse(self) -> bool:
        """Whether frames of the run are too far apart to tell what is between them."""
        return bool(self.result.coarse.any())

    def is_open(self, text: str) -> bool:
        """Return whether a curve is that of a reaction which is not unique."""
        curve = read_curve(text)
        if curve is None or curve.owner not in self._joints:
            return False
        key = curve.quantity.rpartition(".")[2]
        return key in self.result.open_reactions.get(curve.owner, ())
