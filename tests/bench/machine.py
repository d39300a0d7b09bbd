"""Which machine and which versions the times are from."""

import platform
import subprocess
from importlib.metadata import version
from pathlib import Path

import kane


def machine() -> dict[str, str]:
    """Return processor, system, and versions of what the engine stands on."""
    return {
        "processor": _processor(),
        "cores": str(_cores()),
        "system": f"{platform.system()} {platform.release()}",
        "python": platform.python_version(),
        "numba": version("numba"),
        "numpy": version("numpy"),
        "kanevas": _commit(),
    }


def load() -> float:
    """Return how many processes there were to run in the last minute, in the mean; 0 if unknown."""
    import os

    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    return next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), "")


def _cores() -> int:
    import os

    return os.cpu_count() or 1


def _commit() -> str:
    folder = Path(kane.__file__).parent
    command = ["git", "describe", "--always", "--dirty"]
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return version("kanevas")
    return done.stdout.strip()
