"""What a case of a study costs beside the run that it is about.

A study reads its model once; a case gives numbers to parameters, works out what depends on them,
checks and compiles the model, runs it and keeps a few numbers.
"""

import time
from pathlib import Path

import kane
from kane.analyses import study
from kane.compiled import compile_model
from kane.files.model_json import dumps
from kane.model import with_parameters
from kane.solve.run import run

MODEL = Path(__file__).parents[2] / "models" / "slider_crank.json"
MEASURES = ("max(stroke.value)", "max(crank pin.fx)", "rms(vx('slider'))")
ROUNDS = 100


def times() -> dict[str, float]:
    """Return CPU seconds of a case and of its run alone, the shortest of turns that alternate."""
    model = kane.load(MODEL)
    case = {model.parameters[0].name: 1.01 * model.parameters[0].value}
    one = study._runner(dumps(model), MEASURES, {})
    system = compile_model(with_parameters(model, case))
    jobs = {"a case": lambda: one(case), "its run": lambda: run(system, model.solver)}
    found = dict.fromkeys(jobs, float("inf"))
    for _ in range(ROUNDS):
        for what, job in jobs.items():
            begun = time.thread_time()
            job()
            found[what] = min(found[what], time.thread_time() - begun)
    return found
