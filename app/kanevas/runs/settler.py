"""Bringing the document's model into an equilibrium, beside its editing."""

import threading
from collections.abc import Callable

from kane.model import Model
from kanevas.runs.assembler import Assembler, Placing


class Settler(Assembler):
    """Moves the bodies to where they rest, with speeds of zero, as one edit of the document."""

    def title(self) -> str:
        return self.tr("Settle into equilibrium")

    def placing(self, model: Model) -> Placing:
        return _settling(model)


def _settling(model: Model) -> Placing:
    def settling(progress: Callable[[float], None], stop: threading.Event) -> Model:
        from kane.analyses.statics import equilibrium

        return equilibrium(model, progress=progress, stop=stop).model

    return settling
