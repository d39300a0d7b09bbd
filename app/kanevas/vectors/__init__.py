"""What is drawn of a run over the bodies: vectors, their scales, and traces; no Qt here."""

from kanevas.vectors.bundle import ArrowSet, bundle, bundles_of
from kanevas.vectors.traces import traces_of

__all__ = ["ArrowSet", "bundle", "bundles_of", "traces_of"]
