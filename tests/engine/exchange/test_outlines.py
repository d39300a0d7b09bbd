"""Drawings of plates: SVG and DXF."""

import time

import numpy as np
import pytest
from tests.thinned import thinned

import kane
from kane.elements.arc_outline import area as area_within
from kane.errors import KaneError
from kane.exchange.formats import import_model, reader_of
from kane.model import check

ezdxf = pytest.importorskip("ezdxf", reason="an extra: pip install 'kanevas[exchange]'")
pytest.importorskip("svgelements", reason="an extra: pip install 'kanevas[exchange]'")

# A double pendulum on a stand; 100 px are one length, y points downwards.
SVG = """<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400">
  <rect id="ground" x="80" y="-20" width="40" height="40"/>
  <g transform="translate(100 0)">
    <path id="upper" d="M -10 -10 H 110 V 10 H -10 Z"/>
    <polygon id="lower" points="90,-12 230,-12 230,12 90,12"/>
    <circle cx="0" cy="0" r="4"/><circle cx="100" cy="0" r="4"/><circle cx="220" cy="0" r="4"/>
  </g>
  <circle id="wheel" cx="600" cy="300" r="50"/>
  <line x1="500" y1="0" x2="600" y2="9"/>
</svg>"""


def said(found):
    return "\n".join(str(finding.sentence) for finding in found.findings)


def test_plates_of_an_svg_hang_on_their_circles(tmp_path):
    path = tmp_path / "pendulum.svg"
    path.write_text(SVG)
    found = import_model(path, unit="cm", density=2000.0)
    model = found.model
    check(model)
    assert [body.name for body in model.bodies] == ["upper", "lower", "wheel"]
    assert [(j.body_a, j.body_b) for j in model.joints] == [("ground", "upper"), ("upper", "lower")]
    assert model.joints[0].point_a == pytest.approx((1.0, 0.0, 0.0))
    upper, _, wheel = (body.mass_properties() for body in model.bodies)
    thick = model.bodies[0].shapes[0].thickness
    assert upper.mass == pytest.approx(2000 * 1.2 * 0.2 * thick)
    assert wheel.mass == pytest.approx(2000 * np.pi * 0.5**2 * thick)
    assert model.bodies[2].position == pytest.approx((6.0, -3.0, 0.0))
    assert model.points[0].body == "lower"
    words = said(found)
    assert "ground: is the ground" in words
    assert "lines that close nothing" in words
    assert kane.mobility(model).configuration_freedoms == 5  # two hinges, and a wheel that is free


def test_lines_of_a_dxf_are_put_together(tmp_path):
    document = ezdxf.new(units=4)  # mm
    space = document.modelspace()
    corners = [(0, 0), (100, 0), (100, 50), (0, 50)]
    for i, j in ((0, 1), (2, 1), (3, 0), (2, 3)):  # in no order, and either way
        space.add_line(corners[i], corners[j], dxfattribs={"layer": "plate"})
    space.add_lwpolyline([(80, 10), (300, 10), (300, 40), (80, 40)], close=True,
                         dxfattribs={"layer": "arm"})  # fmt: skip
    space.add_circle((90, 25), 3)
    path = tmp_path / "plates.dxf"
    document.saveas(path)
    found = import_model(path)
    bodies = {body.name: body for body in found.model.bodies}
    assert set(bodies) == {"plate", "arm"}
    thick = 0.02 * 0.22
    assert bodies["plate"].mass_properties().mass == pytest.approx(1000 * 0.1 * 0.05 * thick)
    (hinge,) = found.model.joints
    at = np.array(bodies["arm"].position) + (
        hinge.point_b if hinge.body_b == "arm" else hinge.point_a
    )
    np.testing.assert_allclose(at, (0.09, 0.025, 0.0), atol=1e-12)
    assert "lengths are millimetres" not in said(found)  # the file says so
    assert "nothing stands on the ground" in said(found)


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("a.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>", "holds no closed outline"),
        ("a.svg", "no drawing", "not XML here"),
        (
            "a.svg",
            '<!DOCTYPE svg [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><svg>&c;</svg>',
            "declares the entity",
        ),
        (
            "a.svg",
            "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0L1 1L1 0L0 1z'/></svg>",
            "holds no closed outline",
        ),
        ("a.dxf", "no drawing", "holds no drawing that can be read"),
        ("a.dxf", "  0\nSECTION\n  2\nENTITIES\n", "a.dxf"),
    ],
)
def test_no_drawing_gets_a_sentence(name, text, words, tmp_path):
    path = tmp_path / name
    path.write_text(text)
    with pytest.raises(KaneError) as refusal:
        import_model(path)
    assert words in str(refusal.value)


INKSCAPE = (
    'xmlns="http://www.w3.org/2000/svg" '
    'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
)


def of_svg(tmp_path, root, inside, **wishes):
    path = tmp_path / "drawing.svg"
    path.write_text(f"<svg {INKSCAPE} {root}>{inside}</svg>")
    found = import_model(path, **wishes)
    return {body.name: body for body in found.model.bodies}, found


def area(body):
    return body.mass_properties().mass / body.density / body.shapes[0].thickness


def corners(body):
    return np.array(body.position)[:2] + np.array(body.shapes[0].points)


def test_transforms_within_transforms_are_followed(tmp_path):
    inside = """<g transform="translate(100 0)"><g transform="rotate(90)">
        <rect id="turned" width="40" height="10"/>
        <g transform="scale(2)"><circle id="wheel" cx="50" cy="0" r="3"/></g></g></g>
        <g transform="skewX(45)"><circle id="askew" cx="0" cy="300" r="10"/></g>
        <g transform="scale(1 3)"><ellipse id="round" cx="300" cy="10" rx="30" ry="10"/></g>"""
    bodies, _ = of_svg(tmp_path, "", inside, unit="mm")
    low, high = corners(bodies["turned"]).min(axis=0), corners(bodies["turned"]).max(axis=0)
    np.testing.assert_allclose((low, high), ((0.09, -0.04), (0.1, 0.0)), atol=1e-12)
    wheel = bodies["wheel"]
    assert wheel.shapes[0].radius == pytest.approx(0.006)
    assert wheel.position == pytest.approx((0.1, -0.1, 0.0))
    # a shear keeps the area, and makes an ellipse of a circle; 32 corners have 1 % less
    assert area(bodies["askew"]) == pytest.approx(np.pi * 0.01**2, rel=0.01)
    assert np.ptp(corners(bodies["askew"]), axis=0)[0] == pytest.approx(0.02 * 2**0.5, rel=0.02)
    assert bodies["round"].shapes[0].radius == pytest.approx(0.03)


@pytest.mark.parametrize(
    ("root", "unit", "metres", "says"),
    [
        ('width="100mm" height="50mm" viewBox="0 0 100 50"', None, 1e-3, True),
        ('width="100mm" height="50mm" viewBox="0 0 1000 500"', None, 1e-4, True),
        ('width="10in" viewBox="0 0 720 360"', None, 0.0254 / 72, True),
        ('width="210mm"', None, 0.0254 / 96, True),
        ('width="200" height="100" viewBox="0 0 100 50"', None, 2 * 0.0254 / 96, False),
        ('width="200" height="100" viewBox="0 0 100 50"', "cm", 1e-2, False),
        ('width="100%" viewBox="5 5 100 50"', None, 0.0254 / 96, False),
        ('width="100mm" height="50mm" viewBox="0 0 100 50"', "cm", 1e-2, True),
    ],
)
def test_the_unit_of_an_svg_is_that_of_its_size(root, unit, metres, says, tmp_path):
    wishes = {"unit": unit} if unit else {}
    bodies, found = of_svg(tmp_path, root, '<rect id="a" width="10" height="20"/>', **wishes)
    assert area(bodies["a"]) == pytest.approx(200 * metres**2, rel=1e-9)
    path = tmp_path / "drawing.svg"
    asked = reader_of(path).asks(path)
    assert asked == (("density",) if says else ("unit", "density"))
    assert ("a pixel is 1/96" in said(found)) == (not says and unit is None)
    assert ("not its own" in said(found)) == (says and unit is not None)


def test_what_an_svg_does_not_draw_is_no_plate_and_what_is_left_out_is_said(tmp_path):
    inside = """<defs><rect id="kept" width="10" height="10"/></defs>
        <marker><rect id="arrow" width="2" height="2"/></marker>
        <mask><rect id="mask" width="2" height="2"/></mask>
        <clipPath><rect id="clip" width="2" height="2"/></clipPath>
        <use href="#kept" x="5"/><rect id="secret" visibility="hidden" width="3" height="3"/>
        <text>words</text><svg x="9"><rect width="3" height="3"/></svg>"""
    bodies, found = of_svg(tmp_path, "", inside)
    assert set(bodies) == {"kept"}
    words = said(found)
    for each in ("texts", "what is hidden in the drawing", "drawings within the drawing"):
        assert each in words


def test_a_layer_of_inkscape_is_the_ground_and_circles_of_curves_are_hinges(tmp_path):
    arcs = "M 0 5 A 5 5 0 1 1 10 5 A 5 5 0 1 1 0 5 Z"
    k = 2.7614  # what programs write where they have cubic curves alone
    curves = f"M5 0 C5 {k} {k} 5 0 5 C-{k} 5 -5 {k} -5 0 C-5 -{k} -{k} -5 0 -5 C{k} -5 5 -{k} 5 0z"
    inside = f"""<g inkscape:label="Ground" id="layer1"><rect width="40" height="40"/>
        <g transform="translate(15 15)"><path id="path1" d="{arcs}"/></g></g>
        <rect id="arm" x="10" y="10" width="200" height="20"/>
        <rect id="tip" x="180" y="0" width="20" height="90"/>
        <path transform="translate(190 20)" d="{curves}"/>"""
    _, found = of_svg(tmp_path, "", inside, unit="mm")
    hinges = {(joint.body_a, joint.body_b): joint for joint in found.model.joints}
    assert set(hinges) == {("ground", "arm"), ("arm", "tip")}
    assert hinges["ground", "arm"].point_a == pytest.approx((0.02, -0.02, 0.0))


def test_plates_that_have_each_its_own_hole_hang_on_one_hinge(tmp_path):
    inside = """<rect id="ground" x="-50" y="-50" width="100" height="100"/>
        <circle r="5"/><rect id="arm" x="-10" y="-10" width="220" height="20"/><circle r="5.2"/>
        <circle id="wheel" cx="200" r="60"/><circle cx="200" r="4"/><circle cx="200" r="4"/>
        <circle cx="230" r="3"/>"""
    bodies, found = of_svg(tmp_path, "", inside, unit="mm")
    pairs = [(joint.body_a, joint.body_b) for joint in found.model.joints]
    assert pairs == [("ground", "arm"), ("arm", "wheel")]
    assert set(bodies) == {"arm", "wheel"}
    assert bodies["wheel"].shapes[0].radius == pytest.approx(0.06)
    (point,) = found.model.points  # a hole of the wheel beside its axle
    assert (point.body, point.point) == ("wheel", pytest.approx((0.03, 0.0, 0.0)))
    assert kane.mobility(found.model).configuration_freedoms == 2
    assert not kane.mobility(found.model).redundancies


def of_dxf(tmp_path, draw, **settings):
    document = ezdxf.new(**{"units": 4, **settings})
    draw(document, document.modelspace())
    path = tmp_path / "drawing.dxf"
    document.saveas(path)
    found = import_model(path)
    return {body.name: body for body in found.model.bodies}, found


def plate(space, width, height, layer="0"):
    corners = [(0, 0), (width, 0), (width, height), (0, height)]
    return space.add_lwpolyline(corners, close=True, dxfattribs={"layer": layer})


def test_blocks_of_a_dxf_are_plates_where_they_are_put(tmp_path):
    def draw(document, space):
        arm = document.blocks.new("arm")
        plate(arm, 100, 20)
        arm.add_circle((10, 10), 3)
        pair = document.blocks.new("pair")
        pair.add_blockref("arm", (0, 0))
        pair.add_blockref("arm", (0, 50), dxfattribs={"layer": "upper"})
        space.add_blockref("pair", (1000, 0), dxfattribs={"rotation": 90, "xscale": 2})

    bodies, found = of_dxf(tmp_path, draw)
    assert set(bodies) == {"arm", "upper"} or set(bodies) == {"pair", "upper"}
    for body in bodies.values():
        assert area(body) == pytest.approx(2 * 0.1 * 0.02)
    low = corners(bodies["upper"]).min(axis=0)
    np.testing.assert_allclose(low, (0.93, 0.0), atol=1e-12)
    # twice as wide as high, the holes are no circles any more
    assert not found.model.points
    assert "holes that are no circles" in said(found)


@pytest.mark.parametrize(
    ("code", "metres"),
    thinned([(9, 2.54e-5), (10, 0.9144), (13, 1e-6), (14, 0.1)], 2, together=True),
)
def test_all_units_of_a_dxf_are_known(code, metres, tmp_path):
    bodies, found = of_dxf(tmp_path, lambda _, space: plate(space, 10, 20), units=code)
    (body,) = bodies.values()
    assert area(body) == pytest.approx(200 * metres**2)
    assert "lengths are millimetres" not in said(found)
    path = tmp_path / "drawing.dxf"
    assert reader_of(path).asks(path) == ("density",)


def test_what_is_no_plate_in_a_dxf_is_left_out_and_said(tmp_path):
    def draw(document, space):
        plate(space, 10, 20, "plate")
        space.add_text("words")
        space.add_hatch()
        space.add_polymesh((3, 3))
        document.layers.add("aside").off()
        plate(space, 300, 20, "aside")
        space.add_line((0, 0), (500, 0), dxfattribs={"layer": "DEFPOINTS"})

    bodies, found = of_dxf(tmp_path, draw)
    assert set(bodies) == {"plate"}
    words = said(found)
    for each in ("texts", "HATCH: 1", "POLYLINE: 1", "what is hidden in the drawing"):
        assert each in words


def test_round_ellipses_splines_and_arcs_of_a_dxf_are_circles(tmp_path):
    def draw(_, space):
        space.add_ellipse((0, 0), (5, 0), ratio=1)
        space.add_lwpolyline([(50, 0, 1), (60, 0, 1)], format="xyb", close=True)
        space.add_circle((-90, 0), 5, dxfattribs={"extrusion": (0, 0, -1)})

    bodies, _ = of_dxf(tmp_path, draw)
    radii = sorted((b.position[0], b.shapes[0].radius) for b in bodies.values())
    np.testing.assert_allclose(radii, [(0, 0.005), (0.055, 0.005), (0.09, 0.005)], atol=1e-6)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["lines", "plates", "circles"])
def test_a_drawing_with_as_much_as_is_taken_is_read_in_bounded_time(kind, tmp_path):
    lines = {
        "lines": "<path d='M{x} {y}h4'/>",
        "plates": "<path d='M{x} {y}h4v4h-4z'/>",
        "circles": "<circle cx='{x}' cy='{y}' r='3'/>",
    }[kind]
    inside = "".join(lines.format(x=10 * (i % 70), y=10 * (i // 70)) for i in range(4900))
    begun = time.perf_counter()
    whole = "<rect x='-5' y='-5' width='900' height='900'/>"
    bodies, _ = of_svg(tmp_path, "", whole + inside)
    assert len(bodies) == 1
    assert time.perf_counter() - begun < 60  # minutes, where each was compared with each


def test_blocks_of_a_dxf_stand_where_they_are_inserted_and_hidden_layers_do_not(tmp_path):
    document = ezdxf.new(units=4)
    link = document.blocks.new("link")
    link.add_lwpolyline([(0, 0), (10, 0), (10, 2), (0, 2)], close=True)
    link.add_circle((1, 1), 0.3)
    link.add_circle((9, 1), 0.3)
    space = document.modelspace()
    space.add_blockref("link", (0, 0))
    space.add_blockref("link", (10, 0), dxfattribs={"layer": "arm", "rotation": 90})
    document.layers.add("notes").off()
    space.add_circle((50, 50), 5, dxfattribs={"layer": "notes"})
    path = tmp_path / "blocks.dxf"
    document.saveas(path)
    found = import_model(path).model
    assert [body.name for body in found.bodies] == ["link", "arm"]
    assert found.bodies[1].position == pytest.approx((0.009, 0.005, 0.0))
    # each of the two has a hole of its own where they are hinged, which is one hinge
    (hinge,) = found.joints
    assert hinge.point_a == pytest.approx((0.004, 0.0, 0.0))
    assert hinge.point_b == pytest.approx((0.0, -0.004, 0.0))
    assert len(found.points) == 2


def test_a_disc_has_holes_and_hinges_as_a_plate_has(tmp_path):
    document = ezdxf.new(units=4)
    space = document.modelspace()
    space.add_circle((0, 0), 1, dxfattribs={"layer": "ground"})
    for center, radius in (((0, 0), 5.0), ((0, 0), 0.5), ((4, 0), 0.3)):
        space.add_circle(center, radius, dxfattribs={"layer": "wheel"})
    space.add_lwpolyline([(3, -0.5), (20, -0.5), (20, 0.5), (3, 0.5)], close=True,
                         dxfattribs={"layer": "rod"})  # fmt: skip
    path = tmp_path / "wheel.dxf"
    document.saveas(path)
    found = import_model(path).model
    assert {body.name for body in found.bodies} == {"wheel", "rod"}
    assert [(j.body_a, j.body_b) for j in found.joints] == [("ground", "wheel"), ("rod", "wheel")]
    assert found.joints[1].point_b == pytest.approx((0.004, 0.0, 0.0))


@pytest.mark.parametrize("kind", thinned(["cyclic", "nested", "rows"], 2))
def test_blocks_without_end_are_refused(kind, tmp_path):
    document = ezdxf.new()
    places = {}
    if kind == "cyclic":
        document.blocks.new("b0").add_blockref("b0", (1, 1))
    else:
        document.blocks.new("b0").add_lwpolyline([(0, 0), (1, 0), (1, 1)], close=True)
    if kind == "rows":
        places = {"row_count": 30000, "column_count": 30000, "row_spacing": 2, "column_spacing": 2}
    last = 0
    if kind == "nested":
        for last in range(1, 9):
            block = document.blocks.new(f"b{last}")
            for k in range(10):
                block.add_blockref(f"b{last - 1}", (k, 0))
    document.modelspace().add_blockref(f"b{last}", (0, 0), dxfattribs=places)
    path = tmp_path / "blocks.dxf"
    document.saveas(path)
    words = "blocks within blocks without end" if kind == "cyclic" else "more outlines than any"
    with pytest.raises(KaneError, match=words):
        import_model(path)


@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ("width='100mm'", 1e-3),
        ("height='2in'", 0.0254 / 25),
        ("width='10cm' height='5cm'", 1e-3),
        ("width='100%' height='25mm'", 5e-4),
    ],
)
def test_the_unit_that_a_drawing_says_is_neither_asked_for_nor_guessed(size, scale, tmp_path):
    path = tmp_path / "plate.svg"
    path.write_text(
        f"<svg xmlns='http://www.w3.org/2000/svg' {size} viewBox='0 0 100 50'>"
        "<rect x='10' width='30' height='10'/></svg>"
    )
    assert reader_of(path).asks(path) == ("density",)
    found = import_model(path)
    assert "1/96" not in said(found)
    width = np.ptp(np.array(found.model.bodies[0].shapes[0].points), axis=0)
    # svgelements takes 0.0393701 inches for a millimetre
    np.testing.assert_allclose(width, (30 * scale, 10 * scale), rtol=1e-6)


@pytest.mark.parametrize(("units", "asked"), [(4, ("density",)), (0, ("unit", "density"))])
def test_the_unit_of_a_dxf_is_asked_for_where_its_header_has_none(units, asked, tmp_path):
    path = tmp_path / "plate.dxf"
    ezdxf.new(units=units).saveas(path)
    assert reader_of(path).asks(path) == asked


def test_arcs_of_a_dxf_stay_arcs(tmp_path):
    """A polyline with bulges, and a stadium of lines and arcs in no order, and either way."""
    document = ezdxf.new(units=6)  # m
    space = document.modelspace()
    space.add_lwpolyline([(0, 0, 0.0), (2, 0, 0.5), (2, 1, 0.0), (0, 1, -0.3)], format="xyb",
                         close=True, dxfattribs={"layer": "plate"})  # fmt: skip
    layer = {"layer": "stadium"}
    space.add_line((5, 0), (8, 0), dxfattribs=layer)
    space.add_arc((8, 1), 1.0, 270, 90, dxfattribs=layer)
    space.add_line((5, 2), (8, 2), dxfattribs=layer)
    space.add_arc((5, 1), 1.0, 90, 270, dxfattribs=layer)
    space.add_lwpolyline([(10, 0, 0.5), (12, 0, 0.5)], format="xyb", close=True,
                         dxfattribs={"layer": "lens"})  # fmt: skip
    path = tmp_path / "arcs.dxf"
    document.saveas(path)
    plates = {body.name: body.shapes[0] for body in import_model(path).model.bodies}
    assert plates["plate"].bulges == (0.0, 0.5, 0.0, -0.3)
    areas = {name: area_within(plate.sides()) for name, plate in plates.items()}
    assert areas["stadium"] == pytest.approx(3 * 2 + np.pi, rel=1e-12)
    angle = 4 * np.arctan(0.5)
    assert areas["lens"] == pytest.approx(1.25**2 * (angle - np.sin(angle)), rel=1e-12)
    assert len(plates["stadium"].points) == 4


def test_arcs_of_an_svg_stay_arcs_and_turn_the_other_way_with_the_axis(tmp_path):
    path = tmp_path / "arcs.svg"
    path.write_text("""<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400">
      <path id="cap" d="M 0 0 H 100 A 50 50 0 0 1 0 0 Z"/>
      <rect id="round" x="200" y="0" width="100" height="60" rx="10"/>
      <path id="notch" d="M 400 0 H 500 V 100 H 480 A 30 30 0 0 0 420 100 H 400 Z"/></svg>""")
    found = import_model(path, unit="m").model
    plates = {body.name: body.shapes[0] for body in found.bodies}
    areas = {name: area_within(plate.sides()) for name, plate in plates.items()}
    half = np.pi / 2
    assert areas["cap"] == pytest.approx(half * 50**2, rel=1e-9)
    assert areas["round"] == pytest.approx(6000 - (4 - np.pi) * 100, rel=1e-9)
    assert areas["notch"] == pytest.approx(10000 - half * 30**2, rel=1e-9)
    assert sum(bulge != 0 for bulge in plates["notch"].bulges) == 1
