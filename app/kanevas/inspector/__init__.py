"""Forms for the fields of a model, made from the fields' own descriptions."""

from kanevas.inspector.inspector import Inspector
from kanevas.inspector.run_form import RunForm

__all__ = ["Inspector", "RunForm"]
