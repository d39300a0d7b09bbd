"""For class: predict what a run does, derive its equations, and have both compared."""

from kanevas.worksheet.worksheet_panel import WorksheetPanel

__all__ = ["WorksheetPanel"]
