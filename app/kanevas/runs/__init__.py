"""Runs: from a document to a result, off the GUI thread. The only place that makes threads."""
