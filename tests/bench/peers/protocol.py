"""What the bench and an engine in an environment of its own say to one another, line by line.

A request is a JSON object: ``{"do": "open", "mechanism": ...}``, answered by ``{"ways": [[way,
[settings, coarse to fine]], ...], "evaluates": true or false}``; ``{"do": "run", "way": ...,
"setting": ...}`` by ``{"seconds": ..., "states": samples x watched bodies x 18, "evaluations":
...}``; ``{"do": "evaluate", "count": ...}`` by ``{"seconds": ...}``. What cannot be done is
answered by ``{"refused": reason}``. Nothing of the program is imported here.
"""

import contextlib
import io
import json
import os
import sys
from typing import Any


class Unfit(Exception):  # noqa: N818
    """The engine does not offer what the mechanism needs; the message says what."""


def serve(make: Any, version: str) -> None:
    """Answer requests until there are no more.

    Args:
        make: takes a mechanism and returns what has ``ways``, ``run(way, setting)`` and
            ``evaluate(count)`` or no such thing; may raise Unfit.
        version: of the engine.

    """
    # an engine may print what it likes, but not among the answers
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    _say(answers, {"version": version})
    engine = None
    for line in sys.stdin:
        request = json.loads(line)
        try:
            if request["do"] == "open":
                engine = None
                with contextlib.redirect_stdout(io.StringIO()):
                    engine = make(request["mechanism"])
                _say(answers, {"ways": engine.ways, "evaluates": hasattr(engine, "evaluate")})
            elif request["do"] == "run":
                _say(answers, engine.run(request["way"], request["setting"]))
            else:
                _say(answers, {"seconds": engine.evaluate(request["count"])})
        except Unfit as unfit:
            _say(answers, {"refused": str(unfit)})
        except Exception as fault:  # whatever an engine throws is an answer too
            _say(answers, {"refused": f"{type(fault).__name__}: {str(fault)[:200]}"})


def _say(answers: Any, answer: dict[str, Any]) -> None:
    answers.write(json.dumps(answer) + "\n")
    answers.flush()
