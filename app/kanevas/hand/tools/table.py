"""All tools, in the order of the palette; the first is armed while no other is."""

from kanevas.hand.tools.at_point import AT_POINT_TOOLS
from kanevas.hand.tools.box import BoxTool
from kanevas.hand.tools.contact import ContactTool
from kanevas.hand.tools.couplings import ClutchTool, GearTool, LinearCouplingTool, RackTool
from kanevas.hand.tools.disc import DiscTool, SphereTool
from kanevas.hand.tools.drivers import ActuatorTool, MotorTool
from kanevas.hand.tools.gravitation import GravitationTool
from kanevas.hand.tools.in_joint import IN_JOINT_TOOLS
from kanevas.hand.tools.joints import JOINT_TOOLS
from kanevas.hand.tools.links import LINK_TOOLS
from kanevas.hand.tools.measure_point import MeasurePointTool
from kanevas.hand.tools.note import NoteTool
from kanevas.hand.tools.particle import ParticleTool
from kanevas.hand.tools.photo import PhotoTool
from kanevas.hand.tools.polygon import PolygonTool
from kanevas.hand.tools.pushes import ForceTool, ImpulseTool, PointDriverTool
from kanevas.hand.tools.release import ReleaseTool
from kanevas.hand.tools.rod import CapsuleTool, RodTool
from kanevas.hand.tools.ruler import RulerTool
from kanevas.hand.tools.select import SelectTool
from kanevas.hand.tools.tool import Tool
from kanevas.hand.tools.torque import TorqueTool

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
    ClutchTool,
    ContactTool,
    ReleaseTool,
    ImpulseTool,
    MeasurePointTool,
    RulerTool,
    NoteTool,
    PhotoTool,
)
