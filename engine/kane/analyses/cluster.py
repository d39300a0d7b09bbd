"""The cores of other computers: a Dask cluster by the address of its scheduler."""

import contextlib
from collections.abc import Iterator
from concurrent.futures import Executor

from kane.arguments import checked
from kane.errors import SettingsError
from kane.sentences import say

PATIENCE = 10  # s for a scheduler to answer


@checked
@contextlib.contextmanager
def cluster(address: str | None) -> Iterator[Executor | None]:
    """Give an executor of a Dask cluster, or None without an address.

    Raises:
        SettingsError: the library for it is not there, or no scheduler is.

    """
    if address is None:
        yield None
        return
    try:
        from distributed import Client
    except ImportError as error:
        raise SettingsError(
            say("A cluster needs the library 'distributed': pip install 'kanevas[cluster]'.")
        ) from error
    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise SettingsError(
            say("There is no Dask scheduler at {address}: {error}", address=address, error=error)
        ) from error
    with client:
        yield client.get_executor()
