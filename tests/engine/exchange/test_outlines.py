"""Drawings of plates: SVG and DXF."""

import numpy as np
import pytest

import kane
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


@pytest.mark.parametrize("kind", ["nested", "cyclic", "rows"])
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
