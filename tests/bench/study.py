"""What a case of a study costs beside the run that it is about, and what a run costs at least.

A study reads its model once; a case gives numbers to parameters, works out what depends on them,
checks and compiles the model, runs it and keeps a few numbers. A run of no more than a moment
closes the joints, records two frames and takes a step between them.
"""

import time
from pathlib import Path

from msgspec.structs import replace

import kane
from kane.analyses.case_runs import runner
from kane.compiled import compile_model
from kane.files.model_json import dumps
from kane.model import with_parameters
from kane.solve.run import run

MODEL = Path(__file__).parents[2] / "models" / "slider_crank.json"
MEASURES = ("max(stroke.value)", "max(crank pin.fx)", "rms(vx('slider'))")
ROUNDS = 100
CASES, STUDIES = 50, 8  # of a whole study, as the window has it run, and how many of them
MOMENT = 1e-9  # s


def times() -> dict[str, float]:
    """Return CPU seconds, the shortest of turns that alternate.

    They are those of a case, of its run alone, and of a run of no more than a moment, of the same
    model; and what a whole study by threads takes for each of its cases.
    """
    model = kane.load(MODEL)
    case = {model.parameters[0].name: 1.01 * model.parameters[0].value}
    one = runner(dumps(model), MEASURES, (), {})
    system = compile_model(with_parameters(model, case))
    moment = replace(model.solver, duration=MOMENT, record_every=MOMENT)
    jobs = {
        "a case": lambda: one(case),
        "its run": lambda: run(system, model.solver),
        "a moment": lambda: run(system, moment),
    }
    found = dict.fromkeys(jobs, float("inf"))
    for _ in range(ROUNDS):
        for what, job in jobs.items():
            begun = time.thread_time()
            job()
            found[what] = min(found[what], time.thread_time() - begun)
    found["a case of all"] = _of_a_whole_study(model)
    return found


def _of_a_whole_study(model: kane.Model) -> float:
    name, value = model.parameters[0].name, model.parameters[0].value
    cases = [{name: value * (1.0 + 1e-3 * number)} for number in range(CASES)]
    shortest = float("inf")
    for _ in range(STUDIES):
        begun = time.process_time()
        kane.study(model, cases, MEASURES, by="threads")
        shortest = min(shortest, time.process_time() - begun)
    return shortest / CASES
