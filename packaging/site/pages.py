"""Usage: pages.py FOLDER: write the pages of the site, of which MkDocs makes the site.

They are the pages of help and the manual as the program has them, the gallery of its examples, and
the functions of kane by their docstrings.
"""

import html
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path

import msgspec
from PySide6.QtCore import QSettings, QSize

HOUSE = Path(__file__).resolve().parents[2]
sys.path.append(str(HOUSE / "packaging"))

from taking import close, open_window  # noqa: E402

import kane  # noqa: E402
from kane.files.model_json import SUFFIXES, load  # noqa: E402
from kane.sentences import as_it_is  # noqa: E402
from kanevas.assets.paths import EXAMPLES  # noqa: E402
from kanevas.canvas.drawing.picture import picture_of  # noqa: E402
from kanevas.help.pages import INDEX, original, page_names, title  # noqa: E402
from kanevas.look.theme import LIGHT  # noqa: E402
from kanevas.program.program import make_application  # noqa: E402
from kanevas.settings import Settings  # noqa: E402

CARD = QSize(432, 280)
MANUAL = {
    "program.md": "The program",
    "python.md": "In Python",
    "command_line.md": "On the command line",
    "model_files.md": "Model files",
}
LINK = re.compile(r'href="([a-z_0-9]+)"')
# as it stands in the window, so that equations and tables look alike
STYLE = """
:root { --md-primary-fg-color: #2f6f64; --md-accent-fg-color: #c77f17; }
[data-md-color-scheme="slate"] { --md-typeset-a-color: #6fc3b2; }
p.equation { font-family: serif; margin-left: 1.5rem; }
table.plain td, table.fields td, table.fields th { padding: .15rem .6rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1rem; }
.card { border: 1px solid var(--md-default-fg-color--lightest); border-radius: .3rem; }
.card { padding: .6rem; }
.card img { width: 100%; background: #fcfcfb; border-radius: .2rem; }
.card h3 { margin: .4rem 0; }
"""


def main() -> int:
    """Write the pages; return the exit code."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = Path(sys.argv[1])
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    write_front(folder)
    write_help(folder / "help")
    write_gallery(folder / "gallery")
    write_manual(folder / "manual")
    write_functions(folder / "api")
    write_order(folder.parent / "mkdocs.yml")
    return 0


def write_order(settings: Path) -> None:
    """Write the settings of MkDocs, with the pages in the order in which help names them."""
    named = [name for name in LINK.findall(original(INDEX)) if name in page_names()]
    names = dict.fromkeys([INDEX, *named, *page_names()])
    order = [
        {"Home": "index.md"},
        {"Gallery": "gallery/index.md"},
        {"Help": [f"help/{name}.md" for name in names]},
        {"Manual": [{heading: f"manual/{name}"} for name, heading in MANUAL.items()]},
        {"Python": "api/index.md"},
    ]
    shared = HOUSE / "packaging/site/mkdocs.yml"
    # JSON is YAML
    settings.write_text(msgspec.json.encode({"INHERIT": str(shared), "nav": order}).decode())


def write_front(folder: Path) -> None:
    """Write the first page: what the program is, and the way to everything."""
    text = (HOUSE / "README.md").read_text()
    shutil.copytree(HOUSE / "resources/pictures", folder / "resources/pictures")
    shutil.copyfile(HOUSE / "resources/kanevas.svg", folder / "kanevas.svg")
    (folder / "kanevas.css").write_text(STYLE)
    places = {"Gallery": "gallery/index", "Help": "help/index", "First steps": "help/first_steps"}
    ways = " · ".join(f"[{name}]({place}.md)" for name, place in places.items())
    head, _, rest = text.partition("\n\n")
    (folder / "index.md").write_text(f"{head}\n\n{ways}\n\n{_within(rest)}")


def _within(text: str) -> str:
    """Return a page of the checkout with its links to other files of it as plain names."""
    return re.sub(
        r"\[([^\]]+)\]\((?!https?:|resources/pictures)([^)#]+)(#[^)]*)?\)",
        lambda link: MANUAL_LINKS.get(link[2], link[1]).format(link[1]),
        text,
    )


MANUAL_LINKS = {f"resources/manual/{name}": f"[{{}}](manual/{name})" for name in MANUAL}


def write_help(folder: Path) -> None:
    """Write the pages of help, with the keys that the window has."""
    folder.mkdir()
    window = open_window(Settings(), "light")
    try:
        for name in page_names():
            text = window.assistance.help.browser.text_of(name)
            text = LINK.sub(lambda link: f'href="{link[1]}.html"', text)
            head = f"---\ntitle: {msgspec.json.encode(title(name)).decode()}\n---\n\n"
            (folder / f"{name}.md").write_text(f"{head}<div>\n{_closed(text)}\n</div>\n")
    finally:
        close(window)


def _closed(text: str) -> str:
    """Return a page without empty lines, at which Markdown would begin to read it."""
    return "\n".join(line for line in text.splitlines() if line.strip())


def write_gallery(folder: Path) -> None:
    """Write a page of the examples with their pictures, and the examples to take along."""
    folder.mkdir()
    cards = []
    for file in sorted(EXAMPLES.glob("*.json")):
        model = load(file)
        picture_of(file, LIGHT, CARD).save(str(folder / f"{file.stem}.png"))
        shutil.copyfile(file, folder / f"{file.stem}{SUFFIXES[0]}")
        name, told = html.escape(as_it_is(model.title)), html.escape(as_it_is(model.description))
        cards.append(
            f'<div class="card"><img src="{file.stem}.png" alt="{name}"><h3>{name}</h3>'
            f'<p>{told}</p><a href="{file.stem}{SUFFIXES[0]}" download>Download</a></div>'
        )
    text = "\n".join(cards)
    (folder / "index.md").write_text(f'# Gallery\n\n<div class="cards">\n{text}\n</div>\n')


def write_manual(folder: Path) -> None:
    """Write the manual, and the schema of model files."""
    folder.mkdir()
    for name, heading in MANUAL.items():
        text = _within((HOUSE / "resources/manual" / name).read_text())
        (folder / name).write_text(text if text.startswith("# ") else f"# {heading}\n\n{text}")
    shutil.copyfile(HOUSE / "resources/model.schema.json", folder / "model.schema.json")
    with (folder / "model_files.md").open("a") as stream:
        stream.write("\n\nThe [JSON Schema](model.schema.json) has all fields.\n")


def write_functions(folder: Path) -> None:
    """Write a page of all that ``import kane`` offers."""
    folder.mkdir()
    lines = ["# The Python package kane", ""]
    for name in kane.__all__:
        lines += [f"::: {_place_of(name)}", ""]
    (folder / "index.md").write_text("\n".join(lines))


def _place_of(name: str) -> str:
    """Return where a name of the package is written, from where its docstring is read."""
    thing = getattr(kane, name)
    return f"{thing.__module__}.{getattr(thing, '__qualname__', name)}"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ["XDG_STATE_HOME"] = home
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, home)
        make_application()
        sys.exit(main())
