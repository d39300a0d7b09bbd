"""A run as one HTML file that turns, plays and plots in a browser, without any network.

The page is ``player.css`` and ``player.js``, and the run as JSON with arrays in base 64. Its policy
(CSP, www.w3.org/TR/CSP3) allows that one script by its hash, and nothing from elsewhere; texts of
the model stand in the JSON alone, where no ``<`` is left, and the script shows them as texts.
"""

from __future__ import annotations

import base64
import hashlib
import html
import json
from importlib.resources import files
from typing import Any

import numpy as np
import numpy.typing as npt

from kane.arguments import checked
from kane.elements.shapes import Sphere
from kane.exchange.findings import Exported, Findings
from kane.exchange.gltf_writing import COLORS, POINT
from kane.exchange.linkage import vector_of
from kane.exchange.solids import solid
from kane.model import Model
from kane.model.offered import places_of_last
from kane.model.plot_layout import read_curve
from kane.reading.vertical import vertical
from kane.results import Result
from kane.sentences import say

ENCODING = "utf-8"
MOST_FRAMES = 3000  # of the motion: half a minute at 100 a second; more make the file large
MOST_CURVES = 24  # of all plots together


@checked
def to_html(result: Result) -> Exported:
    """Return a run as an HTML page that plays in any browser with WebGL.

    Places go straight on between frames and turns along the shortest way; curves are as exact as
    32 bits are.

    Args:
        result: of any run.

    """
    findings = Findings()
    content = json.dumps(_data(result, findings), separators=(",", ":"), allow_nan=False)
    findings.dropped(say("joints and what acts: bodies and curves alone are in the file"))
    return Exported(_page(result.model, content).encode(ENCODING), tuple(findings))


def _page(model: Model, content: str) -> str:
    folder = files("kane.exchange")
    style = folder.joinpath("player.css").read_text(ENCODING)
    script = folder.joinpath("player.js").read_text(ENCODING)
    policy = (
        f"default-src 'none'; script-src '{_hash(script)}'; style-src '{_hash(style)}'; "
        "base-uri 'none'; form-action 'none'"
    )
    return "\n".join(
        (
            "<!doctype html>",
            "<html>",
            "<head>",
            '<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{html.escape(model.title or 'Kanevas')}</title>",
            f"<style>{style}</style>",
            "</head>",
            "<body>",
            '<main id="page"></main>',
            f'<script type="application/json" id="run">{_harmless(content)}</script>',
            f"<script>{script}</script>",
            "</body>",
            "</html>",
            "",
        )
    )


def _harmless(content: str) -> str:
    """Return JSON in which nothing ends or begins an element of HTML."""
    for sign in "<>&\u2028\u2029":
        content = content.replace(sign, f"\\u{ord(sign):04x}")
    return content


def _hash(text: str) -> str:
    digest = hashlib.sha256(text.encode(ENCODING)).digest()
    return f"sha256-{base64.b64encode(digest).decode()}"


def _data(result: Result, findings: Findings) -> dict[str, Any]:
    model = result.model
    kept = _kept(result, findings)
    bodies = [_body(result, i, kept, findings) for i in range(len(model.bodies))]
    return {
        "title": model.title,
        "description": model.description,
        "outcome": str(result.outcome.message),
        "up": [float(x) for x in vertical(model)],
        "time": _packed(result.time[kept]),
        "bodies": bodies,
        "plots": _plots(result, kept, findings),
    }


def _kept(result: Result, findings: Findings) -> npt.NDArray[np.int64]:
    count = len(result.time)
    if count <= MOST_FRAMES:
        return np.arange(count)
    findings.dropped(
        say("frames: {kept} of {count} are in the file", kept=MOST_FRAMES, count=count)
    )
    return np.unique(np.linspace(0, count - 1, MOST_FRAMES).astype(np.int64))


def _body(
    result: Result, i: int, kept: npt.NDArray[np.int64], findings: Findings
) -> dict[str, Any]:
    body = result.model.bodies[i]
    shapes = body.shapes
    if not shapes:
        places = np.array([each.position for each in result.model.bodies])
        size = float(np.ptp(places, axis=0).max()) or 1.0
        center = vector_of(body.mass_properties().center)
        shapes = (Sphere(center=center, radius=POINT * size),)
        findings.guessed(say("has no shape: a small ball stands for it"), body.name)
    solids = [solid(shape) for shape in shapes]
    normals = np.concatenate([each.normals for each in solids])
    normals /= np.linalg.norm(normals, axis=1)[:, None]
    q, _ = result.motion_of(i)
    q = q[kept].copy()
    flips = np.where((q[1:, 3:] * q[:-1, 3:]).sum(axis=1) < 0, -1.0, 1.0)
    q[1:, 3:] *= np.cumprod(flips)[:, None]  # e and -e are one turn: the shortest way is meant
    return {
        "name": body.name,
        "color": body.color or COLORS[i % len(COLORS)],
        "corners": _packed(np.concatenate([each.corners for each in solids])),
        "normals": _packed(normals),
        "motion": _packed(q),
    }


def _plots(result: Result, kept: npt.NDArray[np.int64], findings: Findings) -> list[dict[str, Any]]:
    """Return the plots of the model over the time; of one without any, where its last body is."""
    model = result.model
    found, left = [], MOST_CURVES
    for plot in model.plots:
        if plot.against or plot.spectrum:
            findings.dropped(say("plots over other things than the time, and worked-out curves"))
            continue
        for side in (False, True):  # those of the right axis have a plot of their own
            texts = [
                text
                for text in plot.curves
                if text not in plot.hidden and (text in plot.right) is side
            ]
            read = [read_curve(text) for text in texts]
            names = [each.quantity for each in read if each is not None and not each.operation]
            if len(names) < len(texts):
                findings.dropped(
                    say("plots over other things than the time, and worked-out curves")
                )
            if len(names) > left:
                findings.dropped(say("curves beyond the first {most}", most=MOST_CURVES))
            names = names[:left]
            left -= len(names)
            if names:
                found.append({"title": plot.title, "curves": _curves(result, names, kept)})
    if not model.plots:
        found.append({"title": "", "curves": _curves(result, list(places_of_last(model)), kept)})
    return found


def _curves(result: Result, names: list[str], kept: npt.NDArray[np.int64]) -> list[dict[str, Any]]:
    curves = []
    for name in result.full_names([each for each in names if each in result.quantities]):
        values = np.asarray(result[name][kept])
        unit = result.quantities[name].quantity.unit
        curves.append({"name": name, "unit": unit, "values": _packed(values)})
    return curves


def _packed(values: npt.NDArray[np.float64]) -> str:
    """Return numbers as 32-bit floats, the lowest byte first, in base 64."""
    with np.errstate(over="ignore"):  # what has no place there becomes infinite, and is a gap
        return base64.b64encode(np.ascontiguousarray(values, dtype="<f4").tobytes()).decode()
