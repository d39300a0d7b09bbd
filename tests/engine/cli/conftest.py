import pytest
from tests.models import oscillator_of_parameters

from kane.analyses.preparation import prepare
from kane.cli import main
from kane.files.model_json import save


@pytest.fixture(scope="module", autouse=True)
def prepared():
    """Without it the first run would say that it compiles the kernels."""
    prepare()


@pytest.fixture
def run(capsys):
    """Run the command line; return exit code, standard output and standard error."""

    def run(*arguments):
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as end:  # argparse's way
            code = end.code
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return code, out, err

    return run


@pytest.fixture
def oscillator(tmp_path):
    save(oscillator_of_parameters(), tmp_path / "oscillator.json")
    return tmp_path / "oscillator.json"
