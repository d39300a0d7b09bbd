"""What can be done with a curve: derivative, integral and spectrum. No Qt here."""

from itertools import pairwise
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numpy import fft

Array = npt.NDArray[np.float64]
UNEVEN = 1e-6  # of a step; steps that differ by less are even but for round-off
LEAST_AMPLITUDE = 0.01  # of the largest one
BEYOND = 1.25
FEWEST = 4  # frames that have a spectrum


class Spectrum(NamedTuple):
    """Amplitudes over frequencies.

    Attributes:
        frequency: from 0 to half of the rate of the frames [Hz].
        amplitude: in the unit of the curve.

    """

    frequency: Array
    amplitude: Array


def derivative(time: Array, values: Array) -> Array:
    """Return the rate of a curve at its frames.

    Central differences of second order, also for frames at uneven intervals; of second order at
    the ends too, where there are three frames and more. Before and after an event, where two frames
    have the same time, each side goes by its own frames; one alone between two events has the rate
    of the frame before it.
    """
    ends = [0, *(np.flatnonzero(np.diff(time) == 0.0) + 1).tolist(), len(time)]
    found = np.zeros_like(values)
    for first, last in pairwise(ends):
        own = slice(first, last)
        if last - first > 1:
            found[own] = _gradient(time[own], values[own])
        elif first:
            found[first] = found[first - 1]
    return found


def _gradient(time: Array, values: Array) -> Array:
    if len(time) > 2:
        return np.gradient(values, time, edge_order=2)
    return np.gradient(values, time)


def integral(time: Array, values: Array) -> Array:
    """Return the integral of a curve since the first frame, by trapezia."""
    pieces = np.diff(time) * (values[1:] + values[:-1]) / 2
    return np.concatenate([[0.0], np.cumsum(pieces)])


def spectrum(time: Array, values: Array) -> Spectrum:
    """Return the one-sided spectrum of amplitudes: a sine of amplitude a has a peak of height a.

    The mean is taken off first, so that it hides nothing, and a Hann window keeps what does not
    repeat within the run from leaking into all frequencies; the gain of the window is taken out
    again. Its price: a peak is four bins wide, and one between two bins up to 15 % low. Frames at
    uneven intervals are first interpolated linearly at as many even ones. (Harris, "On the use of
    windows for harmonic analysis with the discrete Fourier transform", Proc. IEEE 66, 1978.)
    """
    count = len(time)
    if count < FEWEST:
        return Spectrum(np.zeros(0), np.zeros(0))
    step = (time[-1] - time[0]) / (count - 1)
    if np.abs(np.diff(time) - step).max() > UNEVEN * step:
        values = np.interp(np.linspace(time[0], time[-1], count), time, values)
    window = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(count) / count)
    amplitude = np.abs(fft.rfft(window * (values - values.mean()))) * (2 / window.sum())
    return Spectrum(fft.rfftfreq(count, step), amplitude)


def band(found: Spectrum) -> float:
    """Return the frequency up to which a spectrum has much to tell [Hz].

    Somewhat beyond the last amplitude of more than a hundredth of the largest.
    """
    if not found.frequency.size:
        return 0.0
    telling = np.flatnonzero(found.amplitude > LEAST_AMPLITUDE * found.amplitude.max())
    last = found.frequency[telling[-1]] if telling.size else found.frequency[-1]
    return float(min(BEYOND * last, found.frequency[-1]))
