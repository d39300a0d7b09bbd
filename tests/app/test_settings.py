from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray

from kanevas.settings import MOST_RECENT, Settings


@pytest.fixture
def files(tmp_path):
    paths = [tmp_path / f"{i}.json" for i in range(MOST_RECENT + 3)]
    for path in paths:
        path.touch()
    return paths


def test_nothing_is_known_at_first():
    settings = Settings()
    assert settings.recent_files() == []
    assert settings.folder("models") == str(Path.home())
    assert settings.colors() == "system"
    assert all(state.isEmpty() for state in settings.window())


def test_all_is_there_at_the_next_start(files, tmp_path):
    settings = Settings()
    settings.remember_file(files[0])
    settings.remember_folder("exports", tmp_path)
    settings.set_colors("dark")
    states = [QByteArray(word) for word in (b"one", b"two", b"three")]
    settings.remember_window(*states)
    settings._store.sync()
    later = Settings()
    assert later.recent_files() == [files[0]]
    assert later.folder("exports") == str(tmp_path)
    assert later.folder("models") == str(Path.home())
    assert later.colors() == "dark"
    assert list(later.window()) == states


def test_recent_files_stand_once_and_newest_first(files):
    settings = Settings()
    for path in (files[0], files[1], files[0]):
        settings.remember_file(path)
    assert settings.recent_files() == [files[0], files[1]]


def test_old_files_drop_out(files):
    settings = Settings()
    for path in files:
        settings.remember_file(path)
    assert settings.recent_files() == files[: -MOST_RECENT - 1 : -1]


def test_files_and_folders_that_are_gone_are_not_offered(files, tmp_path):
    settings = Settings()
    settings.remember_file(files[0])
    settings.remember_file(files[1])
    files[1].unlink()
    settings.remember_folder("models", tmp_path / "gone")
    assert settings.recent_files() == [files[0]]
    assert settings.folder("models") == str(Path.home())


def test_the_list_can_be_emptied(files):
    settings = Settings()
    settings.remember_file(files[0])
    settings.forget_files()
    assert settings.recent_files() == []


def test_a_damaged_state_of_the_window_is_passed_over():
    settings = Settings()
    settings._store.setValue("window_geometry", "rubbish")
    assert settings.window()[0].isEmpty()
