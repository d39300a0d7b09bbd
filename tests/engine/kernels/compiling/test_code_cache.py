"""Compiled code on the disk is loaded whole, or compiled anew; it never stands in the way."""

import importlib.util
import os
import pickle
import random

import pytest
from tests.damage import damaged

from kane.kernels.compiling import code_cache, jit

SOURCE = """
def double(x):
    return 2.0 * x
"""

pytestmark = pytest.mark.skipif(not jit.COMPILES, reason="nothing is compiled")


@pytest.fixture
def kernel(tmp_path, monkeypatch):
    """What makes a small kernel as a new process would, with its files in a folder."""
    (tmp_path / "small.py").write_text(SOURCE)
    (tmp_path / "cache").mkdir()
    monkeypatch.setattr(jit, "cache_folder", lambda: tmp_path / "cache")

    def kernel():
        spec = importlib.util.spec_from_file_location("small", tmp_path / "small.py")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return jit.public(module.double)

    return kernel


def files(tmp_path):
    index, code = sorted(
        (path for path in (tmp_path / "cache").rglob("*") if path.is_file()),
        key=lambda path: path.suffix, reverse=True,
    )  # fmt: skip
    return index, code


def loads(kernel):
    """Whether a new kernel finds its code on the disk; it is right in any case."""
    made = kernel()
    assert made(21.0) == 42.0
    return bool(made.stats.cache_hits)


def test_a_second_start_loads_what_the_first_compiled(kernel, tmp_path):
    assert not loads(kernel)
    index, code = files(tmp_path)
    assert (index.suffix, code.suffix) == (".nbi", ".nbc")
    assert loads(kernel)


@pytest.mark.parametrize("tries", [15, pytest.param(1500, marks=pytest.mark.slow)])
def test_damaged_files_are_compiled_anew_and_written_whole(kernel, tmp_path, tries):
    loads(kernel)
    chance = random.Random(19)
    for _ in range(tries):
        chosen = chance.choice(files(tmp_path))
        chosen.write_bytes(damaged(chosen.read_bytes(), chance))
        assert not loads(kernel)
        assert loads(kernel)


def test_what_another_could_have_written_is_never_unpickled(kernel, tmp_path):
    """A pickle runs what it likes: here it would end the test."""
    loads(kernel)
    bomb = pickle.dumps(_Bomb())
    for path in files(tmp_path):
        path.write_bytes(bomb)
    assert not loads(kernel)


class _Bomb:
    def __reduce__(self):
        return os._exit, (77,)


def test_a_full_disk_keeps_nothing_from_running(kernel, tmp_path, monkeypatch):
    def no_room(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(code_cache, "write_sealed", no_room)
    assert not loads(kernel)
    assert not [path for path in (tmp_path / "cache").rglob("*") if path.is_file()]
