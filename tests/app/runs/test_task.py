import threading

import pytest

from kane.errors import KaneError
from kanevas.runs.task import Task

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def task_of():
    tasks = []

    def task_of(function):
        tasks.append(Task(function))
        return tasks[-1]

    yield task_of
    for task in tasks:
        task.cancel()
        assert task.wait(5000)


def test_works_in_a_thread_of_its_own(task_of, qtbot):
    task = task_of(lambda _progress, _stop: threading.get_ident())
    with qtbot.waitSignal(task.succeeded) as done:
        task.start()
    assert done.args[0] != threading.get_ident()


def test_what_it_returns_is_handed_over_as_it_is(task_of, qtbot):
    value = object()
    task = task_of(lambda _progress, _stop: value)
    with qtbot.waitSignal(task.succeeded) as done:
        task.start()
    assert done.args[0] is value


def test_progress_is_told(task_of, qtbot):
    def work(progress, _):
        for part in (0.25, 0.5):
            progress(part)

    parts = []
    task = task_of(work)
    task.progressed.connect(parts.append)
    with qtbot.waitSignal(task.succeeded):
        task.start()
    assert parts == [0.25, 0.5]


def test_cancel_asks_the_function_to_stop(task_of, qtbot):
    task = task_of(lambda _, stop: stop.wait(60))
    task.start()
    with qtbot.waitSignal(task.succeeded) as done:
        task.cancel()
    assert done.args == [True]


def test_a_refusal_is_told_in_its_words(task_of, qtbot):
    def refuse(_progress, _stop):
        raise KaneError("The joints cannot be closed.")

    task = task_of(refuse)
    with qtbot.waitSignal(task.failed) as failure:
        task.start()
    assert failure.args == ["The joints cannot be closed."]


def test_too_little_memory_is_told(task_of, qtbot):
    def grow(_progress, _stop):
        raise MemoryError

    task = task_of(grow)
    with qtbot.waitSignal(task.failed) as failure:
        task.start()
    assert "not enough memory" in failure.args[0]


def test_an_error_that_nobody_foresaw_ends_the_task_too(task_of, qtbot, capsys):
    task = task_of(lambda _progress, _stop: 1 / 0)
    with qtbot.waitSignal(task.failed) as failure:
        task.start()
    assert "ZeroDivisionError" in failure.args[0]
    assert "Traceback" in capsys.readouterr().err
