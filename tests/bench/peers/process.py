"""An engine of others in a process and an environment of its own."""

import json
import os
import selectors
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import platformdirs
from tests.bench.entry import Refusal, Run, Silence
from tests.bench.peers.mechanism import plain
from tests.bench.problems.problem import STATE, Case

HERE = Path(__file__).parent
INSTALLING, OPENING, ANSWERING = 400.0, 90.0, 10.0  # s, at most
# what pip is asked for; script and name are those of the first
PEERS = {
    "exudyn": ("Exudyn", ("exudyn",)),
    "mujoco": ("MuJoCo", ("mujoco",)),
    "pinocchio": ("Pinocchio", ("pin", "scipy")),
    "drake": ("Drake", ("drake",)),
    "bullet": ("Bullet", ("pybullet", "numpy")),
    "pydy": ("SymPy with PyDy", ("pydy", "sympy", "scipy", "cython", "setuptools")),
}
ONE_THREAD = dict.fromkeys(
    ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMEXPR_NUM_THREADS"), "1"
)


class Peer:
    """The engine's process; it is asked and answers, or is told to have failed.

    Raises:
        Refusal: it cannot be installed or does not start.

    """

    def __init__(self, key: str) -> None:
        self.name, packages = PEERS[key]
        self._key = key
        self._python = _environment(key, packages)
        self._process: subprocess.Popen[bytes] | None = None
        self._rest = b""
        self._case: Case | None = None
        self.version = ""
        self._start()

    def open(self, case: Case) -> dict[str, Any]:
        """Hand over a problem; return the ways that the engine offers."""
        self._case = case
        return self._ask({"do": "open", "mechanism": plain(case)})

    def run(self, way: str, setting: float) -> Run:
        """Run the problem that is open."""
        assert self._case
        answer = self._ask({"do": "run", "way": way, "setting": setting})
        watched = len(self._case.watched) or len(self._case.model.bodies)
        states = np.array(answer["states"], float).reshape(self._case.samples, watched, STATE)
        if not np.isfinite(states).all():
            raise Refusal("the motion is not finite")
        return Run(
            answer["seconds"], self._case.measure(self._whole(states)), answer["evaluations"]
        )

    def evaluate(self, count: int) -> float:
        """Return the CPU seconds of so many evaluations of the problem that is open."""
        seconds: float = self._ask({"do": "evaluate", "count": count})["seconds"]
        return seconds

    def close(self) -> None:
        """End the process."""
        if self._process:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe:
                    pipe.close()
        self._process = None

    def _whole(self, states: Any) -> Any:
        """Put the states of watched bodies where they stand among all."""
        assert self._case
        if not self._case.watched:
            return states
        whole = np.zeros((len(states), len(self._case.model.bodies), STATE))
        whole[:, list(self._case.watched)] = states
        return whole

    def _start(self) -> None:
        self._process = subprocess.Popen(
            [self._python, HERE / f"with_{self._key}.py"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=HERE,
            env={**os.environ, **ONE_THREAD},
        )
        self._rest = b""
        self.version = self._answer()["version"]

    def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        if self._process is None:
            self._start()
            if self._case and request["do"] != "open":
                self._ask({"do": "open", "mechanism": plain(self._case)})
        assert self._process and self._process.stdin
        try:
            self._process.stdin.write(json.dumps(request).encode() + b"\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            self.close()
            raise Refusal("the process broke down") from None
        return self._answer(OPENING if request["do"] == "open" else ANSWERING)

    def _answer(self, patience: float | None = None) -> dict[str, Any]:
        """Return the next line; a process that is silent for too long is ended."""
        assert self._process and self._process.stdout
        patience = patience or ANSWERING
        until = time.monotonic() + patience
        with selectors.DefaultSelector() as selector:
            selector.register(self._process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._rest:
                if not selector.select(max(0.0, until - time.monotonic())):
                    self.close()
                    raise Silence(f"no answer within {patience:.0f} s")
                chunk = os.read(self._process.stdout.fileno(), 1 << 20)
                if not chunk:
                    code = self._process.wait()
                    self.close()
                    raise Refusal(f"the process broke down with code {code}")
                self._rest += chunk
        line, _, self._rest = self._rest.partition(b"\n")
        answer: dict[str, Any] = json.loads(line)
        if "refused" in answer:
            raise Refusal(answer["refused"])
        return answer


def _environment(key: str, packages: tuple[str, ...]) -> Path:
    """Return the Python of the engine's environment; make it where it is missing."""
    folder = platformdirs.user_cache_path("kanevas", appauthor=False) / "bench-peers" / key
    windows = sys.platform == "win32"
    python = folder / ("Scripts/python.exe" if windows else "bin/python")
    ready = folder / "ready"
    if ready.exists() and ready.read_text() == " ".join(packages):
        return python
    print(f"Installing {', '.join(packages)} into {folder}", flush=True)
    make = [sys.executable, "-m", "venv", "--clear", folder]
    fetch = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", *packages]
    try:
        for command in (make, fetch):
            subprocess.run(command, check=True, capture_output=True, timeout=INSTALLING)
    except subprocess.TimeoutExpired:
        raise Refusal(f"not installed within {INSTALLING:.0f} s") from None
    except (subprocess.CalledProcessError, OSError) as fault:
        lines = (getattr(fault, "stderr", b"") or b"").decode(errors="replace").strip().splitlines()
        raise Refusal(f"does not install: {lines[-1] if lines else fault}") from None
    ready.write_text(" ".join(packages))
    return python
