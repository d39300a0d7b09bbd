"""What is drawn of a run over the bodies: vectors, their scales, and traces; no Qt here."""

from kanevas.vectors.bundle import Bundle, bundle, bundles_of
from kanevas.vectors.traces import traces_of

__all__ = ["Bundle", "bundle", "bundles_of", "traces_of"]
