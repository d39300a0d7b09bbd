"""Compiled code on the disk is loaded whole, or compiled anew; it never stands in the way."""

import importlib.util
import os
import pickle
import random
import subprocess
import sys

import numba
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


def code_of(tmp_path):
    (code,) = (tmp_path / "cache").glob(f"*{code_cache.SUFFIX}")
    return code


def loads(kernel):
    """Whether a new kernel finds its code on the disk; it is right in any case."""
    made = kernel()
    assert made(21.0) == 42.0
    return bool(made.stats.cache_hits)


def test_a_second_start_loads_what_the_first_compiled(kernel, tmp_path):
    assert not loads(kernel)
    assert code_of(tmp_path).name.startswith("small.double-")
    assert loads(kernel)


def test_variants_of_a_kernel_have_files_of_their_own(kernel, tmp_path):
    made = kernel()
    assert made(21.0) == 42.0
    assert made(21) == 42.0
    assert len([*(tmp_path / "cache").glob(f"*{code_cache.SUFFIX}")]) == 2
    again = kernel()
    assert (again(21), again(21.0)) == (42.0, 42.0)
    assert sum(again.stats.cache_hits.values()) == 2


def test_code_of_other_arguments_under_the_name_is_not_taken(kernel, tmp_path, monkeypatch):
    """A digest is short; what it stands for is in the file."""
    monkeypatch.setattr(code_cache.CodeCache, "_path", lambda *_: tmp_path / "cache" / "same.nbc")
    assert kernel()(21.0) == 42.0
    made = kernel()
    assert made(21) == 42.0
    assert not made.stats.cache_hits


COMPILE_TOO = """
import sys
from pathlib import Path
from kane.kernels.compiling import jit
folder = Path(sys.argv[1])
sys.path.insert(0, str(folder))
jit.cache_folder = lambda: folder / "cache"
import shared
made = jit.public(shared.double)
print("begun", flush=True)
assert made(21.0) == 42.0
print(len(made.stats.cache_hits))
"""


@pytest.mark.usefixtures("kernel")
def test_who_finds_another_process_compiling_waits_for_its_code(tmp_path, monkeypatch):
    (tmp_path / "small.py").rename(tmp_path / "shared.py")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(sys.modules, "shared", importlib.import_module("shared"))
    made = jit.public(sys.modules["shared"].double)
    # from now on it is this process's to do
    assert made._cache.load_overload((numba.float64,), made.targetctx) is None
    with subprocess.Popen(
        [sys.executable, "-c", COMPILE_TOO, str(tmp_path)], stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout.readline() == "begun\n"
        made(21.0)
        assert other.stdout.readline() == "1\n"
    assert other.returncode == 0


@pytest.mark.parametrize("tries", [15, pytest.param(1500, marks=pytest.mark.slow)])
def test_damaged_files_are_compiled_anew_and_written_whole(kernel, tmp_path, tries):
    loads(kernel)
    chance = random.Random(19)
    for _ in range(tries):
        chosen = code_of(tmp_path)
        chosen.write_bytes(damaged(chosen.read_bytes(), chance))
        assert not loads(kernel)
        assert loads(kernel)


def test_what_another_could_have_written_is_never_unpickled(kernel, tmp_path):
    """A pickle runs what it likes: here it would end the test."""
    loads(kernel)
    bomb = pickle.dumps(_Bomb())
    code_of(tmp_path).write_bytes(bomb)
    assert not loads(kernel)


class _Bomb:
    def __reduce__(self):
        return os._exit, (77,)


def test_a_full_disk_keeps_nothing_from_running(kernel, tmp_path, monkeypatch):
    def no_room(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(code_cache, "write_sealed", no_room)
    assert not loads(kernel)
    assert not [*(tmp_path / "cache").glob(f"*{code_cache.SUFFIX}")]
