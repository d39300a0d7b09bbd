"""Parts of the bench that time frames and edits, each in a process of its own."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.bench.told import NOTES

HERE = Path(__file__).parent
ON_DISPLAY = HERE.parents[1] / "packaging" / "on-virtual-display.sh"
WITHOUT_WINDOW = ("posing", "live", "equations")
WITH_WINDOW = ("canvas", "view3d", "window", "plots")
LONGEST = 240.0  # s


def measured() -> list[dict[str, Any]]:
    """Run all parts, let them speak on the terminal, and return the times that they noted."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "notes"
        path.touch()
        for part in (*WITHOUT_WINDOW, *WITH_WINDOW):
            command = [sys.executable, "-m", f"tests.bench.{part}"]
            if part in WITH_WINDOW:
                command = [str(ON_DISPLAY), *command]
            print(f"\n-- {part}", flush=True)
            try:
                subprocess.run(
                    command, check=True, timeout=LONGEST, env={**os.environ, NOTES: str(path)}
                )
            except (subprocess.SubprocessError, OSError) as fault:
                print(f"{part} failed: {fault}", flush=True)
        return [json.loads(line) for line in path.read_text().splitlines()]
