"""What CONTRIBUTING says of adding a type is so: the places it lists are all that know one."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHIPPED = ("engine", "app", "resources")
TEXTS = {".py", ".html", ".md", ".json", ".svg", ".toml"}
MOST_FILES, MOST_LINES = 8, 10

JOINT, FORCE = "Add a joint", "Add a force"
LINK = {"KIN": "springs", "SIGN": "link", "PART": "link"}
LOAD = {"KIN": "loads", "SIGN": "drag", "PART": "load"}
TYPES = [
    (JOINT, r"\bConstantVelocity\b|\bconstant_velocity\b", "constant_velocity", {"KIN": "pins"}),
    (FORCE, r"\bMagnet\b|\bmagnets?\b", "magnet", LINK),
    # the drags of the hand have the same name
    (FORCE, r"elements\.drag\b|\"Drag\": \{|class Drag\(OneBody", "drag", LOAD),
]


def section(title):
    """Return the lines of a section of CONTRIBUTING that are not empty."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    (found,) = re.findall(rf"^## {title}\n(.*?)^## ", text, re.DOTALL | re.MULTILINE)
    return [line for line in found.splitlines() if line.strip()]


def listed(title):
    """Return the first path of each numbered entry of a section."""
    entries = re.findall(r"^\d+\. (.*?)(?=^\d+\. |\Z)", "\n".join(section(title)), re.M | re.S)
    return [re.search(rf"`((?:{'|'.join(SHIPPED)})/[^`]+?)`", entry)[1] for entry in entries]


def knowing(pattern, name=None):
    """Return the files that know a type by their text; its icon has its name."""
    return {
        str(path.relative_to(ROOT))
        for folder in SHIPPED
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in TEXTS
        and (
            re.search(pattern, path.read_text("utf-8"))
            or (path.suffix, path.stem) == (".svg", name)
        )
    }


@pytest.mark.parametrize(("title", "pattern", "name", "files"), TYPES, ids=[t[2] for t in TYPES])
def test_a_type_is_known_at_the_places_that_are_listed_and_at_no_other(title, pattern, name, files):
    def named(place):
        for word, instead in {"NAME": name, **files}.items():
            place = place.replace(word, instead)
        return place

    places = [named(place) for place in listed(title)]
    assert knowing(pattern, name) == set(places)
    assert len(places) <= MOST_FILES


def test_a_quantity_is_known_at_one_place():
    (folder,) = listed("Add a quantity")
    assert folder == "engine/kane/elements/"
    assert knowing(r"\"curvature\"") == {"engine/kane/elements/body_quantities.py"}


@pytest.mark.parametrize("title", ["Add a joint", "Add a force", "Add a quantity"])
def test_what_is_to_be_done_is_said_in_ten_lines(title):
    assert len(section(title)) <= MOST_LINES
