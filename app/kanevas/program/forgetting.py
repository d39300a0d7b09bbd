"""What the program keeps for a person outside of the person's own files, and how it goes."""

import shutil
import sys
from pathlib import Path

import platformdirs

from kane.files.printable import printable
from kane.sentences import say
from kanevas.recovery.copies import orphans
from kanevas.recovery.session import Session, state_folder
from kanevas.settings import Settings

REFUSED = 2


def forget() -> int:
    """Remove settings, the compiled solver and frames of long runs; return the exit code.

    For who takes the program off. Copies of what was not saved stay, and are told of.
    """
    session = Session()
    if session.others_run():
        return _refuse(str(say("Kanevas is running. Please close it first.")))
    left = orphans(session)
    for orphan in left:
        orphan.lock.unlock()
    for folder in _folders(keep_state=bool(left)):
        try:
            shutil.rmtree(folder)
        except FileNotFoundError:
            continue
        except OSError as error:
            reason = error.strerror
            text = say("{folder} cannot be removed: {reason}.", folder=folder, reason=reason)
            return _refuse(str(text))
        sys.stdout.write(f"{printable(str(say('Removed {folder}', folder=folder)))}\n")
    for orphan in left:
        text = say("Kept {place}: it holds what was never saved.", place=orphan.place)
        sys.stdout.write(f"{printable(str(text))}\n")
    return 0


def _refuse(text: str) -> int:
    sys.stderr.write(f"{printable(text)}\n")
    return REFUSED


def _folders(keep_state: bool) -> list[Path]:
    found = [
        platformdirs.user_cache_path("kanevas", appauthor=False),
        Settings().place.parent,
    ]
    return found if keep_state else [*found, state_folder()]
