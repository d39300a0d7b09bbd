import random
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings
from tests.damage import damaged

from kanevas.program.program import begin
from kanevas.settings import Settings
from kanevas.settings.bindings import Binding
from kanevas.settings.known import KNOWN
from kanevas.settings.settings import MOST_RECENT
from kanevas.window.layout import Layout


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


@pytest.fixture
def store():
    """The settings file, as another program would write it."""
    return QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "kanevas", "kanevas")


def as_at_first():
    return {name: at_first for name, (at_first, _) in KNOWN.items()}


def asked(settings):
    """All that settings say; it is an answer of the right kind in any case."""
    answers = {name: settings._value(name) for name in KNOWN}
    for name, (at_first, read) in KNOWN.items():
        assert type(answers[name]) is type(at_first)
        assert answers[name] == at_first or read(settings._store.value(name)) == answers[name]
    assert all(path.is_file() for path in settings.recent_files())
    assert Path(settings.folder("models")).is_dir()
    assert len(settings.window()) == 3
    return answers


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("arrow_factor", "abc"),
        ("arrow_factor", ["1", "2"]),
        ("arrow_factor", "1e300"),
        ("arrow_factor", "nan"),
        ("ghosts", "x"),
        ("ghosts", "1000000000"),
        ("ghosts", QByteArray(b"5")),
        ("colors", "pink"),
        ("units", "furlongs"),
        ("vectors", "force;x"),
        ("snaps_off", ["joint"]),
        ("snapping", "maybe"),
        ("told_of_opengl", "2"),
        ("chapter", "12"),
        ("recent_files", [["a"], "b"]),
        ("folder_models", ["a", "b"]),
        ("bindings", '{"pedal": {"axis": "tail"}}'),
        ("bindings", ["a", "b"]),
        ("window_geometry", "rubbish"),
        ("window_parts", QByteArray(b"x")),
    ],
)
def test_what_cannot_be_read_is_as_at_the_first_start_and_told_once(store, name, value):
    store.setValue(name, value)
    store.sync()
    settings = Settings()
    assert settings.unreadable == [name]
    assert asked(settings) == as_at_first()
    settings._store.sync()
    assert not Settings().unreadable


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000, "/proc/1/root/secret/a.json", ""])
def test_names_that_no_file_can_have_are_not_offered(store, name):
    store.setValue("recent_files", [name, name])
    store.setValue("folder_models", name)
    store.sync()
    assert asked(Settings())["recent_files"] == [name, name]
    assert not Settings().recent_files()
    assert Settings().folder("models") == str(Path.home())


@pytest.fixture
def whole(open_window, files, store, tmp_path):
    """The bytes of a settings file in which all is chosen."""
    window = open_window()
    window.close()
    settings = window.workspace.settings
    settings.remember_file(files[0])
    settings.remember_folder("exports", tmp_path)
    settings.set_colors("dark")
    settings.set_vectors(["force", "weight"])
    settings.set_arrow_factor(2.0)
    settings.set_ghosts(5)
    settings.set_chapter("four_bar")
    settings._store.sync()
    return Path(store.fileName()).read_bytes()


@pytest.mark.parametrize("tries", [300, pytest.param(100_000, marks=pytest.mark.slow)])
def test_any_file_is_settings(whole, tmp_path, tries):
    chance, told = random.Random(20), 0
    for i in range(tries):
        # Qt knows a file by its name: another one each time, of which there are few
        home = tmp_path / str(i % 10)
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(home))
        path = home / "kanevas" / "kanevas.ini"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)  # to write over it takes ten times as long
        path.write_bytes(damaged(whole, chance))
        settings = Settings()
        asked(settings)
        told += bool(settings.unreadable)
    assert told > tries / 20  # or they have not been read


def test_a_folder_in_the_place_of_the_file_is_told(store):
    Path(store.fileName()).mkdir(parents=True)
    settings = Settings()
    assert settings.unreadable == ["kanevas.ini"]
    assert asked(settings) == as_at_first()


@pytest.mark.parametrize("tries", [30, pytest.param(3000, marks=pytest.mark.slow)])
def test_the_window_takes_any_layout(store, open_window, tries):
    window = open_window()
    window.layout_memory.remember()
    names = [f"window_{part}" for part in ("geometry", "docks", "splitter")]
    window.workspace.settings._store.sync()
    store.sync()
    whole = [store.value(name).data() for name in names]
    assert all(whole)
    chance, refused = random.Random(20), 0
    for _ in range(tries):
        for name, state in zip(names, whole, strict=True):
            content = damaged(state, chance) if chance.random() < 0.7 else state
            store.setValue(name, QByteArray(content))
        store.sync()
        settings = Settings()
        Layout(window, settings, window.splitter, window.folding).restore()
        assert window.isVisible()
        refused += bool(settings.unreadable)
    assert refused > tries / 10
    window.layout_memory.reset()
    window.close()


def test_the_window_opens_and_tells_of_settings_that_it_could_not_read(store, open_window):
    store.setValue("arrow_factor", "abc")
    store.setValue("ghosts", "x")
    store.setValue("gallery_at_start", "false")
    store.sync()
    window = open_window()
    assert (window.workspace.overlays.factor, window.workspace.overlays.ghosts) == (1.0, 0)
    begin(window, None)
    assert window.notices.isVisible()
    assert window.notices.label.text().endswith("arrow_factor, ghosts")
    window.close()


def test_nothing_is_told_of_settings_that_are_well(store, open_window):
    store.setValue("gallery_at_start", "false")
    store.sync()
    window = open_window()
    begin(window, None)
    assert window.notices.isHidden()
    window.close()


def test_what_leads_inputs_is_there_at_the_next_start():
    settings = Settings()
    settings.set_binding("pedal, left", Binding(lowers="A", raises="D"))
    settings.set_binding("wheel", Binding(axis="left_stick_x"))
    settings._store.sync()
    assert Settings().bindings() == {
        "pedal, left": Binding(lowers="A", raises="D"),
        "wheel": Binding(axis="left_stick_x"),
    }
    settings.set_binding("wheel", Binding())
    assert list(settings.bindings()) == ["pedal, left"]
