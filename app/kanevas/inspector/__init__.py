"""Forms for the fields of a model, made from the fields' own descriptions."""

from kanevas.inspector.record_form import RecordForm

__all__ = ["RecordForm"]
