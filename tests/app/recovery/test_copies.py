"""What lies in the state folder, or beside a model, is believed only as far as it can be."""

import json
import os
import platform
import random
import time

import msgspec
import pytest
from tests.damage import damaged
from tests.engine.helpers import pendulum

from kane.errors import FileError
from kane.files.model_json import dumps
from kanevas.recovery import copies
from kanevas.recovery.copies import SUFFIX, Copy, orphans, read_copy, remove_copy, write_copy
from kanevas.recovery.offer import RecoveryDialog
from kanevas.recovery.session import Session, state_folder

LOST = "4242-0123abcd"  # a session whose program was killed


@pytest.fixture
def session():
    session = Session()
    assert session.begin()
    yield session
    session.end()


@pytest.fixture
def own(tmp_path):
    path = tmp_path / "shared" / "own.json"
    path.parent.mkdir()
    path.write_text(dumps(pendulum()))
    return path


def a_copy(file="", **changes):
    return msgspec.structs.replace(
        Copy(
            session=LOST, host=platform.node(), file=str(file), name="own.json",
            written=time.time(), model=dumps(pendulum()),
        ),
        **changes,
    )  # fmt: skip


def leave(session, copy):
    """Leave a copy as a killed program does."""
    return write_copy(copy, session)


def leave_beside(own, copy, name=LOST):
    place = own.with_name(f".{own.name}.{name}{SUFFIX}")
    place.write_bytes(msgspec.json.encode(copy))
    return place


def offered(session, qtbot, file=None):
    """What is offered, as the user reads it; claims are let go."""
    found = orphans(session, file)
    lines = []
    if found:
        dialog = RecoveryDialog(found)
        qtbot.addWidget(dialog)
        lines = [dialog.list.item(i).text() for i in range(dialog.list.count())]
    for orphan in found:
        orphan.lock.unlock()
    return lines


def everything(folder):
    return {path for path in folder.rglob("*") if path.is_file()}


# --- names come from the files found


@pytest.mark.parametrize("name", ["../../docs/evil", "/tmp/evil", "x" * 1000, "a/b", "", "1-2"])
def test_what_a_copy_calls_its_session_names_no_file(session, own, tmp_path, qtbot, name):
    victim = tmp_path / "victim.txt"
    victim.write_text("keep me")
    leave_beside(own, a_copy(own, session=name))
    before = everything(tmp_path)
    assert len(offered(session, qtbot, own)) == 1
    pointers = [path.name for path in session.folder.glob("*.where")]
    assert pointers == [f"{LOST}.where"]
    remove_copy(session, LOST)
    assert everything(tmp_path) == before - {own.with_name(f".{own.name}.{LOST}{SUFFIX}")}
    assert not list(session.folder.glob("*.where"))


@pytest.mark.parametrize("name", ["evil", "1-0123abcd.x", "..", "4242-0123ABCD", "x" * 150])
def test_files_that_are_not_called_as_copies_are_passed_over(session, own, qtbot, name):
    leave_beside(own, a_copy(own), name)
    assert not offered(session, qtbot, own)
    assert not list(session.folder.glob("*.where"))


def test_a_word_that_leads_to_another_file_removes_only_itself(session, tmp_path, qtbot):
    victim = tmp_path / "thesis.tex"
    victim.write_text("keep me")
    session.pointer(LOST).write_text(str(victim))
    assert not offered(session, qtbot)
    assert victim.read_text() == "keep me"
    assert not session.pointer(LOST).exists()


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="files have no owner in numbers there")
def test_a_copy_of_another_user_is_not_offered(session, own, qtbot, monkeypatch):
    leave_beside(own, a_copy(own))
    me = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: me + 1)
    assert not offered(session, qtbot, own)


# --- what is damaged never keeps the program from starting


@pytest.mark.parametrize(
    "word",
    [
        bytes(80),
        b"",
        b"\xff\xfe/tmp",
        b"/tmp/a\0b",
        b"relative/4242-0123abcd.kanevas-autosave",
        b"/tmp/4242-0123abcd.kanevas-autosave\0",
        b"/" + b"x" * 5000 + b"/4242-0123abcd.kanevas-autosave",
        b"/" + b"x" * 100_000,
        b"/dev/zero",
        b"/proc/self/mem",
    ],
)
def test_a_damaged_word_is_removed(session, qtbot, word):
    session.pointer(LOST).write_bytes(word)
    assert not offered(session, qtbot)
    assert not session.pointer(LOST).exists()


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ({"written": 1e308}, "own.json, changed at a time that is not known"),
        ({"written": -1.0}, "own.json, changed at a time that is not known"),
        ({"name": "a\0b\n\n<h1>" + "c" * 1000}, "a\0b <h1>" + "c" * 72),
        ({"file": "/tmp/a\0b"}, "never saved to a file"),
        ({"file": "relative.json"}, "never saved to a file"),
        ({"file": "/" + "x" * 5000}, "(is no longer there)"),
    ],
)
def test_work_is_offered_whatever_else_is_wrong(session, qtbot, changes, line):
    leave(session, a_copy())
    (place,) = (state_folder() / "unsaved").iterdir()
    place.write_bytes(msgspec.json.encode(a_copy(**changes)))
    (text,) = offered(session, qtbot)
    assert line in text


def test_a_pipe_beside_a_file_is_not_waited_for(session, own, qtbot):
    os.mkfifo(own.with_name(f".{own.name}.{LOST}{SUFFIX}"))
    assert not offered(session, qtbot, own)


def test_what_no_model_can_be_as_large_as_is_not_read(session, qtbot, monkeypatch):
    place = leave(session, a_copy())
    monkeypatch.setattr(copies, "LARGEST_COPY", place.stat().st_size)
    assert read_copy(place)
    monkeypatch.setattr(copies, "LARGEST_COPY", place.stat().st_size - 1)
    assert read_copy(place) is None
    assert not offered(session, qtbot)


@pytest.mark.parametrize("content", [b'{"x":' + b"[" * 100_000, b"\xff", b'{"a":"\xff"}', b"[]"])
def test_what_is_no_copy_is_none(tmp_path, content):
    (tmp_path / "copy").write_bytes(content)
    assert read_copy(tmp_path / "copy") is None


@pytest.mark.parametrize("tries", [150, pytest.param(100_000, marks=pytest.mark.slow)])
def test_any_files_in_the_state_folder_let_the_program_start(session, own, tmp_path, qtbot, tries):
    chance = random.Random(21)
    place = leave(session, a_copy(own))
    word, copy = session.pointer(LOST).read_bytes(), place.read_bytes()
    outside = everything(tmp_path) - {place}
    came_back = 0
    for _ in range(tries):
        for path, content in ((session.pointer(LOST), word), (place, copy)):
            path.unlink(missing_ok=True)
            path.write_bytes(damaged(content, chance) if chance.random() < 0.6 else content)
        came_back += len(offered(session, qtbot, chance.choice((None, own))))
        assert everything(tmp_path) >= outside
    assert came_back > tries / 20


@pytest.mark.parametrize("tries", [150, pytest.param(100_000, marks=pytest.mark.slow)])
def test_any_fields_in_a_copy_are_offered_or_passed_over(session, own, qtbot, tries):
    strange = ("", "\0", "x" * 300, "../..", "/dev/zero", "a/b", "<b>", "\x1b]0;x\a", str(own))
    numbers = (0, -1, 1e308, -1e308, 1e18, 2.5e11, 1e-320)
    chance, offers = random.Random(22), 0
    place = own.with_name(f".{own.name}.{LOST}{SUFFIX}")
    for _ in range(tries):
        fields = json.loads(msgspec.json.encode(a_copy(own)))
        for name in chance.sample(list(fields), chance.randrange(1, 4)):
            fields[name] = chance.choice(numbers if name == "written" else strange)
        place.unlink(missing_ok=True)
        place.write_text(json.dumps(fields))
        offers += len(offered(session, qtbot, own))
        remove_copy(session, LOST)
    assert offers > tries / 20


# --- places that cannot be written


def test_an_old_copy_that_cannot_be_removed_is_no_failure(session, own, monkeypatch):
    """A file is saved under another name; its copy beside the old one lies on a read-only disk."""
    first = leave(session, a_copy(own))
    other = own.with_name("other.json")

    def read_only(path, missing_ok=False):  # noqa: ARG001 - the signature of what it stands for
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr("pathlib.Path.unlink", read_only)
    second = leave(session, a_copy(other))
    monkeypatch.undo()
    assert first.exists()
    assert read_copy(second).file == str(other)


def test_a_state_folder_that_cannot_be_made_is_told(session, monkeypatch):
    def read_only(*_, **__):
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr("pathlib.Path.mkdir", read_only)
    with pytest.raises(FileError, match=r"Cannot write .*autosave: Read-only file system\."):
        leave(session, a_copy())


# --- what killed saves leave


def test_old_temporary_files_go_at_the_next_start_and_no_others():
    session = Session()
    session.folder.mkdir(parents=True)
    (state_folder() / "unsaved").mkdir()
    swept = [
        session.folder / f".{LOST}.where.abcd_123.kanevas-part",
        state_folder() / "unsaved" / f".{LOST}{SUFFIX}.abcdefgh.kanevas-part",
    ]
    kept = [
        session.folder / f".{LOST}.lock.abcd1234.kanevas-part",  # it may still be written to
        session.folder / "abcd1234.kanevas-part",
        session.folder / ".notes.abcd1234",
        state_folder() / f".{LOST}.where.abcd_123.kanevas-part",
    ]
    for path in swept + kept:
        path.touch()
    for path in swept + kept[1:]:
        os.utime(path, (1e9, 1e9))
    session.begin()
    assert not any(path.exists() for path in swept)
    assert all(path.exists() for path in kept)
    session.end()
