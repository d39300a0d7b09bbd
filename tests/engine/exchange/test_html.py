"""A run as one HTML page: in a real browser it turns, plays, scrubs and plots, and asks nothing."""

import json
import re

import numpy as np
import pytest
from msgspec.structs import replace
from scipy.spatial.transform import Rotation
from tests.engine.exchange.browser import PROGRAM, Browser
from tests.engine.helpers import ROOT

import kane
from kane.exchange.html_writing import MOST_FRAMES, to_html
from kane.model.plot_layout import PlotLayout
from kane.parts import Body, Box, Model

in_a_browser = pytest.mark.skipif(PROGRAM is None, reason="no browser: packaging/system.sh browser")
NASTY = '</script><img src="http://example.org/x.png" onerror="document.title=1"> & \u2028 "<b>"'


@pytest.fixture(scope="module")
def result():
    """Run a box that tumbles, with texts that would like to be elements."""
    box = Body(
        name="box",
        density=1000.0,
        shapes=(Box(center=(0.0, 0.0, 0.0), size=(0.3, 0.2, 0.1)),),
        velocity=(1.0, 0.5, 0.0),
        angular_velocity=(3.0, 0.2, 0.1),
    )
    point = Body(name="point", mass=1.0, particle=True, position=(0.5, 0.0, 0.0))
    model = Model(
        title=NASTY,
        description=NASTY,
        gravity=(0.0, -1.0, 0.0),
        bodies=(box, point),
        plots=(
            PlotLayout(title="Places", curves=("box.x", "box.y")),
            PlotLayout(curves=("box.wx",)),
        ),
    )
    return kane.simulate(model, duration=1.0, record_every=0.01)


@pytest.fixture(scope="module")
def browser(result, tmp_path_factory):
    folder = tmp_path_factory.mktemp("page")
    page = folder / "run.html"
    page.write_bytes(to_html(result).content)
    with Browser(page, folder / "home") as browser:
        yield browser


@in_a_browser
def test_the_page_loads_nothing_and_complains_of_nothing(browser):
    asked = [
        each["params"]["request"]["url"]
        for each in browser.events
        if each.get("method") == "Network.requestWillBeSent"
    ]
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    assert [url for url in asked if url.endswith("run.html")]
    bad = ("Runtime.exceptionThrown", "Log.entryAdded", "Runtime.consoleAPICalled")
    assert [each for each in browser.events if each.get("method") in bad] == []


@in_a_browser
def test_texts_of_the_model_are_texts(browser):
    assert browser.value("document.querySelector('h1').textContent") == NASTY
    assert browser.value("document.title") == NASTY
    assert browser.value("document.querySelectorAll('img, b:not(.legend b)').length") == 0


@in_a_browser
def test_bodies_are_where_the_run_has_them(browser, result):
    for time in (0.0, 0.37, 1.0):
        browser.value(f"kanevas.seek({time})")
        told = np.array(browser.value("kanevas.pose(0)")).reshape(4, 4).T
        frame = round(time / 0.01)
        assert result.time[frame] == pytest.approx(time)
        q, _ = result.motion_of(0)
        # places in 32 bits
        assert told[:3, 3] == pytest.approx(q[frame, :3], abs=1e-6)
        assert told[:3, :3] == pytest.approx(Rotation.from_quat(q[frame, 3:]).as_matrix(), abs=1e-6)


@in_a_browser
def test_it_plays_and_pauses(browser):
    browser.value("kanevas.seek(0)")
    browser.click(*browser.middle("footer button"))
    later = "new Promise((done) => { const look = () => kanevas.state.time > 0.02 ? done(true) : "
    assert browser.value(later + "requestAnimationFrame(look); look(); })")
    browser.click(*browser.middle("footer button"))
    assert browser.value("kanevas.state.playing") is False
    stopped = browser.value("kanevas.state.time")
    twice = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    browser.value(f"{twice}.then(() => 0)")
    assert browser.value("kanevas.state.time") == stopped > 0.02


@in_a_browser
def test_it_ends_at_the_end_and_begins_anew(browser):
    browser.value("kanevas.seek(0.99)")
    browser.value("kanevas.toggle()")
    ended = "new Promise((done) => { const look = () => kanevas.state.playing ? "
    browser.value(ended + "requestAnimationFrame(look) : done(0); look(); })")
    assert browser.value("kanevas.state.time") == pytest.approx(1.0)
    browser.value("kanevas.toggle(); kanevas.toggle()")
    assert browser.value("kanevas.state.time") < 0.5


@in_a_browser
def test_slider_keys_and_plots_scrub(browser):
    x, y = browser.middle("footer input")
    browser.click(x, y)
    assert browser.value("kanevas.state.time") == pytest.approx(0.5, abs=0.02)
    browser.value("document.activeElement.blur()")
    for key, time in (("Home", 0.0), ("ArrowRight", 0.01), ("End", 1.0), ("ArrowLeft", 0.99)):
        browser.key(key)
        assert browser.value("kanevas.state.time") == pytest.approx(time, abs=1e-6), key
    x, y = browser.middle(".plots canvas")
    browser.mouse("mousePressed", x - 50, y)
    before = browser.value("kanevas.state.time")
    browser.mouse("mouseMoved", x + 50, y)
    browser.mouse("mouseReleased", x + 50, y, buttons=0)
    width = browser.value("document.querySelector('.plots canvas').clientWidth") - 80  # its axes
    assert browser.value("kanevas.state.time") - before == pytest.approx(100 / width, abs=0.01)


@in_a_browser
def test_the_mouse_turns_and_the_wheel_zooms(browser):
    x, y = browser.middle(".space canvas")
    yaw, pitch, far = browser.value(
        "[kanevas.camera.yaw, kanevas.camera.pitch, kanevas.camera.distance]"
    )
    seen = browser.picture()
    browser.mouse("mousePressed", x, y)
    browser.mouse("mouseMoved", x + 60, y + 20)
    browser.mouse("mouseReleased", x + 60, y + 20, buttons=0)
    browser.mouse("mouseWheel", x, y, deltaX=0, deltaY=-300, buttons=0)
    turned = browser.value("[kanevas.camera.yaw, kanevas.camera.pitch, kanevas.camera.distance]")
    assert turned[0] - yaw == pytest.approx(-0.3, abs=0.01)
    assert turned[1] - pitch == pytest.approx(0.1, abs=0.01)
    assert turned[2] / far == pytest.approx(np.exp(-0.3), abs=0.01)
    assert browser.picture() != seen


@in_a_browser
def test_bodies_and_curves_are_seen(browser):
    """Pixels of the colours of the bodies and of both curves are there."""
    colors = browser.value(
        """(() => {
        const flat = document.querySelector(".plots canvas");
        const pixels = flat.getContext("2d").getImageData(0, 0, flat.width, flat.height).data;
        const found = {};
        for (let i = 0; i < pixels.length; i += 4) {
          const color = [pixels[i], pixels[i + 1], pixels[i + 2]].join();
          if (pixels[i + 3] === 255) found[color] = (found[color] || 0) + 1;
        }
        return found;
        })()"""
    )
    assert colors.get("0,114,178", 0) > 50
    assert colors.get("213,94,0", 0) > 50
    drawn = browser.value(
        """(() => {
        const view = document.querySelector(".space canvas"), gl = view.getContext("webgl");
        kanevas.seek(0.2);
        const pixels = new Uint8Array(4 * view.width * view.height);
        gl.readPixels(0, 0, view.width, view.height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
        let count = 0;
        for (let i = 3; i < pixels.length; i += 4) count += pixels[i] === 255;
        return [count / (view.width * view.height), gl.getError()];
        })()"""
    )
    assert drawn[0] > 0.01
    assert drawn[1] == 0


def content_of(exported):
    text = exported.content.decode()
    found = re.search(r'<script type="application/json" id="run">(.*?)</script>', text, re.S)
    return json.loads(found[1])


def test_the_file_is_one_page_without_anything_from_elsewhere(result):
    text = to_html(result).content.decode()
    outside = text.replace(json.dumps(NASTY), "")
    assert "default-src 'none'" in text
    assert re.findall(r"<(?:script|link|img|iframe)[^>]*(?:src|href)=", outside) == []
    assert text.count("<script") == 2  # the run, and what plays it
    content = content_of(to_html(result))
    assert content["title"] == NASTY
    assert [len(plot["curves"]) for plot in content["plots"]] == [2, 1]


def test_long_runs_are_thinned_and_it_says_so(result):
    model = replace(result.model, plots=())
    long = kane.simulate(model, duration=1.0, record_every=1.0 / (MOST_FRAMES + 500))
    exported = to_html(long)
    assert any(f"{MOST_FRAMES} of" in str(each.text) for each in exported.findings)
    plots = content_of(exported)["plots"]
    assert [curve["name"] for curve in plots[0]["curves"]] == ["point.x", "point.y", "point.z"]


def test_in_a_plane_a_height_that_stays_is_not_drawn():
    flat = replace(kane.load(ROOT / "models/planar_chain.json"), plots=())
    last = flat.bodies[-1].name
    plots = content_of(to_html(kane.simulate(flat, duration=0.01)))["plots"]
    assert [curve["name"] for curve in plots[0]["curves"]] == [f"{last}.x", f"{last}.y"]
