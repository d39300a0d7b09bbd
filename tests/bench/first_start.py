"""How long a newcomer waits: from the start of the program, with nothing compiled, to a first run.

The program is started in a fresh process with an empty cache, and asked for a run as soon as its
window is there. Beside the clock stand CPU seconds, which say more where the machine does other
work besides, and the longest time for which the window's own thread looked at no event.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
ON_DISPLAY = ROOT / "packaging" / "on-virtual-display.sh"
LONGEST = 900.0  # s
MODELS = ("models/seven_body_mechanism.json", "models/slider_crank.json")

PROGRAM = """
import json, os, resource, sys, time
def since_start():
    ticks = int(open("/proc/self/stat").read().rsplit(")", 1)[1].split()[19])
    return time.clock_gettime(time.CLOCK_BOOTTIME) - ticks / os.sysconf("SC_CLK_TCK")
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
found, beats = {}, []
def note(what):
    found.setdefault(what, (since_start(), time.process_time()))
def ran(window, result):
    note("first run computed")
    assert result.outcome.ok
execute = QApplication.exec
def watched(*_):
    app = QApplication.instance()
    (window,) = (w for w in app.topLevelWidgets() if isinstance(w, QMainWindow))
    workspace = window.workspace
    def begin():
        if not workspace.document.model.bodies or workspace.preparation._task is None:
            QTimer.singleShot(20, begin)
            return
        note("run asked for")
        workspace.run()
    def end():
        note("all compiled")
        window.workspace.document.undo_stack.setClean()
        window.close()
    workspace.runner.finished.connect(lambda result: ran(window, result))
    workspace.runner.failed.connect(lambda text: sys.exit(text))
    workspace.preparation.ready.connect(lambda: note("solver ready"))
    workspace.preparation.complete.connect(lambda: QTimer.singleShot(500, end))
    beat = QTimer(app, interval=5)
    now = lambda: (time.perf_counter(), time.process_time(), since_start())
    beat.timeout.connect(lambda: beats.append(now()))
    beat.start()
    QTimer.singleShot(0, lambda: (note("window shown"), begin()))
    return execute()
QApplication.exec = watched
from kanevas.main import main
code = main([sys.argv[1]])
begun = found["run asked for"][0]
pauses = [(b[0] - a[0], b[1] - a[1], a[2]) for a, b in zip(beats, beats[1:]) if a[2] > begun]
children = resource.getrusage(resource.RUSAGE_CHILDREN)
json.dump(
    {
        "code": code,
        "found": found,
        "pauses": sorted(pauses)[-8:] + sorted(pauses, key=lambda pause: pause[1])[-8:],
        "others": children.ru_utime + children.ru_stime,
    },
    sys.stdout,
)
"""


def times() -> dict[str, float]:
    """Return seconds by what they are, of a first start with each of some models."""
    found: dict[str, float] = {}
    for model in MODELS:
        name = Path(model).stem.replace("_", " ")
        try:
            said = told(model)
        except subprocess.SubprocessError as fault:
            print(f"A first start failed: {fault} {getattr(fault, 'stderr', '')}", flush=True)
            continue
        for what, (clock, cpu) in said["found"].items():
            found[f"first start with the {name}: {what}, by the clock"] = clock
            found[f"first start with the {name}: {what}, CPU of the window"] = cpu
        found[f"first start with the {name}: CPU of all that compiles"] = said["others"]
        # a pause in which this process did little was another program's turn
        for what, gap in (("clock", 0), ("CPU in it", 1)):
            longest = max(pause[gap] for pause in said["pauses"])
            found[f"first start with the {name}: longest pause of the events, {what}"] = longest
    return found


def told(model: str) -> dict:
    """Return what one first start of the program tells."""
    with tempfile.TemporaryDirectory() as home:
        names = ("CACHE", "CONFIG", "STATE", "DATA")
        away = {f"XDG_{name}_HOME": f"{home}/{name.lower()}" for name in names}
        done = subprocess.run(
            [ON_DISPLAY, sys.executable, "-c", PROGRAM, str(ROOT / model)],
            check=True, capture_output=True, text=True, timeout=LONGEST, cwd=ROOT,
            env={**os.environ, **away, "PYTHONDONTWRITEBYTECODE": ""},
        )  # fmt: skip
    return json.loads(done.stdout)


if __name__ == "__main__":
    print("\n".join(f"{seconds:8.2f} s  {what}" for what, seconds in times().items()))
