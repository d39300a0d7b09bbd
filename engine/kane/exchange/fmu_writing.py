"""A model as an FMU 3.0 for co-simulation, by pythonfmu3: fmi-standard.org."""

import re
import tempfile
from pathlib import Path

from kane.arguments import checked
from kane.exchange.findings import Exported, Findings
from kane.exchange.fmu_model import MODEL_FILE
from kane.files.model_json import save
from kane.model import Model, check
from kane.sentences import say

SCRIPT = '''"""Written by Kanevas: an FMU of a mechanism, for a Python that has kane."""

from pythonfmu3 import Fmi3Slave


class {name}(Fmi3Slave):
    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        from kane.exchange.fmu_slave import begin

        begin(self)

    def to_xml(self, *arguments, **options):
        from kane.exchange.fmu_slave import named

        return named(super().to_xml(*arguments, **options))

    def do_step(self, current_time, step_size):
        from kane.exchange.fmu_slave import step

        return step(self, current_time, step_size)
'''


@checked
def to_fmu(model: Model) -> Exported:
    """Return a model as an FMU for co-simulation.

    Its inputs are those of the model, its parameters too; its outputs are the motion of bodies,
    coordinates of joints and measures, named as in ``rod.x``. The program that runs it needs a
    Python with kane, which does all the work.

    Args:
        model: without faults.

    Raises:
        ModelError: the model has faults.

    """
    from pythonfmu3.builder import FmuBuilder

    check(model)
    findings = Findings()
    name = _identifier(model.title)
    with tempfile.TemporaryDirectory(prefix="kanevas_fmu_") as folder:
        work = Path(folder)
        script = work / f"{name}.py"
        script.write_text(SCRIPT.format(name=name))
        save(model, work / MODEL_FILE)
        made = FmuBuilder.build_FMU(
            script, dest=work / "made", project_files={work / MODEL_FILE}, needsExecutionTool=True
        )
        content = Path(made).read_bytes()
    findings.guessed(say("whoever runs the FMU needs a Python with kane"))
    findings.taken(say("motion of bodies, coordinates of joints and measures: as outputs"))
    if model.inputs:
        findings.taken(say("inputs: as inputs"), *(each.name for each in model.inputs))
    return Exported(content, tuple(findings))


def _identifier(title: str) -> str:
    """Return a name that a class of Python and a library may have."""
    name = re.sub(r"[^A-Za-z0-9]+", "_", title).strip("_")[:40]
    return f"Mechanism_{name}" if not name or name[0].isdigit() else name[0].upper() + name[1:]
