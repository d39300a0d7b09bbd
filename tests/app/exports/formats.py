"""The formats of films, as parameters: those whose encoder is left out here are skipped."""

import pytest

from kanevas.exports.film import Format
from kanevas.exports.film_file import formats_here

FORMATS = [
    pytest.param(
        each, id=each.value, marks=pytest.mark.skipif(each not in formats_here(), reason="left out")
    )
    for each in Format
]
