"""Time of ladders of parallelograms: one evaluation, and the whole IFToMM benchmark.

Run it with ``make bench``. Nothing is judged: times depend on the machine.
"""

import time

import numpy as np
from tests.engine.mechanisms import four_bars_in_a_row

import kane
from kane.compiled import compile_model
from kane.kernels.evaluate import evaluate
from kane.kernels.tables import make_work
from kane.solve.assembly import assemble

SIZES = (10, 20, 40, 80)
REPEATS = 7
SPAN = 0.05  # s, of one of the repeats


def evaluation_time(loops):
    """Return the shortest mean time of an evaluation [s]."""
    system = compile_model(four_bars_in_a_row(loops))
    work, y_dot = make_work(system.tables), np.zeros(system.state_size)
    y = assemble(system).state
    evaluate(system.tables, work, 0.0, y, y_dot)
    best = float("inf")
    for _ in range(REPEATS):
        count, start = 0, time.perf_counter()
        while time.perf_counter() - start < SPAN:
            evaluate(system.tables, work, 0.0, y, y_dot)
            count += 1
        best = min(best, (time.perf_counter() - start) / count)
    return best


def main():
    print("one evaluation of N parallelograms in a row")
    print("     N   bodies   microseconds   of the last")
    last = None
    for loops in SIZES:
        now = evaluation_time(loops)
        ratio = f"{now / last:12.2f}" if last else ""
        print(f"{loops:6}{2 * loops + 1:9}{now * 1e6:15.1f}{ratio}")
        last = now
    print("\n10 s of them, dop853")
    print("     N    steps   rejected   seconds   energy drift [J]")
    for loops in (1, 5, 40):
        result = kane.simulate(four_bars_in_a_row(loops), duration=10.0, record_every=0.01)
        outcome = result.outcome
        print(
            f"{loops:6}{outcome.steps:9}{outcome.rejected:11}{outcome.wall_time:10.2f}"
            f"{result.energy_drift:19.2g}"
        )


if __name__ == "__main__":
    main()
