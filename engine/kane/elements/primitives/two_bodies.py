"""What primitives between two bodies have in common."""


class OfTwoBodies:
    """A primitive with the fields ``body_a`` and ``body_b``.

    Those that follow declare the fields, since their order is the one in which they are given.
    """

    body_a: str
    body_b: str

    @property
    def ends(self) -> tuple[str, str]:
        """Names of the two bodies."""
        return self.body_a, self.body_b
