"""Whoever does the jobs, each is done once, and a long way to go is worth processes."""

import threading

import pytest

from kane.analyses import hands
from kane.analyses.hands import answers
from kane.analyses.preparation import prepare


def doubling():
    return doubled


def doubled(job, stop):
    return 2 * job


@pytest.mark.parametrize("by", ["threads", "processes", None])
def test_each_job_is_done_once(by):
    prepare()
    found = dict(answers(doubling, range(40), 3, by))
    assert found == {number: 2 * number for number in range(40)}


def test_processes_go_on_where_a_long_way_is_left(monkeypatch):
    handed = []

    def in_processes(make, jobs, places, count, stop):
        handed.extend(places)
        yield from ((place, make()(jobs[place], stop)) for place in places)

    monkeypatch.setattr(hands, "TRIAL", 0.0)
    monkeypatch.setattr(hands, "WORTH", 0.0)
    monkeypatch.setattr(hands, "_in_processes", in_processes)
    found = list(answers(doubling, range(2000), 3))
    assert handed  # threads have not done it all
    assert sorted(found) == [(number, 2 * number) for number in range(2000)]


def test_threads_tell_what_breaks_in_them():
    def breaking():
        def work(job, stop):
            raise ZeroDivisionError

        return work

    with pytest.raises(ZeroDivisionError):
        list(answers(breaking, range(3), 2, "threads"))
    assert threading.active_count() == 1


def test_who_wants_no_more_answers_leaves_no_thread_behind():
    coming = answers(doubling, range(10_000), 2, "threads")
    next(coming)
    coming.close()
    assert threading.active_count() == 1
