"""How long people wait: for the window, for the solver, and for the first compilation.

Each is measured in a fresh process. The clock counts for the window; where the machine does other
work besides, the CPU time of the process says more. Python reads the sources as bytecode, as it
does after an installation, whatever the environment of the bench says.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench import first_start

ROOT = Path(__file__).parents[2]
ON_DISPLAY = ROOT / "packaging" / "on-virtual-display.sh"
REPEATS = 3
LONGEST = 400.0  # s

# from the start of the process, which the interpreter's own start belongs to
CLOCK = """
import os, time
def since_start():
    ticks = int(open("/proc/self/stat").read().rsplit(")", 1)[1].split()[19])
    return time.clock_gettime(time.CLOCK_BOOTTIME) - ticks / os.sysconf("SC_CLK_TCK")
"""
WINDOW = (
    CLOCK
    + """
import sys
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QApplication, QMainWindow
def told():
    print("window", since_start(), time.process_time())
class Watch(QObject):
    def eventFilter(self, target, event):
        exposed = event.type() == QEvent.Type.Expose
        if exposed and isinstance(target, QWindow) and target.isExposed():
            QApplication.instance().removeEventFilter(self)
            QTimer.singleShot(0, told)
        return False
execute = QApplication.exec
def watched(*_):
    app = QApplication.instance()
    (window,) = (w for w in app.topLevelWidgets() if isinstance(w, QMainWindow))
    def ready():
        print("ready", since_start(), time.process_time())
        window.close()
    window.workspace.preparation.ready.connect(lambda: QTimer.singleShot(0, ready))
    watch = Watch()
    app.installEventFilter(watch)
    return execute()
QApplication.exec = watched
from kanevas.main import main
sys.exit(main([sys.argv[1]]))
"""
)
KERNELS = """
import resource, time
def cpu():
    others = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + others.ru_utime + others.ru_stime
from kane.analyses.preparation import prepare
begun, clock = cpu(), time.perf_counter()
prepare()
print("kernels", time.perf_counter() - clock, cpu() - begun)
"""


def times() -> dict[str, float]:
    """Return seconds by what they are, the shortest of some starts."""
    found: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as home:
        bytecode = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": f"{home}/bytecode"}
        away = {"XDG_CONFIG_HOME": home, "XDG_STATE_HOME": home, "XDG_DATA_HOME": home} | bytecode
        model = str(ROOT / "models" / "seven_body_mechanism.json")
        for _ in range(REPEATS + 1):  # the first leaves bytecode, and all in the system's memory
            for what, clock, cpu in _told([ON_DISPLAY, sys.executable, "-c", WINDOW, model], away):
                name = {"window": "window visible", "ready": "solver ready"}[what]
                found.setdefault(f"{name} after the start, by the clock", []).append(clock)
                found.setdefault(f"{name} after the start, CPU", []).append(cpu)
            for _, clock, cpu in _told([sys.executable, "-c", KERNELS], bytecode):
                found.setdefault("kernels loaded from the cache, by the clock", []).append(clock)
                found.setdefault("kernels loaded from the cache, CPU", []).append(cpu)
    best = {what: min(seconds) for what, seconds in found.items()}
    with tempfile.TemporaryDirectory() as cache:
        for _, clock, cpu in _told([sys.executable, "-c", KERNELS], {"XDG_CACHE_HOME": cache}):
            best["first compilation of all kernels, by the clock"] = clock
            best["first compilation of all kernels, CPU of all processes"] = cpu
    return best | first_start.times()


def _told(command: list[object], environment: dict[str, str]) -> list[tuple[str, float, float]]:
    """Return what a process tells: what, seconds by the clock, CPU seconds."""
    try:
        done = subprocess.run(
            [str(part) for part in command],
            check=True, capture_output=True, text=True, timeout=LONGEST, cwd=ROOT,
            env={**os.environ, **environment},
        )  # fmt: skip
    except subprocess.SubprocessError as fault:
        print(f"A start failed: {fault} {getattr(fault, 'stderr', '') or ''}", flush=True)
        return []
    lines = (line.split() for line in done.stdout.splitlines())
    return [
        (what, float(clock), float(cpu)) for what, clock, cpu in (x for x in lines if len(x) == 3)
    ]
