"""Random walks through the whole window, with mouse and keys: 20 000 actions without an error."""

import pytest
from msgspec.structs import replace
from tests.restless import Restless
from tests.strict_weather import MODELS
from tests.unfinished_models import BASE, UNFINISHED

from kane.files.model_json import dumps

WALKS, ACTIONS = 8, 2500


@pytest.fixture
def paths(tmp_path):
    """Examples, and models with a fault each."""
    paths = sorted(MODELS.glob("*.json"))
    for number, (change, *_) in enumerate(UNFINISHED.values()):
        paths.append(tmp_path / f"unfinished {number}.json")
        paths[-1].write_text(dumps(replace(BASE, **change)), encoding="utf-8")
    return paths


def test_a_hand_does_anything_at_all_and_no_error_comes_of_it(window, paths, monkeypatch):
    Restless(window, 0, paths).go(250, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, WALKS + 1))
def test_it_goes_on_without_an_error_for_as_long_as_one_likes(window, paths, monkeypatch, seed):
    Restless(window, seed, paths).go(ACTIONS, monkeypatch)
