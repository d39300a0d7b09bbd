import pytest
from msgspec.structs import replace
from tests.engine.four_bar import four_bar
from tests.strict_weather import MODELS

import kane
from kane.elements.measure_point import MeasurePoint
from kane.model import Model, SolverSettings
from kanevas.document.selection import Selection
from kanevas.look.theme import LIGHT
from kanevas.method import MethodPanel

NO_TIME = SolverSettings(method="rk4", duration=0.2, step=1e-3, record_every=0.02)


@pytest.fixture(scope="session")
def rods() -> Model:
    """A double pendulum with a point at its tip."""
    model = kane.load(MODELS / "hinged_rods.json")
    tip = MeasurePoint(name="tip", body="rod 2", point=(0.5, 0.0, 0.0))
    return replace(model, points=(tip,), solver=NO_TIME)


@pytest.fixture(scope="session")
def loop() -> Model:
    """Four hinges in a plane: three rows say something twice."""
    return replace(four_bar(3, 1, 2.5, 2), solver=NO_TIME)


@pytest.fixture(scope="session")
def swing(rods):
    """A run of the double pendulum."""
    return kane.simulate(rods)


@pytest.fixture
def selection():
    return Selection()


@pytest.fixture
def panel(qtbot, selection):
    panel = MethodPanel(selection, LIGHT)
    qtbot.addWidget(panel)
    panel.resize(1000, 400)
    panel.show()
    qtbot.waitExposed(panel)
    panel.set_ready()
    yield panel
    panel.stop()
