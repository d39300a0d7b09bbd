import pytest
from tests.engine.helpers import ROOT

from kane.files.model_json import load


@pytest.fixture
def seven_bodies():
    return load(ROOT / "models" / "seven_body_mechanism.json")


@pytest.fixture
def andrews():
    return load(ROOT / "models" / "andrews.json")


@pytest.fixture
def two_bodies():
    return load(ROOT / "models" / "two_bodies.json")
