"""Whoever does the jobs, each is done once, and a long way to go is worth processes."""

import threading

import pytest

from kane.analyses import hands
from kane.analyses.hands import answers
from kane.analyses.preparation import prepare


def doubling():
    return doubled


def doubled(job, _stop):
    return 2 * job


@pytest.mark.parametrize(("by", "workers"), [("threads", 3), ("processes", 2), (None, 3)])
def test_each_job_is_done_once(by, workers):
    prepare()
    found = dict(answers(doubling, range(40), workers, by))
    assert found == {number: 2 * number for number in range(40)}


def test_processes_go_on_where_a_long_way_is_left(monkeypatch):
    handed = []
    turns = threading.Semaphore(1)

    def make():
        def work(job, _stop):
            turns.acquire()
            return 2 * job

        return work

    def in_processes(_make, jobs, places, *_):
        handed.extend(places)
        yield from ((place, 2 * jobs[place]) for place in places)

    monkeypatch.setattr(hands, "TRIAL", 0.0)
    monkeypatch.setattr(hands, "WORTH", 0.0)
    monkeypatch.setattr(hands, "_in_processes", in_processes)
    found = []
    for each in answers(make, range(200), 3):
        found.append(each)
        turns.release()
    assert len(handed) >= 190
    assert sorted(found) == [(number, 2 * number) for number in range(200)]


def test_threads_tell_what_breaks_in_them():
    def work(_job, _stop):
        raise ZeroDivisionError

    before = threading.active_count()
    with pytest.raises(ZeroDivisionError):
        list(answers(lambda: work, range(3), 2, "threads"))
    assert threading.active_count() == before


def test_who_wants_no_more_answers_leaves_no_thread_behind():
    before = threading.active_count()
    coming = answers(doubling, range(10_000), 2, "threads")
    next(coming)
    coming.close()
    assert threading.active_count() == before
