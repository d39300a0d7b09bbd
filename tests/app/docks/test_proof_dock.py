"""Is this right? A person asks, and sees what was compared, with a verdict for each line."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.person import choose, click

import kane
from kane.proof.finding import Finding, Proof
from kane.sentences import as_it_is, say
from kanevas.proof.proof_panel import VERDICT, WHAT, WHERE
from kanevas.proof.questions import Proved

MODELS = Path(__file__).parents[3] / "models"
LONG = 60_000  # ms; some runs beside whatever else runs


@pytest.fixture
def panel(window, qtbot):
    window.files.open(MODELS / "two_bodies.json")
    panel = window.proof.panel
    qtbot.waitUntil(lambda: panel._ready)
    return panel


def lines(panel):
    table = panel.table
    return [table.topLevelItem(k) for k in range(table.topLevelItemCount())]


def test_a_run_is_looked_at_and_its_published_numbers_are_compared(window, panel, qtbot):
    choose(window, "Simulate", "Is this right?")
    qtbot.waitUntil(lambda: isinstance(panel.found, Proved), timeout=LONG)
    assert panel.state.text() == "Nothing is wrong with this run"
    found = lines(panel)
    assert len(found) >= 10
    assert {each.text(VERDICT) for each in found} == {"✓ right", "✓ pass"}
    assert found[-1].childCount() > 0  # its published numbers
    panel.table.setCurrentItem(found[1])
    assert found[1].text(WHAT) in panel.detail.text()
    window.workspace.document.apply("Heavier", lambda model: replace(model, gravity=(0, 0, -1)))
    assert panel.state.text() == "The model has changed since"


def test_what_is_wrong_is_red_with_its_place(window, panel):
    place = say("'{body}' is off", body="rod")
    wrong = Finding(as_it_is("Balance"), "wrong", 2.0, 1e-7, place, as_it_is("why"))
    panel._show(Proved(panel._model, Proof((wrong,), (0.0,)), None))
    (line,) = lines(panel)
    assert line.text(VERDICT) == "✗ wrong"
    assert line.text(WHERE) == "'rod' is off"
    assert line.foreground(VERDICT).color() == window.workspace.colors.theme.error
    assert "red" in panel.state.text()


def test_a_run_that_does_not_end_says_why(panel):
    panel._show(Proved(panel._model, None, None, say("The joints gape at '{name}'", name="pin")))
    assert panel.state.text() == "The joints gape at 'pin'"


def test_examples_show_what_is_expected_of_them(window, panel, qtbot):
    choose(window, "View", "Proof")
    qtbot.waitUntil(lambda: panel.found is not None, timeout=LONG)
    (line,) = lines(panel)
    assert line.text(WHAT) == "Published numbers"
    assert line.childCount() == len(panel.found.values)


def test_published_problems_are_run_and_given_up(window, panel, qtbot):
    choose(window, "Help", "Verify this machine")
    qtbot.waitUntil(lambda: len(lines(panel)) >= 1, timeout=LONG)
    click(panel.cancel)
    qtbot.waitUntil(lambda: not panel._errand.busy, timeout=LONG)
    assert all(each.text(VERDICT) == "✓ pass" for each in lines(panel))
    assert "published problems come out" in panel.state.text()


def test_models_of_ones_own_have_no_published_numbers(window, panel, qtbot, tmp_path):
    model = replace(kane.load(MODELS / "two_bodies.json"), gravity=(0.0, 0.0, -1.0))
    kane.save(model, tmp_path / "own.json")
    window.files.open(tmp_path / "own.json")
    choose(window, "View", "Proof")
    qtbot.waitUntil(lambda: panel._asked != "" and not panel._reader.busy, timeout=LONG)
    assert panel.found is None
