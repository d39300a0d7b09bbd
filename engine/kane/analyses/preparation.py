"""Compile the kernels, once for each version of their sources.

Compiling takes tens of seconds of one core, and is shared out among all; afterwards the compiled
code is loaded from the user's cache folder within a fraction of a second.
"""

import contextlib
import gc
import subprocess
import sys
from collections.abc import Iterable, Iterator

from kane.analyses.kernel_uses import Use, all_uses, uses_of
from kane.analyses.leash import cores, give_way, on_leash
from kane.kernels.compiling.cache import (
    ALL,
    cache_folder,
    is_prepared,
    kernels_there,
    mark_prepared,
    needed_by,
)
from kane.kernels.compiling.claim import Claim
from kane.kernels.compiling.jit import COMPILES, KERNELS
from kane.model import SolverSettings
from kane.model.solver import FormulationName, MethodName

MOST_HELPERS = 7  # more would wait for each other
_in_memory: set[str] = set()  # names of the uses that this process has done
HELP = "from kane.analyses.preparation import help_to_prepare; help_to_prepare({!r}, {!r})"


def prepare(first: SolverSettings | None = None) -> None:
    """Compile, on all cores, what is not compiled yet, and load what a run needs.

    What other runs need comes from the cache as it is used.

    Args:
        first: the method and formulation that are needed first; those by default otherwise.

    """
    first = first or SolverSettings()
    with _without_collector(), _helpers(first):
        _share(uses_of(first))
        _do(uses_of(first))  # what others have begun, it waits for; the rest it loads
        _mark(needed_by(first.method, first.formulation))
        if _is_to_compile():
            _share(all_uses())
            _do(all_uses())
            _mark(ALL)


def load_all() -> None:
    """Load from the cache what any run needs."""
    if ALL not in _in_memory:
        with _without_collector():
            _do(all_uses())
        _in_memory.add(ALL)


def load(settings: SolverSettings) -> None:
    """Load from the cache what a run needs, and what is shown of it."""
    with _without_collector():
        _do(uses_of(settings))


def part_done() -> float:
    """Return the part of all that is compiled, 0 to 1; all of it where kernels are plain Python."""
    return kernels_there() / len(KERNELS) if COMPILES else 1.0


def help_to_prepare(method: MethodName, formulation: FormulationName) -> None:
    """Compile beside the process that has started this one, and end with it."""
    on_leash()
    first = SolverSettings(method=method, formulation=formulation)
    with _without_collector():
        _share(uses_of(first))
        _share(all_uses())


def prepare_for_program(method: MethodName, formulation: FormulationName) -> None:
    """Do the same as ``prepare`` for a program that a person works with, and end with it."""
    on_leash()
    give_way()
    prepare(SolverSettings(method=method, formulation=formulation))


def _mark(what: str) -> None:
    if COMPILES:
        mark_prepared(what)


def _is_to_compile() -> bool:
    return COMPILES and cache_folder() is not None and not is_prepared()


def _do(uses: Iterable[Use]) -> None:
    if not COMPILES:
        return  # kernels are plain Python, and there
    for name, use in uses:
        if name not in _in_memory:
            use()
            _in_memory.add(name)


def _share(uses: Iterable[Use]) -> None:
    """Do what no other process does, of what is not compiled yet."""
    folder = cache_folder()
    if folder is None or not _is_to_compile():
        return
    for name, use in uses:
        with Claim(folder / f"use {name}", wait=False) as claim:
            if claim.held:
                use()


@contextlib.contextmanager
def _helpers(first: SolverSettings) -> Iterator[None]:
    """Have processes on the other cores compile meanwhile, if there is anything to compile."""
    count = cores() - 1 if _is_to_compile() else 0
    command = [sys.executable, "-c", HELP.format(first.method, first.formulation)]
    helpers = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
        for _ in range(min(count, MOST_HELPERS))
    ]
    try:
        yield
    finally:
        for helper in helpers:
            helper.kill()
            helper.communicate()


@contextlib.contextmanager
def _without_collector() -> Iterator[None]:
    """Keep Python from searching for garbage, a tenth of the time among all that Numba keeps."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
