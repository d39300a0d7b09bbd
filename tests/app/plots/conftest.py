import msgspec
import pytest

import kane
from kane.model import SolverSettings


@pytest.fixture(scope="session")
def result(model):
    """A short run of the seven-body mechanism."""
    solver = SolverSettings(method="rk4", duration=2e-3, step=1e-4)
    return kane.simulate(msgspec.structs.replace(model, solver=solver))
