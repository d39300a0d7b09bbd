"""Pages as they are shown: with tables of the model's descriptions and the keys of the window."""

import re
from collections.abc import Callable, Mapping

from kanevas.help.lists import joints_table, links
from kanevas.help.pages import PAGES, source
from kanevas.help.tables import fields_table, functions_list, measures_table, results_table
from kanevas.look.theme import Theme

MARK = re.compile(r"\[\[(\w+)[ :]?(\w*)\]\]")
KINDS = {kind.__name__: kind for kind in PAGES}
Fill = Callable[[str], str]

FILLS: Mapping[str, Fill] = {
    "fields": lambda name: fields_table(KINDS[name]),
    "results": lambda name: results_table(KINDS[name]),
    "functions": lambda _: functions_list(),
    "measures": lambda _: measures_table(),
    "joints": lambda _: joints_table(),
    "links": links,
}


def page(name: str, of_window: Mapping[str, Fill]) -> str:
    """Return a page with all its marks filled in.

    Args:
        name: of the page.
        of_window: fills that only the window knows, such as those of ``[[shortcuts]]``.

    """
    fills = {**FILLS, **of_window}
    return MARK.sub(lambda mark: fills[mark[1]](mark[2]), source(name))


def style(theme: Theme) -> str:
    """Return the style sheet of all pages."""
    ink, muted, line = theme.ink.name(), theme.muted.name(), theme.grid_axis.name()
    return f"""
        body {{ color: {ink}; }}
        h1 {{ font-size: 17pt; margin-top: 4px; margin-bottom: 8px; }}
        h2 {{ font-size: 12pt; color: {muted}; margin-top: 16px; margin-bottom: 4px; }}
        p, li {{ line-height: 125%; }}
        p.equation {{ font-family: serif; font-size: 12pt; margin-left: 20px; margin-top: 4px;
                      margin-bottom: 4px; }}
        table.matrix {{ font-family: serif; margin-left: 20px; }}
        table.matrix td {{ padding: 4px 10px; text-align: center; }}
        td.first {{ border-left: 2px solid {ink}; }}
        td.last {{ border-right: 2px solid {ink}; }}
        td.both {{ border-left: 2px solid {ink}; border-right: 2px solid {ink}; }}
        table.fields th {{ text-align: left; color: {muted}; font-weight: normal;
                           padding: 3px 10px 3px 0; border-bottom: 1px solid {line}; }}
        table.fields td {{ padding: 3px 10px 3px 0; border-bottom: 1px solid {line}; }}
        .rest {{ color: {muted}; }}
        table.plain td {{ padding: 2px 16px 2px 0; }}
        kbd, code, tt {{ font-family: monospace; }}
        a {{ color: {theme.accent.name()}; }}
    """
