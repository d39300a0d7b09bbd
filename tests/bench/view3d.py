"""Time of the 3D view with 300 bodies, 300 joints and springs.

Run it with ``make bench``. Nothing is judged: times depend on the machine. The time of the thread
is what the window's own thread computes; that of the clock has the threads of OpenGL in it.
"""

import statistics
import time
from collections.abc import Callable

from PySide6.QtCore import QPointF, QSize
from tests.bench.grid_of_bodies import grid_of_bodies
from tests.bench.told import note

from kane.model import Model
from kane.model.poses import Poses, initial_poses
from kanevas.document.selection import Selection
from kanevas.program.program import make_application
from kanevas.view3d import View3D

SIZE = QSize(620, 680)  # beside the canvas, in a window of 1280 x 800
POSTER = QSize(3840, 2160)
MOTION = 41  # poses that a run shows to the view


def tell(what: str, work: Callable[[], object], times: int = 20) -> None:
    """Print the median times of some work."""
    thread, clock = [], []
    for _ in range(times):
        starts = time.thread_time(), time.perf_counter()
        work()
        thread.append(time.thread_time() - starts[0])
        clock.append(time.perf_counter() - starts[1])
    numbers = "".join(f"{statistics.median(t) * 1e3:10.1f}" for t in (thread, clock))
    print(f"{what:46}{numbers}", flush=True)
    note("3D view", what, median=1e3 * statistics.median(thread))


def shaken(poses: Poses, step: int) -> Poses:
    """Return poses a little further on."""
    return poses._replace(position=poses.position + 1e-3 * step)


def measure(view: View3D, model: Model) -> None:
    """Print all times."""
    poses = initial_poses(model)
    frames = iter(range(10**6))

    def frame() -> None:
        view.show_poses(shaken(poses, next(frames)))
        view.grab()

    def orbit() -> None:
        view._view.camera.orbit(0.01, 0.0)
        view._view.renew()
        view.grab()

    def edit() -> None:
        view.show_model(model)
        view.grab()

    print(f"{'the 3D view':46}{'thread':>10}{'clock':>10}   [ms]")
    tell("A frame of a film", frame)
    tell("The camera turned", orbit)
    tell("Built anew after an edit", edit)
    tell("Room made for a motion", lambda: view.show_motion([poses] * MOTION), 3)
    tell("Picked", lambda: view._element_at(QPointF(view.rect().center())))
    tell("A picture of 3840 x 2160", lambda: view.picture(POSTER), 3)


def main() -> None:
    """Print all times."""
    make_application()
    view, model = View3D(Selection()), grid_of_bodies()
    view.resize(SIZE)
    start = time.thread_time()
    view.show_model(model)
    view.grab()
    print(f"{'the 3D view at first':46}{(time.thread_time() - start) * 1e3:10.1f}")
    measure(view, model)


if __name__ == "__main__":
    main()
