"""Long lists of cases of which each run of the tests takes some, and ``make test-all`` all."""

from collections.abc import Iterable
from typing import Any

import pytest


def thinned(values: Iterable[Any], every: int) -> list[Any]:
    """Return cases of which only the first and each so many after it are not slow.

    Args:
        values: of one argument each, or tuples of values of several.
        every: how many cases there are to one that is not slow.

    """
    return [
        value if k % every == 0 else pytest.param(*_together(value), marks=pytest.mark.slow)
        for k, value in enumerate(values)
    ]


def _together(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)
