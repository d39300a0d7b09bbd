"""A program of its own: lets a library read a file, and writes what it found as JSON.

Libraries for meshes, drawings and MuJoCo's compiler trust what they read, and some are written in
C. Whatever they do over a damaged or hostile file ends this process alone, which may take only so
much memory and time. It needs nothing of Kanevas, so that it is up quickly.
"""

import contextlib
import json
import math
import signal
import sys
from collections.abc import Callable
from typing import Any

MEMORY = 3 * 2**30  # bytes of addresses, those of the libraries among them
PATIENCE = 45  # s


class RefusedError(Exception):
    """Why nothing was read: what ``kane.sentences.say`` takes."""

    def __init__(self, template: str, **fields: str) -> None:
        super().__init__(template)
        self.template, self.fields = template, fields


def main(task: str) -> None:
    """Read the argument from the standard input, and write what the task found."""
    _confine()
    argument = json.load(sys.stdin)
    out, sys.stdout = sys.stdout, sys.stderr  # libraries may print what they like
    answer: dict[str, Any]
    try:
        answer = {"found": TASKS[task](argument)}
    except RefusedError as error:
        fields = {name: str(value) for name, value in error.fields.items()}
        answer = {"refused": {"template": error.template, "fields": fields}}
    json.dump(answer, out)


def _confine() -> None:
    if hasattr(signal, "alarm"):
        signal.alarm(PATIENCE)
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))


def mesh_extents(paths: list[str]) -> list[Any]:
    """Return lowest and highest coordinates of meshes; None for what holds no mesh."""
    return [_extents(path) for path in paths]


def _extents(path: str) -> Any:
    trimesh = _trimesh()
    try:
        bounds = trimesh.load_scene(path, skip_materials=True).bounds
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException:  # whatever a library may raise over a broken file
        return None
    if bounds is None or not all(map(math.isfinite, bounds.ravel())):
        return None
    return bounds.tolist()


def _trimesh() -> Any:
    try:
        import trimesh
    except ImportError:
        raise RefusedError(
            "Meshes need the library 'trimesh': pip install 'kanevas[exchange]'."
        ) from None
    return trimesh


TASKS: dict[str, Callable[[Any], Any]] = {"mesh_extents": mesh_extents}

if __name__ == "__main__":
    main(sys.argv[1])
