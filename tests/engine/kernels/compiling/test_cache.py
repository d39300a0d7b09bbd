"""The folder of compiled kernels: a new one for each version of their sources."""

import os
import random
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.damage import damaged
from tests.engine.helpers import ROOT

import kane
from kane.kernels.compiling import cache

ASK = """
from kane.kernels.compiling.cache import cache_folder, is_prepared
print(cache_folder(), is_prepared())
"""
RUN = """
import kane
from kane.kernels.compiling.cache import cache_folder
assert cache_folder() is None
result = kane.simulate(kane.load("models/two_bodies.json"), method="rk4", step=1e-3, duration=0.01)
assert result.outcome.ok
print(repr(result["body1.x"][-1]))
"""


@pytest.fixture
def package(tmp_path):
    """A copy of the engine whose sources may be edited."""
    shutil.copytree(
        Path(kane.__file__).parent, tmp_path / "kane", ignore=shutil.ignore_patterns("__pycache__")
    )
    return tmp_path / "kane"


def python(program, path, cache_home, **more):
    environment = {
        **os.environ,
        "PYTHONPATH": str(path),
        "XDG_CACHE_HOME": str(cache_home),
        "PYTHONDONTWRITEBYTECODE": "1",
        **more,
    }
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@pytest.fixture(scope="module")
def untouched(tmp_path_factory):
    """The folder of the sources as they are, whose place does not matter."""
    return folder_of(Path(kane.__file__).parent, tmp_path_factory.mktemp("untouched"))


def folder_of(package, tmp_path):
    folder, prepared = python(ASK, package.parent, tmp_path / "cache")
    assert prepared == "False"
    return Path(folder).name


only_where_xdg_rules = pytest.mark.skipif(
    sys.platform in {"win32", "darwin"}, reason="the cache folder has another variable there"
)


@only_where_xdg_rules
def test_an_edit_of_any_kernel_makes_another_folder(package, tmp_path, untouched):
    seen = {untouched}
    source = package / "kernels" / "linear" / "ldlt.py"
    source.write_text(source.read_text("utf-8") + "\n# an edit\n", "utf-8")
    seen.add(folder_of(package, tmp_path))
    (package / "kernels" / "methods" / "new.py").write_text("")
    seen.add(folder_of(package, tmp_path))
    assert len(seen) == 3


@only_where_xdg_rules
def test_an_edit_elsewhere_keeps_the_folder(package, tmp_path, untouched):
    (package / "errors.py").write_text((package / "errors.py").read_text("utf-8") + "\n# an edit\n")
    assert folder_of(package, tmp_path) == untouched


@only_where_xdg_rules
def test_the_folder_is_the_same_wherever_the_sources_lie(package, tmp_path, untouched):
    assert folder_of(package, tmp_path) == untouched


@pytest.mark.parametrize("part", range(5))
def test_another_compiler_or_processor_makes_another_folder(monkeypatch, part):
    there = [*cache.compiler()]
    first = cache._digest()
    there[part] += " changed"
    monkeypatch.setattr(cache, "compiler", lambda: there)
    assert cache._digest() != first


@only_where_xdg_rules
def test_folders_of_other_versions_go_when_nobody_has_started_them_for_long(package, tmp_path):
    home = tmp_path / "home" / "kanevas"
    used, forgotten = home / "kernels-used", home / "kernels-forgotten"
    for folder in (used, forgotten):
        folder.mkdir(parents=True)
    long_ago = time.time() - cache.KEPT - 60
    os.utime(forgotten, (long_ago, long_ago))
    python(ASK, package.parent, tmp_path / "home")
    assert used.exists()
    assert not forgotten.exists()


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A cache of this test alone, with some code in it, of which the mark knows."""
    monkeypatch.setattr(cache.platformdirs, "user_cache_path", lambda *_, **__: tmp_path / "home")
    cache.cache_folder.cache_clear()
    folder = cache.cache_folder()
    for name in ("a-1.nbc", "b-1.nbc", "b-2.nbc"):
        (folder / name).write_bytes(bytes(100))
    cache.mark_prepared()
    yield folder
    monkeypatch.undo()
    cache.cache_folder.cache_clear()


def test_what_all_is_prepared_stands_in_the_mark(folder):
    assert cache.is_prepared()
    code = folder / "b-1.nbc"
    code.write_bytes(bytes(101))  # a kernel that another run has compiled once more
    (folder / "c-1.nbc").write_bytes(b"x")
    assert cache.is_prepared()
    code.write_bytes(bytes(50))
    assert not cache.is_prepared()
    code.unlink()
    assert not cache.is_prepared()
    cache.mark_prepared()
    assert cache.is_prepared()


def test_a_mark_that_lies_is_not_believed(folder):
    mark = folder / f"all{cache.MARK}"
    whole, chance = mark.read_bytes(), random.Random(19)
    for _ in range(100):
        mark.write_bytes(damaged(whole, chance))
        assert not cache.is_prepared()


def test_what_one_method_needs_is_marked_by_itself(folder):
    (folder / f"all{cache.MARK}").unlink()
    what = cache.needed_by("rk4", "embedded")
    assert not cache.is_prepared(what)
    cache.mark_prepared(what)
    assert cache.is_prepared(what)
    assert not cache.is_prepared()


@pytest.mark.usefixtures("folder")
def test_kernels_are_counted_once_however_many_variants_they_have():
    assert cache.kernels_there() == 2


@only_where_xdg_rules
@pytest.mark.usefixtures("folder")
def test_a_folder_of_somebody_else_is_not_used(monkeypatch):
    me = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: me + 1)
    cache.cache_folder.cache_clear()
    assert cache.cache_folder() is None
    assert not cache.is_prepared()


@pytest.mark.slow
@only_where_xdg_rules
def test_a_run_ends_well_whatever_has_become_of_the_cache(tmp_path):
    shutil.copytree(cache.cache_folder(), tmp_path / "kanevas" / cache.cache_folder().name)
    files = sorted(path for path in tmp_path.rglob("*.nbc"))
    assert len(files) > 100
    chance = random.Random(19)
    for path in chance.sample(files, 30):
        path.write_bytes(damaged(path.read_bytes(), chance))
    command = [sys.executable, "-m", "kane", "run", "models/two_bodies.json", "--duration", "0.01"]
    for _ in range(2):
        done = subprocess.run(
            command, cwd=ROOT, env={**os.environ, "XDG_CACHE_HOME": str(tmp_path)},
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert "energy drift" in done.stdout
    assert not done.stderr  # all is whole again, and nothing is compiled


@pytest.fixture
def closed_cache(tmp_path):
    """A cache home in which no folder can be made, not even by root."""
    (tmp_path / "file").touch()
    return tmp_path / "file"


def test_no_folder_where_none_can_be_made(closed_cache, monkeypatch):
    monkeypatch.setattr(
        cache.platformdirs, "user_cache_path", lambda *_, **__: closed_cache / "kanevas"
    )
    cache.cache_folder.cache_clear()
    try:
        assert cache.cache_folder() is None
        assert not cache.is_prepared()
        cache.mark_prepared()
    finally:
        monkeypatch.undo()
        cache.cache_folder.cache_clear()


@pytest.mark.slow
@only_where_xdg_rules
def test_a_run_works_without_a_cache(closed_cache, two_bodies):
    (x,) = python(RUN, ROOT / "engine", closed_cache)
    result = kane.simulate(two_bodies, method="rk4", step=1e-3, duration=0.01)
    assert float(x.removeprefix("np.float64(").removesuffix(")")) == result["body1.x"][-1]
