import platform
import time

import platformdirs
import pytest
from tests.engine.helpers import pendulum

from kane.files.model_json import dumps
from kanevas.main import main
from kanevas.recovery.copies import Copy, write_copy
from kanevas.recovery.session import Session, state_folder
from kanevas.settings import Settings

LOST = "4242-0123abcd"  # a session whose program was killed


@pytest.fixture
def kept(tmp_path, monkeypatch):
    """What a program leaves that was used: settings, compiled kernels, word of its starts."""
    cache = tmp_path / "cache"
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda *_, **__: cache)
    (cache / "kernels-0").mkdir(parents=True)
    settings = Settings()
    settings.set_colors("dark")
    settings._store.sync()
    (state_folder() / "sessions").mkdir(parents=True)
    return cache, settings.place.parent, state_folder()


def test_all_goes_that_is_not_the_persons_own(kept, capsys):
    assert all(folder.is_dir() for folder in kept)
    assert main(["--forget"]) == 0
    assert not any(folder.exists() for folder in kept)
    told = capsys.readouterr().out
    assert all(f"Removed {folder}" in told for folder in kept)


@pytest.mark.usefixtures("kept")
def test_a_second_time_there_is_nothing_to_remove(capsys):
    main(["--forget"])
    capsys.readouterr()
    assert main(["--forget"]) == 0
    assert capsys.readouterr().out == ""


def test_what_was_never_saved_stays_and_is_told_of(kept, capsys):
    cache, _, state = kept
    copy = Copy(
        session=LOST, host=platform.node(), file="", name="own", written=time.time(),
        model=dumps(pendulum()),
    )  # fmt: skip
    place = write_copy(copy, Session())
    assert main(["--forget"]) == 0
    assert place.exists()
    assert state in place.parents
    assert f"Kept {place}" in capsys.readouterr().out
    assert not cache.exists()


def test_while_the_program_runs_nothing_is_taken_from_it(kept, capsys):
    running = Session()
    assert running.begin()
    assert main(["--forget"]) == 2
    assert "Please close it first" in capsys.readouterr().err
    assert all(folder.is_dir() for folder in kept)
    running.end()
