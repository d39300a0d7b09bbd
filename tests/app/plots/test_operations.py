"""Derivatives, integrals and spectra against closed forms."""

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal

from kanevas.plots.operations import Spectrum, band, derivative, integral, spectrum

EVEN = np.linspace(0.0, 2.0, 2001)
UNEVEN = 2.0 * np.linspace(0.0, 1.0, 2001) ** 1.5
STEP = 1.5e-3  # s, at the most


@pytest.mark.parametrize("time", [EVEN, UNEVEN])
def test_the_derivative_of_a_sine_is_its_cosine(time):
    found = derivative(time, np.sin(5 * time))
    # second order: h^2 / 3 of the third derivative, 125, at the ends
    assert_allclose(found, 5 * np.cos(5 * time), atol=125 * STEP**2 / 2)


@pytest.mark.parametrize("time", [EVEN, UNEVEN])
def test_the_integral_of_a_cosine_is_its_sine(time):
    found = integral(time, np.cos(5 * time))
    assert found[0] == 0.0
    # h^2 / 12 of the second derivative, 25, over the whole time
    assert_allclose(found, np.sin(5 * time) / 5, atol=2 * 25 * STEP**2 / 12)


def test_derivatives_of_parabolas_and_integrals_of_lines_are_exact():
    assert_allclose(derivative(UNEVEN, UNEVEN**2), 2 * UNEVEN, atol=1e-9)
    assert_allclose(integral(UNEVEN, UNEVEN), UNEVEN**2 / 2, atol=1e-12)


@pytest.mark.parametrize("count", [1, 2])
def test_runs_of_one_or_two_frames_have_them_too(count):
    time = np.arange(float(count))
    assert_allclose(derivative(time, 3 * time), [0.0] if count == 1 else [3.0, 3.0])
    assert_allclose(integral(time, np.ones(count)), time)


@pytest.mark.parametrize("time", [np.linspace(0, 10, 4001), 10 * np.linspace(0, 1, 40001) ** 1.2])
def test_peaks_have_the_height_of_their_sines_and_the_mean_is_gone(time):
    values = 7.0 + 3.0 * np.sin(2 * np.pi * 4.0 * time) + 0.5 * np.cos(2 * np.pi * 11.0 * time)
    found = spectrum(time, values)
    for frequency, amplitude in ((4.0, 3.0), (11.0, 0.5)):
        place = np.abs(found.frequency - frequency).argmin()
        # the record holds whole periods but for its last frame
        assert found.amplitude[place] == pytest.approx(amplitude, rel=2e-3)
    assert found.amplitude[0] < 0.01
    far = np.abs(found.frequency - 7.5) < 2.0
    assert found.amplitude[far].max() < 0.01


def test_a_peak_between_two_bins_is_at_most_15_percent_low():
    time = np.linspace(0.0, 10.0, 4001)[:-1]
    found = spectrum(time, np.sin(2 * np.pi * 4.05 * time))
    assert 0.84 < found.amplitude.max() < 1.0


def test_a_spectrum_goes_to_half_of_the_rate_of_frames():
    found = spectrum(np.linspace(0.0, 1.0, 101), np.zeros(101))
    assert found.frequency[0] == 0.0
    assert found.frequency[-1] == pytest.approx(50.0, rel=0.02)
    assert_array_equal(found.amplitude, 0.0)


def test_too_few_frames_have_no_spectrum():
    assert not spectrum(np.arange(3.0), np.ones(3)).frequency.size


def test_the_band_ends_somewhat_beyond_the_last_peak():
    frequency = np.linspace(0.0, 100.0, 1001)
    amplitude = np.where(np.abs(frequency - 20.0) < 0.05, 1.0, 0.001)
    assert band(Spectrum(frequency, amplitude)) == pytest.approx(25.0)
    assert band(Spectrum(frequency, np.ones(1001))) == 100.0
    assert band(Spectrum(np.zeros(0), np.zeros(0))) == 0.0
