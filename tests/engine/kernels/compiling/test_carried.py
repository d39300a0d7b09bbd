"""Compiled kernels that an installation brings along."""

from kane.kernels.compiling import cache
from kane.kernels.compiling.carried import carries_for_others, take_over
from kane.kernels.compiling.sealed_file import read_sealed, write_sealed


def brought(tmp_path, name):
    folder = tmp_path / "package" / "carried" / name
    folder.mkdir(parents=True)
    for file in ("a-1.nbc", "all.complete"):
        write_sealed(folder / file, b"content")
        (folder / file).chmod(0o644)  # as an installation leaves it
    return tmp_path / "package"


def test_what_is_brought_for_this_cache_is_copied_there_and_believed(tmp_path):
    package, folder = brought(tmp_path, "kernels-1"), tmp_path / "home" / "kernels-1"
    folder.mkdir(parents=True)
    take_over(package, folder)
    assert read_sealed(folder / "a-1.nbc") == b"content"
    assert not carries_for_others(package, folder)


def test_what_is_brought_for_others_stays_where_it_is(tmp_path):
    package, folder = brought(tmp_path, "kernels-1"), tmp_path / "home" / "kernels-2"
    folder.mkdir(parents=True)
    take_over(package, folder)
    assert not [*folder.iterdir()]
    assert carries_for_others(package, folder)


def test_nothing_is_brought_by_a_checkout(tmp_path):
    take_over(tmp_path, tmp_path)
    assert not carries_for_others(tmp_path, tmp_path)
    assert not cache.why_compiled()


def test_it_is_said_that_what_was_brought_is_of_no_use_here(tmp_path, monkeypatch):
    monkeypatch.setattr(cache, "KERNELS", brought(tmp_path, "kernels-1"))
    assert "for another processor or other libraries" in cache.why_compiled()
    assert "numba" in cache.why_compiled()
