"""Work that one of several processes does."""

import subprocess
import sys

from kane.kernels.compiling.claim import Claim

HOLD = """
import sys
from pathlib import Path
from kane.kernels.compiling.claim import Claim
claim = Claim(Path(sys.argv[1]), wait=False)
print(claim.held, flush=True)
sys.stdin.read()
"""


def holder(path):
    return subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip


def test_what_another_process_does_is_not_done_here_nor_what_it_has_done(tmp_path):
    work = tmp_path / "work"
    with holder(work) as other:
        assert other.stdout.readline() == "True\n"
        assert not Claim(work, wait=False).held
        other.stdin.close()
        other.wait()
    assert not Claim(work, wait=False).held
    assert Claim(tmp_path / "more work", wait=False).held


def test_who_waits_has_it_when_the_other_process_is_killed(tmp_path):
    with holder(tmp_path / "work") as other:
        assert other.stdout.readline() == "True\n"
        other.kill()
        with Claim(tmp_path / "work") as claim:
            assert claim.held


def test_where_nothing_can_be_written_each_works_for_itself(tmp_path):
    (tmp_path / "file").touch()
    for wait in (True, False):
        assert Claim(tmp_path / "file" / "work", wait).held
