"""Time until the equations of an example with up to four bodies are there, as one asks for them.

From the call in a program that has not loaded SymPy: a process begins, derives, writes all
languages, and compares with the engine. Run it with ``make bench``. Nothing is judged: times depend
on the machine.
"""

import resource
import time

import numpy as np
from tests.bench.told import note
from tests.engine.symbolic.derived import FOUR_BODIES

import kane

LONGEST_ONES = 5


def main():
    told = sorted((times(path) for path in FOUR_BODIES), key=lambda each: -each[1])
    clocks = [clock for _, clock, _ in told]
    note(
        "equations", f"{len(told)} examples with up to four bodies",
        median=float(np.median(clocks)), worst=max(clocks),
    )  # fmt: skip
    print(f"\nequations, median of {len(told)}: {np.median(clocks):.0f} ms")
    print(f"the longest{'by the clock [ms]':>40}{'CPU [ms]':>12}")
    for stem, clock, used in told[:LONGEST_ONES]:
        print(f"{stem:36}{clock:15.0f}{used:12.0f}")


def times(path):
    """Return the name of an example, and the times by the clock and of the processors [ms]."""
    model = kane.load(path)
    begun, before = time.perf_counter(), _of_children()
    assert kane.symbolic_equations(model) is not None
    return path.stem, 1e3 * (time.perf_counter() - begun), 1e3 * (_of_children() - before)


def _of_children():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
