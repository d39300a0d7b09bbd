import configparser
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    out = tmp_path_factory.mktemp("wheel")
    build = subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", out, ROOT],
        capture_output=True,
        text=True,
        check=False,
    )
    assert build.returncode == 0, build.stdout + build.stderr
    (path,) = out.glob("*.whl")
    with zipfile.ZipFile(path) as archive:
        yield archive


def test_wheel_installs_the_two_packages_and_nothing_else(wheel):
    top = {name.split("/")[0] for name in wheel.namelist()}
    (dist_info,) = {name for name in top if name.endswith(".dist-info")}
    assert top == {"kane", "kanevas", dist_info}
    assert dist_info.startswith("kanevas-")


@pytest.mark.parametrize("folder", ["resources", "models"])
def test_wheel_carries_every_file_of(folder, wheel):
    files = [p.relative_to(ROOT) for p in (ROOT / folder).rglob("*") if p.is_file()]
    assert files
    assert {f"kanevas/{file.as_posix()}" for file in files} <= set(wheel.namelist())


def test_wheel_carries_the_example_that_the_readme_opens(wheel):
    assert "kanevas/models/seven_body_mechanism.json" in wheel.namelist()


def test_wheel_installs_both_commands(wheel):
    (name,) = [name for name in wheel.namelist() if name.endswith("/entry_points.txt")]
    entry_points = configparser.ConfigParser()
    entry_points.read_string(wheel.read(name).decode())
    assert dict(entry_points["console_scripts"]) == {"kane": "kane.cli:main"}
    assert dict(entry_points["gui_scripts"]) == {"kanevas": "kanevas.main:main"}
