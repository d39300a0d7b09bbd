"""Signs of what changes, at the frame of a run that the window shows."""

import pytest
from tests.strict_weather import MODELS

from kanevas.canvas.items.joint_item import JointItem

pytestmark = pytest.mark.usefixtures("shared_window")


@pytest.fixture
def window_with_run(window, qtbot):
    window.files.open(MODELS / "ramp_disk.json")
    with qtbot.waitSignal(window.workspace.runner.finished):
        window.workspace.run()
    window.workspace.player.pause()
    return window


def holds_shown(window):
    """How the disc holds on the canvas, and which of its solids are there in space."""
    items = window.canvas.scene().items()
    sign = next(i for i in items if isinstance(i, JointItem) and i.name == "ramp")
    window.view3d.refresh()
    solids = window.view3d._world.solids
    shown = [
        is_shown
        for name, is_shown in zip(solids.names, solids.is_shown.tolist(), strict=True)
        if name == "ramp"
    ]
    return sign.hold, shown[:3]


def test_the_disc_slides_and_rolls_where_it_does_so(window_with_run):
    window = window_with_run
    (event,) = window.workspace.presenter.events.events[:1]
    for time, hold, shown in (
        (0.5 * event.time, "slides", [False, True, False]),
        (1.5 * event.time, "sticks", [True, False, False]),
        (0.5 * event.time, "slides", [False, True, False]),
    ):
        window.workspace.player.seek(time)
        assert holds_shown(window) == (hold, shown)
    # the model as it is drawn knows nothing of forces
    window.workspace.document.apply("Push", lambda model: type(model)(bodies=model.bodies,
                                    joints=model.joints, gravity=(0.0, -5.0, 0.0)))  # fmt: skip
    assert holds_shown(window) == (None, [True, False, False])


def test_an_event_has_the_sign_of_before_and_the_sign_of_after(window_with_run):
    window = window_with_run
    presenter = window.workspace.presenter
    presenter.show_event(0)
    assert holds_shown(window)[0] == "sticks"
    presenter.step_frames(-1)
    assert window.workspace.player.clock.time == presenter.events.times[0]
    assert holds_shown(window)[0] == "slides"


def test_arrows_of_friction_are_chosen_told_and_drawn_with_their_cone(window_with_run):
    window = window_with_run
    overlays, sets, lines = window.workspace.overlays, [], []
    overlays.arrows_changed.connect(lambda some, legend: (sets.append(some), lines.append(legend)))
    window.workspace.player.seek(0.1)
    bare = window.canvas.grab().toImage()
    for kind in ("normal_force", "friction_force"):
        overlays.set_kind(kind, True)
    assert [each.kind for each in sets[-1]] == ["normal_force", "friction_force"]
    assert sets[-1][0].cones.tolist() == [0.3]
    # on one scale, so that the force lies in the cone
    normal, rubs = (each.parts[0] for each in sets[-1])
    assert (rubs @ rubs) / (normal @ normal) == pytest.approx(0.09)
    assert "In the cone friction can hold" in [line.text for line in lines[-1]]
    assert window.canvas.grab().toImage() != bare
