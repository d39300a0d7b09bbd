from typing import Annotated

import msgspec
import pytest

from kane.elements.body import Body
from kane.elements.drivers import AngleDriver
from kane.elements.revolute import Revolute
from kane.elements.spring import Spring
from kane.fields import Record, quantity
from kanevas.inspector.editors import editor_type
from kanevas.inspector.fields import NO_DEFAULT, fields_of, may_be_none, may_vary
from kanevas.inspector.form import common_fields
from kanevas.kinds.labels import label, symbol_html, title


class Flywheel(Record, frozen=True, kw_only=True):
    """A type that nobody has told the forms of."""

    name: str
    rim_radius: Annotated[float, quantity("m", "r_r", "Radius of the rim", gt=0)]
    spokes: Annotated[int | float | None, msgspec.Meta(description="How many.")] = None
    balanced: bool = False


def field(record, name):
    return next(field for field in fields_of(record) if field.name == name)


def test_a_field_says_all_that_its_type_does():
    mass = field(Body, "mass")
    assert (mass.unit, mass.symbol, mass.default) == ("kg", "m", None)
    assert mass.meaning == (
        "Mass, 0 for a link without mass that joints lead; left out where a density gives it"
    )
    assert may_be_none(mass.kind)
    assert not may_vary(mass.kind)
    assert field(Spring, "name").default is NO_DEFAULT
    assert field(AngleDriver, "prescribes").choices == ("position", "speed", "acceleration")
    assert may_vary(field(Spring, "pull").kind)


def test_a_new_field_shows_up_by_its_description_alone():
    editors = {f.name: editor_type(f, Flywheel) for f in fields_of(Flywheel)}
    assert all(editors.values())
    assert label("rim_radius") == "Rim radius"
    assert title(Flywheel) == "Flywheel"
    assert field(Flywheel, "rim_radius").symbol == "r_r"


def test_records_have_in_common_what_means_the_same():
    names = [field.name for field in common_fields((Spring, Revolute))]
    assert names == ["name", "body_a", "point_a", "body_b", "point_b"]


@pytest.mark.parametrize(
    ("symbol", "html"),
    [
        ("m", "<i>m</i>"), ("n_a", "<i>n<sub>a</sub></i>"), ("l0", "<i>l<sub>0</sub></i>"),
        ("θ(t)", "<i>θ</i>(t)"), ("rtol", ""), ("", ""),
    ],
)  # fmt: skip
def test_symbols_are_as_in_equations(symbol, html):
    assert symbol_html(symbol) == html
