"""Sealed files come back as they were written, or not at all."""

import os
import random
import stat

import pytest
from tests.damage import damaged

from kane.kernels.compiling import sealed_file
from kane.kernels.compiling.sealed_file import make_private, read_sealed, write_sealed

CONTENT = bytes(range(256)) * 20
has_owners = pytest.mark.skipif(os.name == "nt", reason="files have no owner in numbers there")


@pytest.fixture
def file(tmp_path):
    write_sealed(tmp_path / "code", CONTENT)
    return tmp_path / "code"


@pytest.mark.parametrize("content", [b"", b"x", CONTENT])
def test_what_was_written_comes_back(tmp_path, content):
    write_sealed(tmp_path / "code", content)
    assert read_sealed(tmp_path / "code") == content
    assert [path.name for path in tmp_path.iterdir()] == ["code"]


@pytest.mark.parametrize("tries", [200, pytest.param(100_000, marks=pytest.mark.slow)])
def test_a_damaged_file_counts_as_missing(file, tries):
    whole, chance = file.read_bytes(), random.Random(19)
    for _ in range(tries):
        with file.open("r+b") as stream:
            stream.truncate()
            stream.write(damaged(whole, chance))
        assert read_sealed(file) is None
    file.write_bytes(whole)
    assert read_sealed(file) == CONTENT


def test_a_file_cannot_stand_in_for_another(file):
    file.rename(file.with_name("other"))
    assert read_sealed(file.with_name("other")) is None


@has_owners
def test_the_user_alone_may_read_and_write(file):
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@has_owners
@pytest.mark.parametrize("mode", [0o620, 0o602, 0o666])
def test_what_another_user_could_have_written_is_not_read(file, mode):
    file.chmod(mode)
    assert read_sealed(file) is None


@has_owners
def test_what_another_user_has_written_is_not_read(file, monkeypatch):
    me = os.getuid()
    monkeypatch.setattr(sealed_file.os, "getuid", lambda: me + 1)
    assert read_sealed(file) is None


@has_owners
def test_no_link_is_followed_and_no_pipe_waited_for(file, tmp_path):
    place = tmp_path / "there" / "code"
    place.parent.mkdir()
    place.symlink_to(file)
    assert read_sealed(place) is None
    place.unlink()
    os.mkfifo(place)
    assert read_sealed(place) is None
    assert read_sealed(place.parent) is None


@has_owners
def test_a_folder_is_closed_to_others(tmp_path, monkeypatch):
    fresh, open_to_all = tmp_path / "one" / "fresh", tmp_path / "open"
    open_to_all.mkdir()
    open_to_all.chmod(0o777)
    for folder in (fresh, open_to_all):
        assert make_private(folder)
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    me = os.getuid()
    monkeypatch.setattr(sealed_file.os, "getuid", lambda: me + 1)
    assert not make_private(fresh)


def test_a_file_that_cannot_be_written_leaves_the_old_one(file, monkeypatch):
    def no_room(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(sealed_file, "_seal", no_room)
    with pytest.raises(OSError, match="No space"):
        write_sealed(file, b"new")
    monkeypatch.undo()
    assert read_sealed(file) == CONTENT
    assert [path.name for path in file.parent.iterdir()] == ["code"]
