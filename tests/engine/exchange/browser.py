"""A browser without a window that shows one page, driven by its protocol for developers.

See chromedevtools.github.io/devtools-protocol; messages go by a pipe, so nothing listens at a port.
"""

import json
import os
import select
import shutil
import signal
import subprocess
from pathlib import Path
from typing import Any, Self

PROGRAM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)
OPTIONS = (
    "--headless=new", "--no-sandbox", "--no-first-run", "--disable-extensions", "--mute-audio",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--use-angle=swiftshader", "--enable-unsafe-swiftshader",  # WebGL without a graphics card
    "--force-device-scale-factor=1", "--window-size=1280,800", "--remote-debugging-pipe",
)  # fmt: skip
PATIENCE = 60  # s for one answer, on a machine that is busy with other things


class Browser:
    """Shows a page from a file; a context that ends the browser."""

    def __init__(self, page: Path, home: Path) -> None:
        assert PROGRAM is not None
        read_there, self._write = os.pipe()
        self._read, write_there = os.pipe()
        words = " ".join((PROGRAM, *OPTIONS, f"--user-data-dir={home}"))
        self._process = subprocess.Popen(
            # it takes orders from the third file that it finds open, and answers into the fourth
            ["bash", "-c", f"exec {words} 3<&{read_there} 4>&{write_there}"],
            pass_fds=(read_there, write_there),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        os.close(read_there)
        os.close(write_there)
        self._rest, self._count = b"", 0
        self._session: str | None = None
        self.events: list[dict[str, Any]] = []
        try:
            self._open(page)
        except BaseException:
            self.__exit__()
            raise

    def _open(self, page: Path) -> None:
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        told = self.ask("Target.attachToTarget", targetId=target, flatten=True)
        self._session = told["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.ask(f"{domain}.enable")
        self.ask("Page.navigate", url=page.as_uri())
        self.wait("Page.loadEventFired")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        os.close(self._write)
        os.close(self._read)

    def ask(self, method: str, **arguments: Any) -> dict[str, Any]:
        """Return the answer to a call; what happens meanwhile goes to ``events``."""
        self._count += 1
        call = {"id": self._count, "method": method, "params": arguments}
        if self._session is not None:
            call["sessionId"] = self._session
        os.write(self._write, json.dumps(call).encode() + b"\0")
        while True:
            message = self._next()
            if message.get("id") == self._count:
                assert "error" not in message, message
                return dict(message["result"])
            self.events.append(message)

    def wait(self, event: str) -> None:
        """Wait until something has happened."""
        while not any(each.get("method") == event for each in self.events):
            self.events.append(self._next())

    def value(self, expression: str) -> Any:
        """Return the value of an expression of JavaScript, of a promise what it comes to."""
        answer = self.ask(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True
        )
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    def mouse(self, kind: str, x: float, y: float, **more: Any) -> None:
        """Move, press or release the mouse, or turn its wheel."""
        own = {"button": "left", "buttons": 1, "clickCount": 1, **more}
        self.ask("Input.dispatchMouseEvent", type=kind, x=x, y=y, **own)

    def click(self, x: float, y: float) -> None:
        """Click."""
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y, buttons=0)

    def key(self, key: str) -> None:
        """Press and release a key."""
        for kind in ("keyDown", "keyUp"):
            self.ask("Input.dispatchKeyEvent", type=kind, key=key)

    def middle(self, selector: str) -> tuple[float, float]:
        """Return where the middle of an element is [px]."""
        box = self.value(
            f"(({{x, y, width, height}}) => [x + width / 2, y + height / 2])"
            f"(document.querySelector({selector!r}).getBoundingClientRect())"
        )
        return float(box[0]), float(box[1])

    def picture(self) -> str:
        """Return what is seen, as PNG in base 64."""
        return str(self.ask("Page.captureScreenshot", format="png")["data"])

    def _next(self) -> dict[str, Any]:
        while b"\0" not in self._rest:
            ready, _, _ = select.select([self._read], [], [], PATIENCE)
            assert ready, "the browser does not answer"
            more = os.read(self._read, 1 << 20)
            assert more, "the browser has ended"
            self._rest += more
        message, self._rest = self._rest.split(b"\0", 1)
        return dict(json.loads(message))
