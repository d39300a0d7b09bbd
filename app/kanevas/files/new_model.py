"""The model that one begins with, as the settings have it."""

import msgspec

from kane.files.model_json import load
from kane.model import Model
from kanevas.assets.paths import TEMPLATES
from kanevas.settings import Settings


def new_model(settings: Settings) -> Model:
    """Return an empty model: plane and gravity of a template, length and method of its run."""
    model = load(TEMPLATES / f"{settings.new_model()}.json", unfinished=True)
    duration, method = settings.new_run()
    solver = msgspec.structs.replace(model.solver, duration=duration, method=method)
    return msgspec.structs.replace(model, solver=solver)
