from collections import Counter

import pytest
from msgspec.structs import replace
from tests.inspected import everything

from kane.elements.body import Body
from kane.elements.contacts import BodyContact
from kane.elements.controllers import Pid, Sampled
from kane.elements.couplings import ExpressionCoupling, LinearCoupling
from kane.elements.drag import Drag
from kane.elements.event import UserEvent
from kane.elements.note import Note
from kane.elements.shapes import Sphere
from kane.elements.signals import Integral, Lag, Signal, TransferFunction
from kane.elements.stops import MeasureStop
from kane.model import Input, Measure, Model, Parameter, Photo, ValueTable, named
from kane.model.faults import faults
from kane.model.model import NAMED_GROUPS
from kanevas.assets.paths import RESOURCES
from kanevas.canvas.items.recipes import recipes, recipes_by_type
from kanevas.drawing.geometry import PLANES
from kanevas.edits.data import MADE
from kanevas.edits.elements import GROUPS, added
from kanevas.hand.tools.table import TOOLS
from kanevas.help.pages import page_names
from kanevas.kinds import DRAWN_AS_JOINTS, KINDS
from kanevas.kinds.bodies import PARTICLE
from kanevas.kinds.gathered import gathered
from kanevas.kinds.groups import TITLES
from kanevas.look.theme import LIGHT
from kanevas.menus import insert_menu
from kanevas.view3d.parts import Parts, parts
from kanevas.view3d.parts.parts import tables


@pytest.mark.parametrize("kind", [*(KINDS.get(kind) for kind in GROUPS), PARTICLE])
def test_every_type_of_element_has_an_icon_words_and_a_page(kind):
    assert (RESOURCES / "icons" / f"{kind.picture}.svg").is_file()
    assert kind.word and kind.title
    assert kind.page in page_names()


OF_DATA = ("data", "signals")  # groups of the menu whose entries make what has no place


def test_there_are_no_other_kinds():
    assert set(KINDS) == set(GROUPS)


def test_no_two_types_look_or_sound_the_same():
    kinds = [*KINDS.values(), PARTICLE]
    for part in ("picture", "word"):
        assert len({getattr(kind, part) for kind in kinds}) == len(kinds)


def test_every_group_of_the_model_has_a_title_in_the_tree():
    assert set(TITLES) == set(NAMED_GROUPS)


def test_the_menu_has_each_tool_once():
    entries = [entry.tool for group in insert_menu.GROUPS for entry in group.entries()]
    assert Counter(entries) == Counter(tool.name for tool in TOOLS)
    groups = {group.name for group in insert_menu.GROUPS} | {*OF_DATA}
    assert {kind.menu.group for kind in KINDS.values() if kind.menu} <= groups


def test_what_needs_no_place_on_the_canvas_is_made_from_the_menu():
    listed = {kind.type for kind in KINDS.values() if kind.menu and kind.menu.group in OF_DATA}
    assert listed == set(MADE)
    ball = Sphere(radius=0.1)
    cart = Body(name="cart", mass=1.0, inertia=(1.0, 1.0, 1.0), shapes=(ball,))
    other = replace(cart, name="other", position=(1.0, 0.0, 0.0))
    model = Model(bodies=(cart, other), measures=(Measure(name="way", expression="x('cart')"),))
    for kind, make in MADE.items():
        element = make(model, "word")
        assert type(element) is kind
        assert faults(added(model, element)) == ()


def test_every_group_of_the_model_can_be_filled_from_its_menu(window):
    for group in NAMED_GROUPS:
        assert window.menus.insert.actions_for(group), group


@pytest.mark.parametrize("kind", DRAWN_AS_JOINTS)
def test_what_is_drawn_as_a_joint_has_a_tool_and_words(kind):
    assert KINDS[kind].menu is not None
    assert all(KINDS[kind].drawn)


SIGNALS = (Signal, Integral, Lag, TransferFunction, Pid, Sampled)
NUMBERS = (Parameter, Input, ValueTable, Measure, *SIGNALS)
WITHOUT_PLACE = (*NUMBERS, UserEvent, MeasureStop, BodyContact, ExpressionCoupling)
FLAT = (
    Note,
    Photo,
    LinearCoupling,
)  # in space a coupling is lines between joints, of which ours has one


def seen(*kinds_left_out):
    """Yield the types of elements that are to be seen, with the name of one."""
    for _, element in named(everything()):
        if not isinstance(element, kinds_left_out):
            yield type(element), element.name


def test_every_type_of_element_has_a_sign_on_the_canvas():
    drawn = {recipe.name for recipe in recipes(everything(), LIGHT)}
    assert [kind for kind, name in seen(*WITHOUT_PLACE) if name not in drawn] == []


def test_every_type_of_element_has_a_sign_in_space():
    every = Parts(everything(), PLANES["xy"], LIGHT)
    drawn = {s.name for of in (every.mechanism, every.loads, every.marks) for s in of()}
    assert [kind for kind, name in seen(*WITHOUT_PLACE, *FLAT) if name not in drawn] == []


@pytest.mark.parametrize("kind", [kind for kind in KINDS.values() if kind.linked])
def test_what_is_drawn_from_point_to_point_has_a_place_in_the_menu_and_words(kind):
    assert kind.menu is not None
    assert all(kind.linked)


def test_the_tables_of_signs_have_every_type_that_is_to_be_seen_and_no_other():
    visible = set(GROUPS) - {Body, *NUMBERS}
    assert set(recipes_by_type()) == visible
    assert {kind for table in tables().values() for kind in table} == visible - {Note, Photo}


def test_a_type_that_no_table_has_is_refused_by_canvas_and_space(monkeypatch):
    model = everything()
    others = {name: dict(table) for name, table in tables().items()}
    del others["LOADS"][Drag]
    monkeypatch.setattr(parts, "tables", lambda: others)
    with pytest.raises(TypeError, match="nothing draws Drag in space"):
        list(Parts(model, PLANES["xy"], LIGHT).loads())
    monkeypatch.delitem(recipes_by_type(), Drag)
    with pytest.raises(TypeError, match="nothing draws Drag on the canvas"):
        list(recipes(model, LIGHT))


def test_no_two_modules_of_a_room_speak_of_one_type(tmp_path, monkeypatch):
    room = tmp_path / "room_of_signs"
    room.mkdir()
    for name in ("__init__", "one", "other"):
        (room / f"{name}.py").write_text("SIGNS = {int: None}\n" if name != "__init__" else "")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(TypeError, match="other has a second entry for int in SIGNS"):
        gathered("room_of_signs", "SIGNS")
