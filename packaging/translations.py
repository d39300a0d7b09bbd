"""Bring the translations up to date: ``translations.py [LANGUAGE ...]``, by default all there are.

Texts of the program are gathered into ``resources/translations/kanevas_LANGUAGE.ts``, which keeps
what is translated already; what a translator has to do is listed; and the file that the program
loads, ``.qm``, is made of it. Qt's Linguist, or any editor, opens the ``.ts``.
"""

import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

from translatable import (
    meanings,
    paragraphs,
    templates,
    words_of_examples,
    words_of_fields,
    words_of_quantities,
)

from kanevas.assets import told
from kanevas.assets.paths import TRANSLATIONS
from kanevas.help import paragraphs as help_texts
from kanevas.start import examples

ROOT = Path(__file__).parents[1]
TOOLS = Path(sys.executable).parent
SHOWN = 60


def main(languages: list[str]) -> None:
    """Update all languages, or those named."""
    names = languages or [path.stem.split("_")[1] for path in TRANSLATIONS.glob("*.ts")]
    for name in names:
        source = TRANSLATIONS / f"kanevas_{name}.ts"
        gather(source, name)
        release(source)
        missing = untranslated(source)
        print(f"{source.name}: {len(missing)} texts to translate")
        for text in missing[:SHOWN]:
            print(f"  {text!r}")
        if len(missing) > SHOWN:
            print("  …")


def gather(source: Path, language: str) -> None:
    """Take over the texts of the program; those that are gone go."""
    with tempfile.TemporaryDirectory() as folder:
        words = Path(folder) / "words.py"
        lines = [f"QT_TRANSLATE_NOOP({context!r}, {text!r})" for context, text in without_tr()]
        words.write_text("\n".join(lines), encoding="utf-8")
        files = Path(folder) / "files"
        paths = [*sorted((ROOT / "app" / "kanevas").rglob("*.py")), words]
        files.write_text("\n".join(map(str, paths)), encoding="utf-8")
        run(
            "pyside6-lupdate", "-no-obsolete", "-locations", "none", "-silent",
            "-tr-function-alias", "tr+=_tr", "-source-language", "en", "-target-language",
            language, f"@{files}", "-ts", source,
        )  # fmt: skip


def without_tr() -> Iterator[tuple[str, str]]:
    """Yield (context, text) of what is translated without a call of ``tr`` around it."""
    for context, texts in (
        ("fields", words_of_fields()),
        ("quantities", words_of_quantities()),
        (told.CONTEXT, (*templates(), *meanings())),
        (help_texts.CONTEXT, paragraphs()),
        (examples.CONTEXT, words_of_examples()),
    ):
        yield from ((context, text) for text in texts)


def release(source: Path) -> None:
    """Make the file that the program loads, with every text under no context too."""
    tree = ET.parse(source)
    root = tree.getroot()
    everywhere = next(c for c in root.iter("context") if not c.findtext("name"))
    known = {message.findtext("source") for message in everywhere.iter("message")}
    for message in list(root.iter("message")):
        text = message.findtext("source")
        if is_done(message) and text not in known:
            known.add(text)
            everywhere.append(message)
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder) / source.name
        tree.write(whole, encoding="utf-8", xml_declaration=True)
        run("pyside6-lrelease", "-silent", whole, "-qm", source.with_suffix(".qm"))


def untranslated(source: Path) -> list[str]:
    """Return the texts that have no translation yet."""
    messages = ET.parse(source).getroot().iter("message")
    return [m.findtext("source") or "" for m in messages if not is_done(m)]


def is_done(message: ET.Element) -> bool:
    """Whether a message is translated."""
    translation = message.find("translation")
    return bool(translation is not None and translation.text) and not translation.get("type")


def run(tool: str, *arguments: object) -> None:
    """Run one of Qt's tools."""
    subprocess.run([TOOLS / tool, *map(str, arguments)], check=True)


if __name__ == "__main__":
    main(sys.argv[1:])
