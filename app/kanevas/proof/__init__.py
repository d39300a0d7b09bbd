"""Is it right? A second derivation's page, and published problems on this machine."""

from kanevas.proof.proof_panel import ProofPanel

__all__ = ["ProofPanel"]
