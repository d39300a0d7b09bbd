from msgspec.structs import replace

import kane
from kane.elements.body import Body
from kane.model import Model
from kane.solve import frames_between
from kanevas.units.systems import SI
from kanevas.workspace.frame_by_frame import frame_by_frame


def spinning(**settings):
    top = Body(name="top", mass=1.0, inertia=(1.0, 1.0, 1.0), angular_velocity=(0.0, 0.0, 100.0))
    return kane.simulate(Model(bodies=(top,)), rtol=1e-4, **settings)


def test_who_records_too_seldom_is_told_what_helps():
    words = frame_by_frame(spinning(duration=1.0, record_every=0.1), SI)
    assert "leave “Record every” empty" in words


def test_who_runs_for_too_long_is_told_from_when_on_it_matters(monkeypatch):
    monkeypatch.setattr(frames_between, "LARGEST", 2**16)
    result = spinning(duration=100.0)
    start = result.time[result.coarse.argmax()]
    words = frame_by_frame(result, SI)
    assert f"from {start:.3g} s on" in words.replace("\N{NARROW NO-BREAK SPACE}", " ")
    assert "shorter" in words
    assert not replace(result.settings).record_every
