"""What touches in models of other programs, against MuJoCo."""

import numpy as np
import pytest
from tests.engine.exchange.robots import ARM

import kane
from kane.exchange.mjcf_reading import read_mjcf
from kane.exchange.mjcf_writing import to_mjcf
from kane.exchange.sdf_reading import read_sdf
from kane.exchange.sdf_writing import to_sdf
from kane.exchange.urdf_reading import read_urdf
from kane.model import check

mujoco = pytest.importorskip("mujoco", reason="an extra: pip install 'kanevas[exchange]'")

SLOPE = 0.3  # rad
DROPPED = """<mujoco><worldbody>
<geom type="plane" size="5 5 .1"/>
<body name="ball" pos="0 0 .15"><freejoint/><geom type="sphere" size=".1" mass="1"/></body>
<body name="box" pos="1 0 .2"><freejoint/><geom type="box" size=".1 .2 .15" mass="2"/></body>
</worldbody></mujoco>"""
SLIDING = """<mujoco><option gravity="{x} 0 {z}" cone="elliptic" impratio="100"/><worldbody>
<geom type="plane" size="5 5 .1" friction="{mu}"/>
<body name="box" pos="0 0 .1"><freejoint/>
<geom type="box" size=".1 .1 .1" mass="1" friction="{mu}"/></body></worldbody></mujoco>"""


def read(text, tmp_path, reader=read_mjcf):
    path = tmp_path / "model.xml"
    path.write_text(text)
    imported = reader(path)
    check(imported.model)
    return imported


def said(imported):
    return "\n".join(str(each.sentence) for each in imported.findings)


def moved_there(path, duration):
    compiled = mujoco.MjModel.from_xml_path(str(path))
    compiled.opt.timestep = 1e-3
    data = mujoco.MjData(compiled)
    for _ in range(round(duration / compiled.opt.timestep)):
        mujoco.mj_step(compiled, data)
    return data.xpos[1:].copy()


def test_what_is_dropped_comes_to_rest_where_it_does_in_mujoco(tmp_path):
    imported = read(DROPPED, tmp_path)
    result = kane.simulate(imported.model, duration=1.0)
    here = np.array([result.motion_of(i)[0][-1, :3] for i in range(2)])
    assert here[:, 2] == pytest.approx([0.1, 0.15], abs=1e-9)
    # MuJoCo's floor gives way, by less than a millimetre under so little weight
    assert np.abs(here - moved_there(tmp_path / "model.xml", 1.0)).max() < 1e-3


@pytest.mark.parametrize("mu", [0.1, 0.5])
def test_friction_slides_and_sticks_as_in_mujoco(mu, tmp_path):
    g = 9.81
    text = SLIDING.format(x=g * np.sin(SLOPE), z=-g * np.cos(SLOPE), mu=mu)
    model = read(text, tmp_path).model
    result = kane.simulate(model, duration=0.5)
    way = result.motion_of(0)[0][-1, 0]
    exact = max(g * (np.sin(SLOPE) - mu * np.cos(SLOPE)), 0.0) * 0.5**2 / 2
    assert way == pytest.approx(exact, abs=1e-6)
    # MuJoCo's friction creeps a little, and its floor sinks in at first
    assert way == pytest.approx(moved_there(tmp_path / "model.xml", 0.5)[0, 0], abs=1e-2)


def test_what_touches_comes_back_from_mjcf(tmp_path):
    model = read(DROPPED, tmp_path).model
    exported = to_mjcf(model)
    again = read(exported.content.decode(), tmp_path).model
    assert [type(each) for each in again.contacts] == [type(each) for each in model.contacts]
    assert {each.coefficient for each in again.contacts} == {1.0}
    here, there = (kane.simulate(each, duration=0.5) for each in (model, again))
    for i in range(2):
        assert here.motion_of(i)[0][-1] == pytest.approx(there.motion_of(i)[0][-1], abs=1e-9)
    assert moved_there(tmp_path / "model.xml", 1.0)[:, 2] == pytest.approx([0.1, 0.15], abs=1e-3)


def test_excluded_pairs_and_switches_stay_apart(tmp_path):
    out = '<contact><exclude body1="ball" body2="box"/></contact></mujoco>'
    model = read(DROPPED.replace("</mujoco>", out), tmp_path).model
    (floor,) = model.contacts
    assert (floor.touch, floor.bodies, floor.axis_a) == ("plane", ("ball", "box"), (0, 0, 1))
    off = '<mujoco><option><flag contact="disable"/></option>'
    assert not read(DROPPED.replace("<mujoco>", off), tmp_path).model.contacts
    ghost = DROPPED.replace('mass="2"', 'mass="2" contype="0" conaffinity="0"')
    (one,) = read(ghost, tmp_path).model.contacts
    assert one.body_b == "ball"
    other = DROPPED.replace('mass="2"', 'mass="2" contype="2" conaffinity="2"')
    (one,) = read(other, tmp_path).model.contacts
    assert one.body_b == "ball"


def test_what_begins_inside_the_floor_does_not_touch_and_is_told(tmp_path):
    imported = read(DROPPED.replace("0 0 .15", "0 0 .05"), tmp_path)
    assert "ball: begin inside each other or below a plane: do not touch" in said(imported)
    (floor,) = (each for each in imported.model.contacts if hasattr(each, "bodies"))
    assert floor.bodies == ("box",)


def test_many_bodies_take_time_steps(tmp_path):
    balls = "".join(
        f'<body pos="{i % 4} {i // 4 + 1} .2"><freejoint/><geom size=".1"/></body>'
        for i in range(17)
    )
    imported = read(DROPPED.replace("</worldbody>", f"{balls}</worldbody>"), tmp_path)
    assert imported.model.solver.method == "moreau"
    assert "moreau" in said(imported)


def test_a_pair_that_begins_inside_each_other_alone_stays_apart(tmp_path):
    third = '<body name="c" pos="1.1 0 .2"><freejoint/><geom size=".1"/></body></worldbody>'
    imported = read(DROPPED.replace("</worldbody>", third), tmp_path)
    pairs = {(e.body_a, e.body_b) for e in imported.model.contacts if hasattr(e, "body_b")}
    assert pairs == {("ball", "box"), ("ball", "c")}
    assert "box, c: begin inside each other" in said(imported)


def test_a_mechanism_does_not_touch_itself(tmp_path):
    before = read(ARM, tmp_path, read_urdf).model
    assert not before.contacts


CUBE = """<model name="cube"><pose>0 0 1 0.2 0.3 0</pose><link name="cube"><inertial><mass>1</mass>
<inertia><ixx>.01</ixx><iyy>.01</iyy><izz>.01</izz></inertia></inertial>
<visual name="v"><geometry><sphere><radius>.3</radius></sphere></geometry></visual>
<collision name="c"><pose>0 0 0 .1 .2 .3</pose><geometry><box><size>.2 .2 .2</size></box></geometry>
<surface><friction><ode><mu>.4</mu><mu2>.4</mu2></ode></friction></surface></collision>
</link></model>"""
GROUND = """<sdf version="1.9"><world name="w"><model name="ground"><static>1</static>
<pose>0 0 .5 0 0 0</pose><link name="link"><collision name="c"><geometry><plane>
<normal>0 0 1</normal></plane></geometry></collision></link></model>{}</world></sdf>"""


def test_a_ground_plane_of_gazebo_is_a_plane_and_comes_back(tmp_path):
    model = read(GROUND.format(CUBE), tmp_path, read_sdf).model
    (floor,) = model.contacts
    assert floor.point_a == pytest.approx((0, 0, 0.5))
    assert (floor.coefficient, floor.axis_a) == (0.4, (0, 0, 1))
    drawn, solid = model.bodies[0].shapes
    assert (drawn.touches, solid.touches) == (False, True)
    assert type(solid).__name__ == "Polyhedron"  # a box that stands askew keeps its corners
    more = "<bounce><restitution_coefficient>.5</restitution_coefficient></bounce><contact>"
    more += "<collide_bitmask>1</collide_bitmask></contact><friction>"
    told = said(read(GROUND.format(CUBE.replace("<friction>", more)), tmp_path, read_sdf))
    assert "rebound of single shapes" in told
    assert "masks of what touches what" in told
    box = read(GROUND.format(CUBE.replace(".1 .2 .3", "0 0 0")), tmp_path, read_sdf).model
    (again,) = read(to_sdf(box).content.decode(), tmp_path, read_sdf).model.contacts
    assert again.point_a == pytest.approx((0, 0, 0.5))
    assert (again.coefficient, again.axis_a) == (0.4, (0, 0, 1))


def test_shapes_for_collisions_of_urdf_alone_touch(tmp_path):
    text = """<robot name="r"><link name="a"><inertial><mass value="1"/>
    <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial>
    <visual><geometry><sphere radius="1"/></geometry></visual>
    <collision><geometry><cylinder radius=".1" length="2"/></geometry></collision></link></robot>"""
    imported = read(text, tmp_path, read_urdf)
    drawn, solid = imported.model.bodies[0].shapes
    assert (drawn.touches, solid.touches) == (False, True)
    assert type(solid).__name__ == "Disc"  # a rod would touch with round ends
    assert "touch where you add a contact" in said(imported)


BESIDE = """<mujoco><worldbody>
<geom type="plane" size="5 5 .1"/>
<body name="can" pos=".03 .02 .42"><freejoint/><geom type="cylinder" size=".1 .2" mass="1"/></body>
<body name="box" pos="0 0 .1"><freejoint/><geom type="box" size=".2 .2 .1" mass="2"/></body>
<body name="bar" pos="1 0 .5"><freejoint/><geom type="capsule" size=".1 .2" mass="2"/></body>
{more}</worldbody></mujoco>"""
OTHER = """<body name="tin" pos=".05 .02 .84"><freejoint/>
<geom type="cylinder" size=".1 .2" mass="1"/></body>"""


def test_cylinders_touch_boxes_and_rods_and_run(tmp_path):
    imported = read(BESIDE.format(more=""), tmp_path)
    assert "cylinders" not in said(imported)
    mutual = next(each for each in imported.model.contacts if each.touch == "each other")
    assert mutual.bodies == ("can", "box", "bar")
    result = kane.simulate(imported.model, duration=0.1)
    # it fell 2 cm and lies on the box, which stands on the floor
    assert result.outcome.ok, result.outcome.message
    can, box = (result.motion_of(i)[0][-1, :3] for i in range(2))
    assert can == pytest.approx([0.03, 0.02, 0.4], abs=1e-8)
    assert box == pytest.approx([0.0, 0.0, 0.1], abs=1e-8)


def test_cylinders_touch_each_other_and_all_else(tmp_path):
    imported = read(BESIDE.format(more=OTHER), tmp_path)
    mutual = next(each for each in imported.model.contacts if each.touch == "each other")
    assert mutual.bodies == ("can", "box", "bar", "tin")
    result = kane.simulate(imported.model, duration=0.2)
    # one fell 2 cm and lies on the box, the other 4 cm and lies on that
    assert result.outcome.ok, result.outcome.message
    for k, height in ((0, 0.4), (3, 0.8)):
        assert result.motion_of(k)[0][-1, 2] == pytest.approx(height, abs=1e-8)


# --- meshes and solids with flat faces

TETRAHEDRON = ((0.0, 0.0, 0.0), (0.3, 0.0, 0.0), (0.0, 0.2, 0.0), (0.0, 0.0, 0.4))
FREE = """<mujoco><asset><mesh name="m" vertex="{corners}"/></asset><worldbody>
<geom type="plane" size="5 5 .1"/>
<body name="b" pos="0 0 .4" euler="30 20 10"><freejoint/>
<geom type="mesh" mesh="m" mass="1"/></body></worldbody></mujoco>"""


def mesh(tmp_path):
    corners = " ".join(f"{x}" for corner in TETRAHEDRON for x in corner)
    return read(FREE.format(corners=corners), tmp_path)


def test_a_mesh_touches_as_its_hull(tmp_path):
    """A wedge that falls on a corner, tips and comes to rest on a face, as in MuJoCo."""
    imported = mesh(tmp_path)
    (body,) = imported.model.bodies
    (shape,) = body.shapes
    assert shape.touches
    assert len(shape.points) == 4
    result = kane.simulate(imported.model, duration=2.0)
    assert result.outcome.ok, result.outcome.message
    assert "touches as its convex hull" in said(imported)
    there = moved_there(tmp_path / "model.xml", 2.0)[0]
    # the height of the origin over the face on which it lies; MuJoCo's floor gives way
    assert result.motion_of(0)[0][-1, 2] == pytest.approx(there[2], abs=1e-3)


def test_solids_with_flat_faces_go_out_as_meshes(tmp_path):
    model = mesh(tmp_path).model
    path = tmp_path / "out.xml"
    path.write_bytes(to_mjcf(model).content)
    again = read_mjcf(path).model
    # MuJoCo keeps vertices as 32-bit numbers
    rounded = (np.round(each.bodies[0].shapes[0].points, 6).tolist() for each in (model, again))
    one, other = map(sorted, rounded)
    assert one == other


PRIORITY = """<mujoco><worldbody>
<geom type="plane" size="5 5 .1" friction="{floor}" priority="{first}" condim="{ways}"/>
<body name="b" pos="0 0 .1"><freejoint/>
<geom type="box" size=".1 .1 .1" mass="1" friction="{box}" priority="1"/></body>
</worldbody></mujoco>"""


@pytest.mark.parametrize(
    ("floor", "first", "ways", "box", "friction"),
    [
        (0.9, 0, 3, 0.3, 0.3),  # the box decides alone
        (0.9, 1, 3, 0.3, 0.9),  # the rougher one
        (0.2, 2, 3, 0.8, 0.2),  # the floor
        (0.9, 1, 1, 0.3, 0.9),  # the pair resists as many ways as one of them
        (0.9, 2, 1, 0.3, 0.0),
    ],
)
def test_the_surface_of_higher_priority_decides(floor, first, ways, box, friction, tmp_path):
    text = PRIORITY.format(floor=floor, first=first, ways=ways, box=box)
    (contact,) = read(text, tmp_path).model.contacts
    assert contact.coefficient == friction
    compiled = mujoco.MjModel.from_xml_path(str(tmp_path / "model.xml"))
    data = mujoco.MjData(compiled)
    data.qpos[2] = 0.0999
    mujoco.mj_forward(compiled, data)
    there = data.contact[0]
    assert friction == (there.friction[0] if there.dim >= 3 else 0.0)
