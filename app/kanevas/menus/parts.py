"""What the menus act on besides the workspace."""

from dataclasses import dataclass

from kanevas.browser import Browser
from kanevas.canvas import Canvas
from kanevas.docks.assistance import Assistance
from kanevas.docks.folding import Folding
from kanevas.docks.run_keeping import RunKeeping
from kanevas.docks.studying import Studying
from kanevas.exports import Exports
from kanevas.files.file_dialogs import FileDialogs
from kanevas.hand.tools.toolbox import Toolbox
from kanevas.health import HealthIndicator
from kanevas.plots import PlotPanel
from kanevas.view3d import View3D


@dataclass(frozen=True)
class Parts:
    """Views, and what asks for files: each menu takes of them what its entries need."""

    folding: Folding
    canvas: Canvas
    toolbox: Toolbox
    view3d: View3D
    browser: Browser
    plots: PlotPanel
    health: HealthIndicator
    files: FileDialogs
    keeping: RunKeeping
    exports: Exports
    assistance: Assistance
    studying: Studying
