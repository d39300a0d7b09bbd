"""Plug-ins: what other packages bring along by entry points."""

from kane.plug_ins.declared import ANALYSES, ELEMENTS, EXPORTERS, IMPORTERS, Analysis, Part

__all__ = ["ANALYSES", "ELEMENTS", "EXPORTERS", "IMPORTERS", "Analysis", "Part"]
