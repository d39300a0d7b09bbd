"""What is drawn of a run over the bodies: vectors, their scales, and traces; no Qt here."""

from kanevas.vectors.arrow_set import ArrowSet, arrow_set_of, arrow_sets_of, drawn_as_arrows
from kanevas.vectors.traces import traces_of

__all__ = ["ArrowSet", "arrow_set_of", "arrow_sets_of", "drawn_as_arrows", "traces_of"]
