"""Build hook: a wheel brings the compiled solver along where KANEVAS_KERNELS names its folder.

``packaging/wheel.py`` compiles it and sets the variable. Without it the wheel is for all machines,
and compiles at the first start.
"""

import os
import sys
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from packaging.tags import platform_tags

VARIABLE = "KANEVAS_KERNELS"
# machine code and calls of Python alone: nothing in it is of the system's C library
OLDEST_LINUX = "manylinux_2_17"


class CarryKernels(BuildHookInterface):
    """Puts the kernels into the wheel, and says on which machines it can be installed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Say what belongs into the wheel, before it is built."""
        folder = Path(os.environ.get(VARIABLE, ""))
        if VARIABLE not in os.environ or self.target_name != "wheel":
            return
        if not (folder / "all.complete").is_file():
            raise SystemExit(f"{VARIABLE}={folder} does not hold all kernels, compiled.")
        build_data["force_include"][str(folder)] = f"kane/kernels/carried/{folder.name}"
        build_data["pure_python"] = False
        python = f"cp{sys.version_info.major}{sys.version_info.minor}"
        build_data["tag"] = f"{python}-{python}-{_platform()}"
        # other versions of Numba could not read the code, and would compile it
        build_data["dependencies"].append(f"numba=={version_of('numba')}")


def _platform() -> str:
    tag = next(platform_tags())
    if not tag.startswith(("manylinux", "linux")):
        return tag
    machine = tag.partition("_x86_64")[1] or tag.partition("_aarch64")[1]
    return f"{OLDEST_LINUX}{machine}" if machine else tag
