import pytest
from tests.strict_weather import MODELS
from tests.thinned import thinned

from kane.files.model_json import load
from kane.model import check, named
from kanevas.assets.paths import TEMPLATES
from kanevas.edits.wording import reworded

FILES = sorted([*MODELS.glob("*.json"), *TEMPLATES.glob("*.json")])


def other(text):
    return f"Q{text}"


def english(text):
    return text.removeprefix("Q")


@pytest.mark.parametrize(
    "path", thinned(FILES, 4), ids=lambda path: f"{path.parent.name}/{path.stem}"
)
def test_other_words_and_back_are_the_same_model(path):
    model = load(path, unfinished=True)
    there = reworded(model, other)
    if model.bodies:
        check(there)
    assert reworded(there, english) == model


def test_names_with_all_that_refers_to_them_texts_and_titles_are_reworded():
    model = reworded(load(MODELS / "slider_crank.json"), other)
    names = {entry.name for _, entry in named(model)}
    assert {"Qcrank wheel", "Qcrank pin", "Qspeed", "Qload power"} <= names
    assert model.title == "QGeared slider-crank"
    assert model.description.startswith("QA motor")
    assert model.plots[0].title == "QStroke"
    assert model.plots[0].curves[0].startswith("Q")
    assert model.parameters[0].description.startswith("QRadius")
    assert all(formula.text.count("Q") for formula in model.formulas)


def test_signs_and_numbers_at_the_end_of_names_stay():
    names = {entry.name for _, entry in named(reworded(load(MODELS / "planar_chain.json"), other))}
    assert {"K1", "Q1", "Qpin 1", "Qpin 2"} <= names
    assert reworded(load(MODELS / "andrews.json"), other).bodies[0].name == "K1"
