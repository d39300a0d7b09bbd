"""Drawings of plates: SVG and DXF."""

import numpy as np
import pytest

import kane
from kane.errors import KaneError
from kane.exchange.formats import import_model
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
