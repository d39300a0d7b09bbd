"""The page of help about a type of elements, made of what the type says of itself.

The docstring of the type is the text. It begins with what the element is; the paragraph before the
first equation, which is indented, begins the equations; sources and ``See also`` go to the end. It
is written in a light notation, see ``as_html``.
"""

import html
import inspect
import re
from typing import Any

INDENT = "    "
LAST = ("See also", "Source:")
TOKEN = (
    r"``(?P<code>.+?)``|`(?P<tt>.+?)`|\[(?P<a>.+?)\]\((?P<page>\w+)\)|\*\*(?P<b>.+?)\*\*"
    r"|\*(?P<i>.+?)\*|_(?P<sub>\{.+?\}|\w)|\^(?P<sup>\{.+?\}|\w)"
)
IN_WORDS = re.compile(TOKEN)
# π is a number, and Σ a sum
IN_EQUATIONS = re.compile(TOKEN + r"|(?<![a-zA-Z])(?P<letter>[a-zA-Zα-ορ-ωΑ-ΡΤ-Ω])(?![a-zA-Z])")


def source_of(kind: type[Any], title: str) -> str:
    """Return the page about a type, with marks for the tables of its fields and results.

    Args:
        kind: the type.
        title: heading of the page.

    Raises:
        ValueError: its docstring has no equation.

    """
    paragraphs = (inspect.getdoc(kind) or "").split("\n\n")
    told = [words for words in paragraphs if not words.startswith(LAST)]
    equations = [i for i, words in enumerate(told) if words.startswith(INDENT)]
    if not equations:
        raise ValueError(f"the docstring of {kind.__name__} has no equation, so it makes no page")
    first = max(equations[0] - 1, 1)
    own = kind.quantities  # of one element each where it is a property, which says them itself
    has_results = not isinstance(own, property) and any((*own, *getattr(kind, "derived", ())))
    parts = (
        f"<h1>{title}</h1>",
        *map(_paragraph, told[:first]),
        "<h2>Equations</h2>",
        *map(_paragraph, told[first:]),
        f"<h2>Fields</h2>\n[[fields {kind.__name__}]]",
        *([f"<h2>Results</h2>\n[[results {kind.__name__}]]"] if has_results else []),
        *(_paragraph(words) for words in paragraphs if words.startswith(LAST)),
    )
    return "\n".join(parts)


def _paragraph(words: str) -> str:
    """Return a paragraph, or equations, each on a line of its own."""
    if not words.startswith(INDENT):
        return f"<p>{as_html(' '.join(words.split()))}</p>"
    lines = (as_html(line.strip(), IN_EQUATIONS) for line in words.splitlines())
    return "\n".join(f'<p class="equation">{line}</p>' for line in lines)


def as_html(text: str, tokens: re.Pattern[str] = IN_WORDS) -> str:
    """Return a text in its light notation as it is shown.

    ``**r**_B`` is a vector with an index, ``*x*`` a scalar; longer indices and exponents stand in
    braces. Double backquotes enclose names of fields, single ones other code, and
    ``[words](page)`` is a link. In equations lone letters are scalars without stars.
    """
    return tokens.sub(_shown, html.escape(text, quote=False))


def _shown(token: re.Match[str]) -> str:
    tag, text = next((name, words) for name, words in token.groupdict().items() if words)
    if tag == "a":
        return f'<a href="{token["page"]}">{text}</a>'
    tag = "i" if tag == "letter" else tag
    return f"<{tag}>{text.strip('{}')}</{tag}>"
