"""Libraries that trust what they read, at work in a process with little time and memory."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from kane.errors import FileError
from kane.sentences import from_tree, say

WORKER = Path(__file__).with_name("worker.py")
PATIENCE = 60.0  # s; the worker itself gives up before
LARGEST_ANSWER = 256 * 2**20


def run_confined(task: str, argument: Any) -> Any:
    """Return what a task of ``worker`` makes of an argument, both as JSON holds them.

    Raises:
        FileError: it takes too long or too much memory, the library that it needs is not there, or
            the file is not what it seems.

    """
    try:
        done = subprocess.run(
            [sys.executable, "-I", str(WORKER), task],
            input=json.dumps(argument).encode(),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise FileError(say("takes too long to be read")) from error
    except OSError as error:
        raise FileError(say("cannot be read here: {error}", error=error)) from error
    try:
        answer = json.loads(done.stdout[:LARGEST_ANSWER])
    except ValueError as error:
        raise FileError(say("cannot be read within the time and memory there is for it")) from error
    if "refused" in answer:
        raise FileError(from_tree(answer["refused"]) or say("is damaged"))
    return answer["found"]
