"""The pages that people read lead somewhere, and the first of them is short."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "CONTRIBUTING.md", "models/README.md", *(
    str(page.relative_to(ROOT)) for page in sorted(ROOT.glob("resources/manual/*.md"))
))  # fmt: skip
LONGEST = 120  # lines that a newcomer reads before the first run


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_to_files(page):
    path = ROOT / page
    links = re.findall(r"\]\(([^)#:]+)\)", path.read_text())
    assert [link for link in links if not (path.parent / link).exists()] == []


def test_the_readme_is_short():
    assert len((ROOT / "README.md").read_text().splitlines()) <= LONGEST
