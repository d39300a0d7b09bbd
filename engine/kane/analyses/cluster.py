"""The cores of other computers: a Dask cluster by the address of its scheduler."""

import contextlib
import threading
from collections.abc import Iterator
from concurrent.futures import Executor
from typing import TYPE_CHECKING

from kane.analyses.care import unless_stopped
from kane.arguments import checked
from kane.errors import SettingsError
from kane.sentences import say

if TYPE_CHECKING:
    from distributed import Client

PATIENCE = 10  # s for a scheduler to answer
LOOK = 0.05  # s between two looks at whether one still waits for it


@checked
@contextlib.contextmanager
def cluster(
    address: str | None, *, stop: threading.Event | None = None
) -> Iterator[Executor | None]:
    """Give an executor of a Dask cluster, or None without an address.

    Args:
        address: of its scheduler, such as ``tcp://192.168.1.10:8786``.
        stop: an event that any thread may set to wait for no answer any more.

    Raises:
        SettingsError: the library for it is not there, or no scheduler is.
        StoppedError: it was stopped.

    """
    if address is None:
        yield None
        return
    try:
        import distributed  # noqa: F401 - to say so before the work begins
    except ImportError as error:
        raise SettingsError(
            say("A cluster needs the library 'distributed': pip install 'kanevas[cluster]'.")
        ) from error
    with _Connection(address).client(stop) as client:
        yield client.get_executor()


class _Connection:
    """Asks for a scheduler in a thread, since no one can end the asking."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._client: Client | None = None
        self._silence = ""  # why no one answered; empty where someone else did
        self._done, self._lock, self._is_wanted = threading.Event(), threading.Lock(), True
        threading.Thread(target=self._ask, daemon=True).start()

    def client(self, stop: threading.Event | None) -> "Client":
        """Wait for the client; raises SettingsError and StoppedError."""
        while not self._done.wait(LOOK):
            if stop is not None and stop.is_set():
                with self._lock:
                    self._is_wanted = False
                    late, self._client = self._client, None
                if late is not None:
                    late.close()
                unless_stopped(stop)
        if self._client is not None:
            return self._client
        if self._silence:
            raise SettingsError(
                say(
                    "There is no Dask scheduler at {address}: {error}",
                    address=self._address,
                    error=self._silence,
                )
            )
        raise SettingsError(
            say("What answers at {address} is no Dask scheduler.", address=self._address)
        )

    def _ask(self) -> None:
        from distributed import Client

        # one that is half made waits for long as it goes, wherever that is: so it is closed here
        found = Client.__new__(Client)
        try:
            Client.__init__(found, self._address, timeout=PATIENCE)
        except (OSError, ValueError) as error:
            self._silence = str(error) or type(error).__name__
            is_wanted = False
        except Exception:  # what another server says is read as sizes of messages, and may be huge
            self._silence = ""
            is_wanted = False
        else:
            with self._lock:
                is_wanted = self._is_wanted
                self._client = found if is_wanted else None
        if not is_wanted:
            found.close()
        self._done.set()
