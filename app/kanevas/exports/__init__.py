"""Numbers, pictures, films, reports and scripts as files."""

from kanevas.exports.exports import Exports

__all__ = ["Exports"]
