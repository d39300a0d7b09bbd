"""What analyses take care of: cores are left alone as long as one of them works, and no longer."""

import threading

import pytest
from threadpoolctl import ThreadpoolController

from kane.analyses.care import by_one_thread, unless_stopped
from kane.errors import StoppedError


def threads():
    """How many threads each BLAS may take now."""
    import scipy.linalg  # noqa: F401 - which brings its own

    return [each["num_threads"] for each in ThreadpoolController().info()]


def test_what_ends_before_others_leaves_them_alone():
    """Two analyses at once, of which the first to begin ends first."""
    before = threads()
    one, other = by_one_thread(), by_one_thread()
    one.__enter__()
    other.__enter__()
    assert set(threads()) == {1}
    one.__exit__(None, None, None)
    assert set(threads()) == {1}
    other.__exit__(None, None, None)
    assert threads() == before


def test_cores_are_given_back_after_an_error():
    before = threads()
    with pytest.raises(ValueError, match="no"), by_one_thread():
        raise ValueError("no")
    assert threads() == before


def test_it_stops_when_it_is_told():
    stop = threading.Event()
    unless_stopped(None)
    unless_stopped(stop)
    stop.set()
    with pytest.raises(StoppedError):
        unless_stopped(stop)
