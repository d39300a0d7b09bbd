"""What is loaded of the kernels, and that it is loaded once."""

import pytest

from kane.analyses import preparation
from kane.analyses.kernel_uses import all_uses, uses_of
from kane.model import SolverSettings


@pytest.fixture
def done(monkeypatch):
    """Return the names of the uses that are done from here on, in a process that has done none."""
    done = []
    monkeypatch.setattr(preparation, "_in_memory", set())
    monkeypatch.setattr(preparation, "_is_to_compile", lambda: False)

    def counted(uses):
        return [(name, lambda name=name: done.append(name)) for name, _ in uses]

    monkeypatch.setattr(preparation, "uses_of", lambda first: counted(uses_of(first)))
    monkeypatch.setattr(preparation, "all_uses", lambda: counted(all_uses()))
    return done


def test_a_run_waits_for_its_own_kernels_alone(done):
    preparation.prepare(SolverSettings(method="rk4"))
    assert "rk4 multipliers" in done
    assert set(done) == {name for name, _ in uses_of(SolverSettings(method="rk4"))}


def test_all_are_loaded_once(done):
    preparation.prepare()
    preparation.load_all()
    names = [name for name, _ in all_uses()]
    assert set(done) == set(names)
    assert len(done) == len(set(names))
    preparation.load_all()
    assert len(done) == len(set(names))
