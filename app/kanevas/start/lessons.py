"""What each template and example teaches, in a line or two."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication


def lesson_of(path: Path) -> str:
    """Return what a template or example teaches; nothing for other files."""

    def tr(text: str) -> str:
        return QCoreApplication.translate("Lessons", text)

    lessons = {
        "empty_planar": tr("A plane with gravity downwards"),
        "empty_from_above": tr("A plane without gravity across it, for carts and wheels"),
        "empty_in_space": tr("Three dimensions, gravity along z"),
        "pendulum": tr("A body on a hinge under its weight"),
        "double_pendulum": tr("Two bodies, and a motion that never repeats"),
        "spring_mass": tr("A guide, a spring and a damper"),
        "four_bar": tr("A closed loop with one freedom, and a motor"),
        "slider_crank": tr("A loop with a guide: turning becomes sliding"),
        "seven_body_mechanism": tr("Several loops that close, with a spring and a motor"),
        "seven_body_mechanism_balls": tr("The same on ball joints: freedoms that nobody sees"),
        "andrews": tr("The test problem that solvers are compared by"),
        "andrews_balls": tr("The same on ball joints, in space"),
        "hinged_rods": tr("A double pendulum of rods"),
        "spherical_wrist": tr("A torque in axes of the body, and how it tumbles"),
        "two_bodies": tr("Two bodies in space that share a point"),
        "spatial_robot": tr("Turning and sliding joints, and forces that jump"),
        "planar_chain": tr("Springs in joints, and origins beside the mass centres"),
        "spring_pendulum": tr("Measures: polar coordinates of a swing that bounces"),
        "cart_spring_pendulum": tr("A guide, springs and two freedoms that exchange energy"),
        "four_bar_massless": tr("Links without mass, as rods between particles"),
        "planar_3rpr": tr("A platform on three legs, with three freedoms"),
        "wheelbarrow": tr("Rolling without slip, and speeds that cannot be integrated"),
        "shopping_cart": tr("Wheels that may not slip sideways, and a caster that jams"),
        "car_over_bump": tr("Wheels that touch the road, slip, jump and land"),
        "cam_and_follower": tr("A contact that lifts off, and comes back"),
        "cam_of_arcs": tr("A cam of arcs: where its curvature jumps, the force does"),
        "cam_with_slot": tr("A pin in a curved slot: a point held on a curve"),
        "tautochrone": tr("Beads on a curve, which all come down in the same time"),
        "geneva_wheel": tr("A pin in slots: an outline that is not convex"),
        "ball_in_a_loop": tr("Where a ring no longer presses, the ball lifts off"),
        "ball_in_a_bowl": tr("Rolling on what is curved, in space"),
        "quick_return": tr("A pin with play in a slot, which presses on either side"),
        "plank_on_rollers": tr("Shapes of constant width, which roll on corners and on arcs"),
        "newtons_cradle": tr("Strikes in a row: speed handed on from ball to ball"),
        "gripper": tr("What friction can hold, and what slips"),
        "ratchet": tr("A pawl that clicks over teeth, and holds one"),
        "escapement": tr("A pendulum that counts teeth, and is kept going by them"),
        "woodpecker": tr("Friction that jams and lets go, always in the same rhythm"),
        "dominoes": tr("Corners that strike sides, and slide along them"),
        "pyramid": tr("Many bodies that touch, in one group and by time steps"),
        "cannonballs": tr("A heap of balls in a frame of planes"),
        "die": tr("Strikes with friction in space, until it lies still"),
        "can_over_an_edge": tr("Rims, sides and edges that touch, and where a can tips"),
        "billiards": tr("Friction against the slip, and a strike of two balls"),
        "inverted_pendulum": tr("A controller with states of its own, and a goal that you turn"),
        "servo_arm": tr("A PID controller with limits, and a digital one"),
        "every_force": tr("All forces at once, for the check whether a run is right"),
        "every_joint": tr("All joints at once, driven, coupled and sprung, for the same check"),
        "every_contact": tr("Outlines of all kinds on each other, for the same check"),
        "ramp_disk": tr("A disc that slides until friction lets it roll"),
    }
    of_crank = tr("Parameters, a gear, friction and a load by a formula")
    if path.parent.name == "models" and path.stem == "slider_crank":
        return of_crank
    return lessons.get(path.stem, "") if path.parent.name in {"models", "templates"} else ""
