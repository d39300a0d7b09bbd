import pytest
from msgspec.structs import replace
from tests.strict_weather import MODELS

import kane
from kane.model import SolverSettings


@pytest.fixture(autouse=True, scope="session")
def loaded_solver() -> None:
    """Load the kernels, or compile them, before the first signal is waited for."""
    model = kane.load(MODELS / "four_bar_massless.json")
    kane.simulate(replace(model, solver=SolverSettings(method="rk4", duration=1e-3, step=1e-3)))
