#!/usr/bin/env python3
"""The cases of Tests/Cases, for checks that compile their generated code.

    Tests/cases.py FOLDER

Writes each run that compiles to FOLDER/<feature>/<case>/<run>: the sources, and a file `arguments` with the arguments of
`widgetgen generate`, one on each line, relative to this folder.
"""

import functools
import json
import os
import re
import shutil
import subprocess
import sys

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CASES = ROOT / "Tests/Cases"
# The features whose cases have another layout; see TestSupport/CaseFolder.swift.
OWN_LAYOUTS = ["adopt", "catalog", "changes", "headers", "programs", "scaffold"]
EXPECTATION = re.compile(r"^ *// expected-(\w+)(?:\(([^)]*)\))?.*\n?", re.MULTILINE)


class Run:
    """A run of a case that generates code."""

    def __init__(self, case, run, options):
        self.case = case
        self.run = run
        self.options = options
        self.runtime = options.get("runtime", run if run in ["beagle-1", "beagle-2"] else "standalone")

    @property
    def name(self):
        """The feature, the case and the run: 'families/several-names/direct'."""
        return f"{self.feature_and_case}/{self.run}"

    @property
    def feature_and_case(self):
        return "/".join(self.case.parts[-2:])

    @property
    def compiles(self):
        """Whether code is generated and compiles."""
        if "notCompiled" in self.options:
            return False
        diagnostics = self.case / self.run / "diagnostics.txt"
        if diagnostics.exists() and ": error: " in diagnostics.read_text():
            return False
        for path in self.written_sources():
            for severity, runs in EXPECTATION.findall(path.read_text()):
                if severity == "error" and (not runs or self.run in re.split(", *", runs)):
                    return False
        return True

    def written_sources(self):
        """Returns the sources with their expected diagnostics."""
        return [*self.case.glob("input.swift"), *sorted((self.case / "input").rglob("*.swift"))]

    def sources(self):
        """Returns the texts of the sources by their paths in the case."""
        return {str(path.relative_to(self.case)): without_expectations(path.read_text())
                for path in self.written_sources()}

    def write(self, folder):
        """Writes the sources and templates to a new folder, and returns the arguments that generate from them there."""
        shutil.rmtree(folder, ignore_errors=True)
        arguments = ["--runtime", self.runtime]
        dependencies = self.options.get("dependencies", [])
        for path, text in self.sources().items():
            file = folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
            arguments += ["--dependencies" if path in dependencies else "--sources", path]
        templates = self.options.get("templates", "templates")
        if (self.case / templates).exists():
            shutil.copytree(self.case / templates, folder / templates)
            arguments += ["--templates", templates]
        for template in self.options.get("sourceryTemplates", []):
            (folder / "sourcery").mkdir(exist_ok=True)
            shutil.copy(ROOT / f"Templates/Sourcery/{template}.stencil", folder / "sourcery")
            arguments += ["--templates", "sourcery"]
        return [*arguments, *self.flags]

    @property
    def flags(self):
        """Returns the flags of `widgetgen generate` for the options."""
        flags = [f"--args={key}={value}" for key, value in self.options.get("arguments", {}).items()]
        if "only" in self.options:
            flags += [f"--only={each}" for each in self.options["only"] or ["none"]]
        flags += [f"--select={each}" for each in self.options.get("select", [])]
        if style := self.options.get("keyStyle"):
            flags.append(f"--key-style={style}")
        if self.options.get("directJSON", self.run == "direct"):
            flags.append("--direct-json")
        if self.options.get("codingKeys"):
            flags.append("--coding-keys")
        if self.options.get("inline"):
            flags.append("--inline")
        return flags

    def generate(self, folder, output="generated"):
        """Generates in a new folder, and returns all sources there."""
        arguments = self.write(folder)
        run_tool(folder, "--output", output, *arguments)
        return sorted(folder.rglob("*.swift"))


def run_tool(folder, *arguments):
    tool = os.environ.get("WIDGETGEN", ROOT / ".build/debug/widgetgen")
    command = [tool, "generate", "--quiet", *arguments]
    done = subprocess.run(command, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        raise SystemExit(f"{folder}: widgetgen {' '.join(map(str, arguments))}\n{done.stdout}")


def without_expectations(text):
    return EXPECTATION.sub("", text)


@functools.cache
def runs():
    """Returns the runs of all cases that generate code that compiles."""
    found = []
    for case in sorted(CASES.glob("*/*")):
        if case.is_dir() and case.parent.name not in OWN_LAYOUTS:
            found += [run for run in runs_of(case) if run.run != "contract" and run.compiles]
    return found


def contracts():
    """Returns the runs that print a contract."""
    return [run for case in sorted(CASES.glob("*/*")) if case.is_dir() and case.parent.name not in OWN_LAYOUTS
            for run in runs_of(case) if run.run == "contract"]


def runs_of(case):
    file = case / "options.json"
    shared = json.loads(file.read_text()) if file.exists() else {}
    own = shared.pop("runs", ["standalone"])
    own = own if isinstance(own, dict) else {run: {} for run in own}
    return [Run(case, run, shared | options) for run, options in own.items()]


def main():
    folder = Path(sys.argv[1])
    for run in runs():
        arguments = run.write(folder / run.name)
        (folder / run.name / "arguments").write_text("\n".join(arguments) + "\n")


if __name__ == "__main__":
    main()
