"""The list of runs, without a window."""

from types import SimpleNamespace

import pytest

from kanevas.runs import run_list
from kanevas.runs.run_list import RunList


def result(size=10):
    return SimpleNamespace(size=size)


@pytest.fixture
def runs():
    return RunList()


def names(runs):
    return [run.name for run in runs.runs]


def test_runs_are_counted_and_the_latest_is_shown(runs):
    for _ in range(3):
        last = runs.add(result())
    assert names(runs) == ["Run 1", "Run 2", "Run 3"]
    assert runs.shown is last
    assert last.result is runs.runs[-1].result


def test_numbers_go_on_after_a_run_is_deleted(runs):
    runs.add(result())
    runs.remove(runs.add(result()))
    runs.add(result())
    assert names(runs) == ["Run 1", "Run 3"]
    runs.clear()
    assert runs.runs == ()
    assert runs.shown is None
    assert runs.add(result()).name == "Run 1"


def test_choosing_tells_the_result_once(runs):
    chosen = []
    runs.chosen.connect(chosen.append)
    first = runs.add(result())
    runs.add(result())
    runs.choose(first)
    runs.choose(first)
    assert chosen == [first.result]
    assert runs.shown is first


def test_names_stay_different_and_are_never_empty(runs):
    first, second = runs.add(result()), runs.add(result())
    runs.rename(first, "  soft spring ")
    runs.rename(second, "soft spring")
    assert names(runs) == ["soft spring", "soft spring (2)"]
    runs.rename(runs.runs[0], "   ")
    assert names(runs)[0] == "soft spring"
    assert runs.shown is runs.runs[1]  # still, under its new name


def test_the_run_that_is_shown_is_not_laid_over_itself(runs):
    first, _ = runs.add(result()), runs.add(result())
    runs.overlay(first, True)
    assert [run.name for run in runs.overlaid] == ["Run 1"]
    runs.choose(runs.runs[0])
    assert runs.overlaid == ()
    runs.choose(runs.runs[1])
    assert [run.name for run in runs.overlaid] == ["Run 1"]


def test_dashes_differ_and_come_free_again(runs):
    for _ in range(4):
        runs.add(result())
    for place in range(3):
        runs.overlay(runs.runs[place], True)
    assert [run.style for run in runs.runs[:3]] == [0, 1, 2]
    runs.overlay(runs.runs[1], False)
    runs.overlay(runs.runs[3], True)
    assert runs.runs[3].style == 1


def test_a_deleted_run_comes_back_to_its_place(runs):
    for _ in range(3):
        runs.add(result())
    middle = runs.runs[1]
    runs.remove(middle)
    assert names(runs) == ["Run 1", "Run 3"]
    runs.put_back(middle, 1)
    assert names(runs) == ["Run 1", "Run 2", "Run 3"]


def test_the_oldest_go_where_there_is_no_room_and_it_is_told(runs, monkeypatch):
    monkeypatch.setattr(run_list, "MOST_BYTES", 35)
    gone = []
    runs.let_go.connect(gone.append)
    for _ in range(3):
        runs.add(result())
    runs.overlay(runs.runs[0], True)
    assert gone == []
    runs.add(result())  # run 1 is compared: it stays
    assert gone == [["Run 2"]]
    assert names(runs) == ["Run 1", "Run 3", "Run 4"]
    runs.add(result(size=1000))
    assert names(runs) == ["Run 1", "Run 5"]  # the run that is shown stays, large as it is


def tree(runs):
    return [(run.name, depth) for run, depth in runs.tree]


def test_a_branch_stands_under_its_parent(runs):
    first = runs.add(result(), "first")
    runs.add(result(), "second")
    branch = runs.add(result(), "branch", first)
    runs.add(result(), "twig", branch)
    runs.add(result(), "other branch", first)
    assert tree(runs) == [
        ("second", 0), ("first", 0), ("other branch", 1), ("branch", 1), ("twig", 2),
    ]  # fmt: skip
    assert runs.parent_of(branch) is first


def test_whatever_becomes_of_a_run_its_branches_know_it(runs):
    first = runs.add(result(), "first")
    branch = runs.add(result(), "branch", first)
    runs.add(result(), "twig", branch)
    runs.rename(first, "renamed")
    first = runs.overlay(runs.runs[0], True)
    assert tree(runs) == [("renamed", 0), ("branch", 1), ("twig", 2)]
    runs.remove(branch)
    assert tree(runs) == [("renamed", 0), ("twig", 1)]
    runs.put_back(branch, 1)
    assert tree(runs) == [("renamed", 0), ("branch", 1), ("twig", 2)]
    runs.remove(first)
    runs.remove(branch)
    assert tree(runs) == [("twig", 0)]
    other = RunList()
    other.carry_on(runs)
    other.put_back(branch, 0)
    assert tree(other) == [("branch", 0), ("twig", 1)]
