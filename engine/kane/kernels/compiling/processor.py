"""For which processor kernels are compiled: for all of a kind, so that code may be handed on.

On x86-64 it is level 3 of the architecture, which all processors have had since 2015 or so; on
ARM it is what all of them have. Kernels run as fast that way as with all that the processor has, as
their loops are short. One that has less gets code of its own.
"""

import functools
import platform
from typing import NamedTuple

LEVEL_3 = "x86-64-v3"
OF_LEVEL_3 = ("avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe")


class Processor(NamedTuple):
    """What LLVM is told to compile for.

    Attributes:
        name: of a processor or a level of an architecture.
        features: what it has beside those that go with the name.

    """

    name: str
    features: str


@functools.cache
def processor() -> Processor:
    """Return for what kernels are compiled on this machine."""
    import llvmlite.binding as llvm  # it takes a while, which a window does not wait for

    kind = platform.machine().lower()
    has = llvm.get_host_cpu_features()
    if kind in {"x86_64", "amd64"} and all(has.get(feature) for feature in OF_LEVEL_3):
        return Processor(LEVEL_3, "")
    if kind == "arm64" and platform.system() == "Darwin":
        return Processor("apple-m1", "")
    if kind in {"aarch64", "arm64"}:
        return Processor("generic", "")
    return Processor(llvm.get_host_cpu_name(), has.flatten())
