"""A report of a model and its run as one page that needs no other file."""

from kanevas.exports.report.page import Contents
from kanevas.exports.report.writing import write_report

__all__ = ["Contents", "write_report"]
