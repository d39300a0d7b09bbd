"""The site has all pages of help, in order, and the whole manual; MkDocs says what it misses."""

import importlib.util
import json
import sys
from pathlib import Path

import pytest

from kanevas.help.pages import INDEX, page_names

ROOT = Path(__file__).parents[3]


@pytest.fixture
def pages(monkeypatch):
    """The script that writes the site."""
    monkeypatch.setattr(sys, "path", [*sys.path, str(ROOT / "packaging")])
    place = importlib.util.spec_from_file_location("pages", ROOT / "packaging/site/pages.py")
    script = importlib.util.module_from_spec(place)
    place.loader.exec_module(script)
    return script


def test_each_page_of_help_stands_once_in_the_order_of_the_site(pages, tmp_path):
    pages.write_order(tmp_path / "mkdocs.yml")
    order = json.loads((tmp_path / "mkdocs.yml").read_text())["nav"]
    (shown,) = (part["Help"] for part in order if "Help" in part)
    assert shown[0] == f"help/{INDEX}.md"
    assert sorted(shown) == sorted(f"help/{name}.md" for name in page_names())


def test_the_whole_manual_is_on_the_site(pages, tmp_path):
    pages.write_manual(tmp_path / "manual")
    assert {file.name for file in (ROOT / "resources/manual").iterdir()} == set(pages.MANUAL)
    for name in pages.MANUAL:
        assert (tmp_path / "manual" / name).read_text().startswith("# ")
