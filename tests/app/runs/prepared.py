"""A preparation of the solver that tests make ready, or let fail, by hand."""

from PySide6.QtCore import QObject, Signal


class Prepared(QObject):
    """As a Preparation."""

    ready = Signal()
    complete = Signal()
    failed = Signal(str)

    def __init__(self, is_ready):
        super().__init__()
        self.is_ready = is_ready
        self.plain_runs = None
        self.retried = []

    def is_ready_for(self, _):
        return self.is_ready

    def retry(self, first):
        self.retried.append(first)
