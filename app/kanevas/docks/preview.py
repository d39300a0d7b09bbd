"""What a panel shows by bodies that stand elsewhere for a while: on the canvas and in 3D."""

from __future__ import annotations

from kanevas.canvas import Canvas
from kanevas.canvas.viewing.previewing import Previewing
from kanevas.modes import ModesPanel, StaticsPanel
from kanevas.view3d import View3D
from kanevas.workspace import Workspace


class Preview:
    """Lets both views follow the poses of a panel, and be as before where it wants no more.

    Args:
        panel: what shows poses.
        workspace: whose moment is seen after it.
        canvas: one of the views.
        view3d: the other one.

    """

    def __init__(
        self,
        panel: ModesPanel | StaticsPanel,
        workspace: Workspace,
        canvas: Canvas,
        view3d: View3D,
    ) -> None:
        self._workspace, self._view3d = workspace, view3d
        self._previewing = Previewing(canvas)
        panel.preview_wanted.connect(self._previewing.begin)
        panel.preview_wanted.connect(view3d.preview)
        panel.poses_wanted.connect(canvas.show_poses)
        panel.poses_wanted.connect(view3d.show_poses)
        panel.still_wanted.connect(self.end)

    def end(self) -> None:
        """Show the moment of the clock, seen as before."""
        self._previewing.end()
        self._view3d.end_preview()
        self._workspace.presenter.show_time(self._workspace.player.clock.time)

    def keep(self) -> None:
        """Go on from what is seen."""
        self._previewing.keep()
        self._view3d.end_preview(keep=True)
