import time

import msgspec
import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QSignalSpy
from tests.person import wait_until

from kanevas.document.document import Document
from kanevas.edits.elements import replaced
from kanevas.runs.examiner import LONGEST_QUIET, Examiner
from kanevas.runs.preparation import Preparation

pytestmark = pytest.mark.usefixtures("qapp")

OLDEST = 0.5  # s that the answer may be younger than the latest edit, at the most


@pytest.fixture
def document(model):
    document = Document()
    document.apply("Open", lambda _: model)
    return document


@pytest.fixture
def preparation():
    """One whose work was done by an earlier test, or not at all."""
    preparation = Preparation()
    preparation.is_ready = True
    return preparation


@pytest.fixture
def examiner(document, preparation):
    examiner = Examiner(document, preparation)
    yield examiner
    examiner.stop()


@pytest.fixture
def seen(examiner):
    seen = []
    examiner.examined.connect(seen.append)
    return seen


def moved(model, by):
    body = model.bodies[0]
    x, y, z = body.position
    return replaced(model, msgspec.structs.replace(body, position=(x + by, y, z)))


def weightless(model):
    return replaced(model, msgspec.structs.replace(model.bodies[0], mass=None))


def test_looks_at_the_model_after_an_edit(document, examiner, seen):
    document.apply("Move", lambda model: moved(model, 0.01))
    assert examiner.is_behind
    wait_until(lambda: not examiner.is_behind)
    assert [examination.model for examination in seen] == [document.model]
    assert {gap.element for gap in seen[0].health.gaps} == {"O-K1", "K1-K2"}
    assert seen[0].health.velocity_freedoms == 1


def test_says_what_can_be_said_before_the_solver_is_ready(document, preparation, examiner, seen):
    preparation.is_ready = False
    document.apply("Weigh", weightless)
    wait_until(lambda: bool(seen))
    assert seen[0].health is None
    assert [name for name, _ in seen[0].faults] == ["K1"]
    preparation.is_ready = True
    preparation.ready.emit()
    wait_until(lambda: len(seen) == 2)
    assert seen[1].health.velocity_freedoms == 1
    assert [name for name, _ in seen[1].faults] == ["K1"]
    assert not examiner.is_behind


def test_many_edits_in_a_row_need_few_looks_and_end_with_the_newest(document, examiner, seen):
    begun = QSignalSpy(examiner.began)
    for _ in range(50):
        document.apply("Move", lambda model: moved(model, 0.001))
    wait_until(lambda: not examiner.is_behind)
    assert len(seen) <= 2
    assert seen[-1].model is document.model
    assert begun.count() >= 1


@pytest.mark.usefixtures("examiner")
def test_a_hand_that_never_rests_is_answered_all_the_same(document, seen):
    hand = QTimer(interval=10)
    hand.timeout.connect(lambda: document.apply("Move", lambda model: moved(model, 1e-4)))
    hand.start()
    wait_until(lambda: len(seen) >= 2, patience=10 * LONGEST_QUIET / 1000)
    hand.stop()


def test_the_answer_is_never_older_than_half_a_second(document, examiner, seen):
    """The best of some, since other work shares the machine."""
    ages = []
    for _ in range(5):
        document.apply("Move", lambda model: moved(model, 0.001))
        start = time.perf_counter()
        wait_until(lambda: not examiner.is_behind)
        ages.append(time.perf_counter() - start)
    assert len(seen) == 5
    assert min(ages) < OLDEST


def test_stopping_leaves_no_thread_and_no_word(document, examiner, seen):
    document.apply("Move", lambda model: moved(model, 0.01))
    wait_until(lambda: examiner._task is not None)
    examiner.stop()
    assert examiner._task is None
    assert not examiner.is_behind
    wait_until(lambda: True)
    assert not seen


def test_nothing_is_told_of_the_document_that_was_open_before(document, examiner, seen):
    document.apply("Move", lambda model: moved(model, 0.01))
    wait_until(lambda: examiner._task is not None)
    document.new()
    wait_until(lambda: not examiner.is_behind)
    assert [examination.model for examination in seen] == [document.model]
