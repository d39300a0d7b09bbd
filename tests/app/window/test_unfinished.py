"""Models that are not finished, in the real window."""

import pytest
from msgspec.structs import replace
from tests.thinned import thinned
from tests.unfinished_models import BASE, UNFINISHED

from kane.files.model_json import save


@pytest.mark.parametrize("plane", thinned(("xz", "yz", "xy"), 3))
def test_every_view_shows_an_unfinished_model(open_window, qapp, tmp_path, plane):
    window = open_window()
    for name, (changes, _, _) in UNFINISHED.items():
        model = replace(BASE, **changes)
        save(model, tmp_path / f"{name}.json")
        window.workspace.document.open(tmp_path / f"{name}.json")
        assert window.workspace.document.model == model, name
        window.canvas.set_plane(plane)
        qapp.processEvents()
        assert not window.grab().isNull()


def test_a_run_of_an_unfinished_model_is_refused_with_the_fault(window, qtbot):
    changes, _, _ = UNFINISHED["no mass"]
    window.workspace.document.apply("Take the mass away", lambda _: replace(BASE, **changes))
    with qtbot.waitSignal(window.workspace.runner.failed) as refusal:
        window.workspace.run()
    assert "bodies[0].mass: is missing" in refusal.args[0]
