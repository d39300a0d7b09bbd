"""All tools, in the order of the palette; the first is armed while no other is."""

from kanevas.canvas.tools.rod import RodTool
from kanevas.canvas.tools.select import SelectTool
from kanevas.canvas.tools.tool import Tool

TOOLS: tuple[type[Tool], ...] = (SelectTool, RodTool)
