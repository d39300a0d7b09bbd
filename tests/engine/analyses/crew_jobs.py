"""What the processes of a crew do in its tests; they import it anew, so it stays small."""

import functools
import os
import signal
import time
from pathlib import Path


def squares():
    return square


def square(number):
    return number * number


def deadly_squares(deadly, marks):
    """Squares but of numbers that end their process, some of them the first time alone."""
    return functools.partial(_square_or_die, deadly, marks)


def _square_or_die(deadly, marks, number):
    mark = Path(marks) / str(number)
    if number in deadly and (deadly[number] == "always" or not mark.exists()):
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return square(number)


def never():
    os.kill(os.getpid(), signal.SIGKILL)


def sleepers(marks):
    return functools.partial(_sleep, marks)


def _sleep(marks, number):
    if number >= 0:
        (Path(marks) / str(os.getpid())).touch()
        time.sleep(600)
    return number


def tellers():
    return _who


def _who(_):
    return os.getpid()
