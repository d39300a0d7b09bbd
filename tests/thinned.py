"""Long lists of cases of which each run of the tests takes some, and ``make test-all`` all."""

from collections.abc import Iterable
from typing import Any

import pytest


def thinned(values: Iterable[Any], every: int, together: bool = False) -> list[Any]:
    """Return cases of which only the first and each so many after it are not slow.

    Args:
        values: of the cases.
        every: how many cases there are to one that is not slow.
        together: whether each is a tuple, of the values of several arguments.

    """
    return [
        value
        if k % every == 0
        else pytest.param(*(value if together else (value,)), marks=pytest.mark.slow)
        for k, value in enumerate(values)
    ]
