"""All tools, in the order of the palette; the first is armed while no other is."""

from kanevas.canvas.tools.at_point import AT_POINT_TOOLS
from kanevas.canvas.tools.box import BoxTool
from kanevas.canvas.tools.couplings import GearTool, LinearCouplingTool, RackTool
from kanevas.canvas.tools.disc import DiscTool, SphereTool
from kanevas.canvas.tools.drivers import ActuatorTool, MotorTool
from kanevas.canvas.tools.gravitation import GravitationTool
from kanevas.canvas.tools.in_joint import IN_JOINT_TOOLS
from kanevas.canvas.tools.joints import JOINT_TOOLS
from kanevas.canvas.tools.links import LINK_TOOLS
from kanevas.canvas.tools.measure_point import MeasurePointTool
from kanevas.canvas.tools.note import NoteTool
from kanevas.canvas.tools.particle import ParticleTool
from kanevas.canvas.tools.polygon import PolygonTool
from kanevas.canvas.tools.pushes import ForceTool, PointDriverTool
from kanevas.canvas.tools.rod import CapsuleTool, RodTool
from kanevas.canvas.tools.ruler import RulerTool
from kanevas.canvas.tools.select import SelectTool
from kanevas.canvas.tools.tool import Tool
from kanevas.canvas.tools.torque import TorqueTool

TOOLS: tuple[type[Tool], ...] = (
    SelectTool,
    RodTool,
    CapsuleTool,
    BoxTool,
    DiscTool,
    SphereTool,
    PolygonTool,
    ParticleTool,
    *JOINT_TOOLS,
    *LINK_TOOLS,
    *IN_JOINT_TOOLS,
    ForceTool,
    TorqueTool,
    *AT_POINT_TOOLS,
    GravitationTool,
    MotorTool,
    ActuatorTool,
    PointDriverTool,
    GearTool,
    RackTool,
    LinearCouplingTool,
    MeasurePointTool,
    RulerTool,
    NoteTool,
)
