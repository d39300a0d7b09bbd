"""Commands that ask whether results are right: ``kane prove`` and ``kane verify``."""

import argparse
import json
from typing import Any

from kane.cli.terminal import interrupt_stops, preparing, progress_bar, tell
from kane.files.model_json import load
from kane.proof.finding import Finding, Verdict

WRONG = 1  # what a command returns where something is not right
SIGNS: dict[Verdict, str] = {"right": "right    ", "wrong": "WRONG    ", "undecided": "undecided"}


def add_prove(parser: argparse.ArgumentParser) -> None:
    """Add the options of ``kane prove``."""
    parser.set_defaults(command=_prove)
    parser.add_argument("model", metavar="MODEL", help="model file (JSON)")
    parser.add_argument(
        "--once", action="store_true", help="do not run it again with finer steps to compare"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def _prove(options: argparse.Namespace) -> int:
    model = load(options.model)
    with preparing():
        from kane.analyses.dynamics import simulate
        from kane.analyses.preparation import prepare
        from kane.analyses.proving import prove

        prepare()
    with interrupt_stops() as stop, progress_bar() as progress:
        result = simulate(model, stop=stop)
        proof = prove(result, again=not options.once, progress=progress, stop=stop)
    if options.json:
        content = {
            "verdict": proof.verdict,
            "times": list(proof.times),
            "findings": [_as_data(finding) for finding in proof.findings],
        }
        tell(json.dumps(content, indent=2, ensure_ascii=False))
    else:
        for finding in proof.findings:
            tell(f"{SIGNS[finding.verdict]}  {finding.title}")
            tell(f"           {finding.figure:.2g} of at most {finding.limit:.2g}; {finding.place}")
        tell(f"This run is {proof.verdict}.")
    return WRONG if proof.verdict == "wrong" else 0


def _as_data(finding: Finding) -> dict[str, Any]:
    return {
        "title": str(finding.title),
        "verdict": finding.verdict,
        "figure": finding.figure,
        "limit": finding.limit,
        "place": str(finding.place),
        "reason": str(finding.reason),
    }


def add_verify(parser: argparse.ArgumentParser) -> None:
    """Add the options of ``kane verify``."""
    parser.set_defaults(command=_verify)
    parser.add_argument(
        "examples", metavar="EXAMPLE", nargs="*", help="names of examples; all by default"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def _verify(options: argparse.Namespace) -> int:
    with preparing():
        from kane.analyses.preparation import prepare
        from kane.analyses.verifying import verified

        prepare()
    found = []
    with interrupt_stops() as stop:
        for each in verified(options.examples or None, stop=stop):
            found.append(each)
            if options.json:
                continue
            tell(f"{'pass' if each.passed else 'FAIL'}  {each.problem.title}")
            for check in each.checks:
                tell(f"      {'' if check.passed else 'FAIL '}{check.words()}")
            if each.failure:
                tell(f"      {each.failure}")
    if options.json:
        tell(json.dumps([each.as_data() for each in found], indent=2, ensure_ascii=False))
    else:
        passed = sum(each.passed for each in found)
        tell(f"{passed} of {len(found)} problems come out as published.")
    return 0 if all(each.passed for each in found) else WRONG
