"""A crew answers every job once, loses no more than what kills, and leaves no process behind."""

import functools
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from tests.engine.analyses import crew_jobs
from tests.engine.helpers import ROOT
from tests.thinned import thinned

from kane.analyses import crew
from kane.analyses.crew import Bench, Crew


def is_running(pid):
    """Whether a process goes on; one that has ended but was not looked after does not."""
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False


def wait_for(condition, patience=30.0):
    deadline = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.01)


@pytest.mark.parametrize(("count", "in_one_go"), thinned([(2, 3), (1, 1)], 2, together=True))
def test_each_job_is_answered_once(count, in_one_go):
    answers = list(Crew(crew_jobs.squares, range(10), count, in_one_go).answers())
    assert sorted(answers) == [(i, i * i) for i in range(10)]


def test_what_kills_a_process_is_tried_again_and_takes_nothing_with_it(tmp_path):
    make = functools.partial(crew_jobs.deadly_squares, {2: "always", 5: "once"}, str(tmp_path))
    answers = list(Crew(make, range(9), 2, in_one_go=4).answers())
    assert sorted(answers) == [(i, None if i == 2 else i * i) for i in range(9)]


def test_a_script_that_does_not_ask_whether_it_is_the_main_one_is_not_run_anew(tmp_path):
    script = tmp_path / "plain.py"
    script.write_text(
        "print('once')\nfrom kane.analyses.crew import Crew\n"
        "from tests.engine.analyses import crew_jobs\n"
        "print(sorted(Crew(crew_jobs.squares, range(3), 2).answers()))\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    said = subprocess.run(
        [sys.executable, script], env=environment, capture_output=True, text=True, check=True
    )
    assert said.stdout.splitlines() == ["once", "[(0, 0), (1, 1), (2, 4)]"]


def test_where_no_process_can_begin_the_jobs_are_lost(monkeypatch):
    monkeypatch.setattr(crew, "MOST_FALSE_STARTS", 2)
    assert sorted(Crew(crew_jobs.never, range(20), 2).answers()) == [(i, None) for i in range(20)]


@pytest.mark.parametrize("ended_by", ["stop", "caller"])
def test_processes_end_with_those_who_asked(tmp_path, ended_by):
    stop = threading.Event()
    answers = Crew(functools.partial(crew_jobs.sleepers, str(tmp_path)), [-1, 1, 2], 2).answers(
        stop
    )
    assert next(answers) == (0, -1)
    if ended_by == "stop":
        threading.Timer(0.0, stop_when_at_work, (tmp_path, stop)).start()
        assert list(answers) == []
    else:
        answers.close()
    assert not any(is_running(path.name) for path in tmp_path.iterdir())


def stop_when_at_work(marks, stop):
    wait_for(lambda: any(marks.iterdir()))
    stop.set()


LEAD = """
import functools, sys
from kane.analyses.crew import Crew
from tests.engine.analyses.crew_jobs import sleepers
if __name__ == "__main__":
    list(Crew(functools.partial(sleepers, sys.argv[1]), range(4), 2).answers())
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")
@pytest.mark.parametrize("how", thinned([signal.SIGKILL, signal.SIGTERM], 2))
def test_processes_end_with_the_one_that_leads(tmp_path, how):
    script = tmp_path / "lead.py"
    script.write_text(LEAD)
    marks = tmp_path / "marks"
    marks.mkdir()
    with subprocess.Popen(
        [sys.executable, script, marks], env={**os.environ, "PYTHONPATH": str(ROOT)}
    ) as leader:
        wait_for(lambda: len(list(marks.iterdir())) == 2)
        leader.send_signal(how)
    workers = [path.name for path in marks.iterdir()]
    wait_for(lambda: not any(map(is_running, workers)), patience=10.0)


@pytest.fixture
def bench():
    bench = Bench()
    yield bench
    bench.clear()


def asked(bench):
    ((_, pid),) = Crew(crew_jobs.tellers, [None], 1, bench=bench).answers()
    return pid


def test_a_process_waits_for_the_next_crew(bench):
    first = asked(bench)
    assert asked(bench) == first
    bench.clear()
    assert not is_running(first)
    assert asked(bench) != first


def test_one_that_is_lost_while_it_waits_is_replaced(bench):
    first = asked(bench)
    os.kill(first, signal.SIGKILL)
    assert asked(bench) not in (first, None)


def test_one_that_is_broken_off_waits_no_more(bench, tmp_path):
    stop, make = threading.Event(), functools.partial(crew_jobs.sleepers, str(tmp_path))
    thread = threading.Thread(target=stop_when_at_work, args=(tmp_path, stop))
    thread.start()
    assert list(Crew(make, [1], 1, bench=bench).answers(stop)) == []
    thread.join()
    assert bench.take() is None
