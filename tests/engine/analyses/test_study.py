import contextlib
import csv
import functools
import math
import os
import signal
import socket
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
from tests.models import oscillator_of_parameters

import kane
from kane.analyses import study as module
from kane.analyses.cluster import cluster
from kane.analyses.preparation import prepare
from kane.analyses.study import study
from kane.analyses.variation import cases
from kane.errors import FileError, ModelError, SettingsError, StoppedError


@pytest.fixture(scope="module", autouse=True)
def prepared():
    """Or each process would compile the kernels."""
    prepare()


@pytest.fixture(scope="module")
def model():
    return oscillator_of_parameters()


@pytest.fixture
def threads():
    with ThreadPoolExecutor(2) as executor:
        yield executor


def measure(model):
    return f"last({model.bodies[0].name}.x)"


def values(count=7):
    """Of the spring's stiffness [N/m]."""
    return cases({"k": np.linspace(300.0, 500.0, count).tolist()})


def test_each_case_is_a_run_with_its_parameters(model, threads):
    chosen = values()
    found = study(model, chosen, [measure(model)], executor=threads, duration=0.5)
    assert found.parameters == ("k",)
    assert found.values[:, 0].tolist() == [case["k"] for case in chosen]
    assert not found.failures
    for case, measured in zip(chosen, found.measured, strict=True):
        alone = kane.simulate(model, parameters=case, duration=0.5)
        assert measured[0] == alone[f"{model.bodies[0].name}.x"][-1]
    assert np.ptp(found.measured) > 0.0


@pytest.mark.slow
def test_processes_threads_and_a_cluster_find_the_same(model, threads):
    from distributed import Client, LocalCluster

    chosen, texts = values(5), [measure(model)]
    own = study(model, chosen, texts, workers=2, by="processes", duration=0.2)
    others = [study(model, chosen, texts, executor=threads, duration=0.2)]
    others.append(study(model, chosen, texts, workers=2, by="threads", duration=0.2))
    with (
        LocalCluster(
            n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None
        ) as cluster,
        Client(cluster.scheduler_address) as client,
    ):
        others.append(study(model, chosen, texts, executor=client.get_executor(), duration=0.2))
    for other in others:
        np.testing.assert_array_equal(other.measured, own.measured)
        np.testing.assert_array_equal(other.values, own.values)


def test_a_case_that_fails_is_told_and_the_others_go_on(model, threads):
    chosen = [{"k": 300.0}, {"k": math.inf}, {"k": 300.0}]
    found = study(model, chosen, [measure(model)], executor=threads, duration=0.1)
    assert list(found.failures) == [1]
    assert "k" in found.failures[1]
    assert np.isnan(found.measured[1]).all()
    assert found.measured[0] == found.measured[2]


@pytest.mark.slow
def test_a_process_that_dies_takes_one_case_with_it(model, tmp_path, monkeypatch):
    deadly = functools.partial(deadly_cases, str(tmp_path))
    monkeypatch.setattr(module, "runner", deadly)
    found = study(model, values(8), [measure(model)], workers=2, by="processes")
    assert found.failures == {3: module.LOST}
    assert found.measured[:, 0].tolist()[:3] == [case["k"] for case in values(8)][:3]
    assert np.isfinite(np.delete(found.measured[:, 0], 3)).all()
    assert len(list(tmp_path.iterdir())) == 2  # it was tried twice


def deadly_cases(marks, *_):
    return functools.partial(die_of_one_case, marks, values(8)[3])


def die_of_one_case(marks, deadly, case, _stop):
    if case == deadly:
        (Path(marks) / str(os.getpid())).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return module.Outcome((case["k"],), "")


@pytest.mark.parametrize("by", ["threads", pytest.param("processes", marks=pytest.mark.slow)])
def test_own_workers_give_up_what_they_are_at_when_a_study_is_stopped(model, by):
    stop = threading.Event()
    found = study(
        model, values(60), [measure(model)], workers=1, duration=0.5, by=by,
        progress=lambda _: stop.set(), stop=stop,
    )  # fmt: skip
    # what ends before it is told is kept: where the machine is busy, more than the first case
    assert 50 <= len(found.failures) <= 59
    assert set(found.failures.values()) == {module.STOPPED}


def test_progress_reaches_the_end_and_never_goes_back(model, threads):
    seen = []
    study(
        model, values(), [measure(model)], executor=threads, duration=0.01,
        progress=seen.append,
    )  # fmt: skip
    assert seen == sorted(seen)
    assert seen[-1] == 1.0
    assert len(seen) == 7


def test_a_study_that_is_stopped_keeps_what_it_has(model):
    stop = threading.Event()

    def stop_soon(done):
        if done > 0.2:
            stop.set()

    with ThreadPoolExecutor(1) as executor:
        found = study(
            model, values(60), [measure(model)], executor=executor, duration=0.5,
            progress=stop_soon, stop=stop,
        )  # fmt: skip
    stopped = [i for i, text in found.failures.items() if text == module.STOPPED]
    assert 0 < len(stopped) < 60
    assert np.isfinite(found.measured[[i not in found.failures for i in range(60)]]).all()


def test_what_would_fail_in_every_case_is_refused_at_once(model, threads):
    texts = [measure(model)]
    with pytest.raises(ModelError, match="is not a parameter"):
        study(model, [{"nothing": 1.0}], texts, executor=threads)
    with pytest.raises(ModelError, match="duration"):
        study(model, [{"k": 1.0}], texts, executor=threads, duration=-1.0)
    with pytest.raises(SettingsError, match="a case and a measure"):
        study(model, [], texts, executor=threads)
    with pytest.raises(SettingsError, match="same parameters"):
        study(model, [{"k": 1.0}, {}], texts, executor=threads)


def test_csv_reads_back_to_the_last_digit(model, threads, tmp_path):
    chosen = [{"k": 1000.0 / 3}, {"k": math.inf}]
    found = study(model, chosen, [measure(model)], executor=threads, duration=0.1)
    found.to_csv(tmp_path / "study.csv")
    with (tmp_path / "study.csv").open() as stream:
        header, first, second = csv.reader(stream)
    assert header == ["k", measure(model), "failure"]
    assert float(first[0]) == chosen[0]["k"]
    assert float(first[1]) == found.measured[0, 0]
    assert second[1] == ""
    assert second[2] == " ".join(found.failures[1].split())
    with pytest.raises(FileError):
        found.to_csv(tmp_path / "missing" / "study.csv")


def test_threads_give_up_a_long_run_within_a_fifth_of_a_second(model):
    stop, stopped_at = threading.Event(), []

    def stop_it():
        stopped_at.append(time.process_time())
        stop.set()

    timer = threading.Timer(0.3, stop_it)
    timer.start()
    found = study(
        model, values(2), [measure(model)], by="threads", workers=2, stop=stop,
        method="rk4", step=1e-5, duration=1000.0, record_every=10.0,
    )  # fmt: skip
    # 0.2 s, in which two threads work, whatever else the machine does
    assert time.process_time() - stopped_at[0] < 0.4
    assert set(found.failures.values()) == {module.STOPPED}
    timer.join()


def test_curves_are_kept_with_the_frames_of_each_case(model, tmp_path):
    name = f"{model.bodies[0].name}.x"
    chosen = [{"k": 300.0}, {"k": math.inf}, {"k": 500.0}]
    found = study(model, chosen, [measure(model)], curves=[name], by="threads", duration=0.1)
    assert found.units == {"k": "N/m", measure(model): "m", name: "m"}
    alone = kane.simulate(model, parameters=chosen[2], duration=0.1)
    assert np.array_equal(found.times[2], alone.time)
    assert np.array_equal(found.traces[2], [alone[name]])
    assert found.times[1].size == 0
    found.curves_to_csv(tmp_path / "curves.csv")
    with (tmp_path / "curves.csv").open() as stream:
        header, *rows = csv.reader(stream)
    assert header == ["case", "k", "time", name]
    assert {row[0] for row in rows} == {"0", "2"}
    assert [float(row[3]) for row in rows if row[0] == "2"] == alone[name].tolist()
    with pytest.raises(SettingsError, match="no quantity"):
        study(model, chosen, [measure(model)], curves=["nobody.x"], by="threads")


def test_waiting_for_a_scheduler_is_cancelled():
    """Of an address at which someone takes calls and never says a word."""
    with socket.create_server(("127.0.0.1", 0)) as mute:
        stop = threading.Event()
        threading.Timer(0.3, stop.set).start()
        asked = time.monotonic()
        with (
            pytest.raises(StoppedError),
            cluster(f"tcp://127.0.0.1:{mute.getsockname()[1]}", stop=stop),
        ):
            pass
        assert time.monotonic() - asked < 2.5  # the library itself gives up after ten


def test_another_server_is_no_scheduler():
    def answer():
        with contextlib.suppress(OSError):
            while True:
                caller, _ = server.accept()
                with caller:
                    caller.sendall(b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n" * 20)

    with socket.create_server(("127.0.0.1", 0)) as server:
        answering = threading.Thread(target=answer)
        answering.start()
        address = f"tcp://127.0.0.1:{server.getsockname()[1]}"
        with pytest.raises(SettingsError, match="is no Dask scheduler"), cluster(address):
            pass
        server.shutdown(socket.SHUT_RDWR)  # to close it would leave the thread waiting
    answering.join()
