"""Time until the equations of an example with up to four bodies are there, as one asks for them.

At first: a process begins, loads SymPy, derives, writes all languages, and compares with the
engine. Again: in the process that has waited. Run it with ``make bench``. Nothing is judged: times
depend on the machine.
"""

import time

import numpy as np
from tests.bench.told import note
from tests.engine.symbolic.derived import FOUR_BODIES

import kane
from kane.symbolic.in_a_process import WAITING

LONGEST_ONES = 5


def main():
    told = sorted((times(path) for path in FOUR_BODIES), key=lambda each: -each[1])
    first, again = (np.array([each[k] for each in told]) for k in (1, 2))
    note(
        "equations", f"{len(told)} examples with up to four bodies",
        median=float(np.median(first)), worst=first.max(),
    )  # fmt: skip
    print(f"\nequations, median of {len(told)}: {np.median(first):.0f} ms, "
          f"again {np.median(again):.0f} ms")  # fmt: skip
    print(f"the longest{'at first [ms]':>40}{'again [ms]':>12}")
    for stem, *both in told[:LONGEST_ONES]:
        print(f"{stem:36}{both[0]:15.0f}{both[1]:12.0f}")


def times(path):
    """Return the name of an example, and the times by the clock at first and again [ms]."""
    model, found = kane.load(path), [path.stem]
    WAITING.clear()
    for _ in range(2):
        begun = time.perf_counter()
        assert kane.symbolic_equations(model) is not None
        found.append(1e3 * (time.perf_counter() - begun))
    return found


if __name__ == "__main__":
    main()
