"""The generated code of the cases as modules: the files of each run, also in the form for a module on the main actor."""

import os
import re
import shutil
import subprocess
import sys

import sdk
from jobs import ROOT, swift_files

sys.path.insert(0, str(ROOT / "Tests"))
import cases

# Cases whose sources use features that are newer than the oldest systems: `Int128`, and `any Item<Int>`.
NEWER = ["enums/payloads", "families/primary-associated-types"]
# Cases with wrapped or lazy properties, which Swift 6.3 rejects in a `nonisolated` type: "'nonisolated' cannot be applied
# to mutable stored properties".
MUTABLE = [
    "annotations/coder-policies", "annotations/positional", "modules/selectors", "properties/optional-default",
    "warnings/omitted", "warnings/useless-annotations", "wrappers/codable", "wrappers/default-of-value",
    "wrappers/made-by-itself", "wrappers/own-wrapper"]


class Golden:
    """A run of a case."""

    def __init__(self, run):
        self.run = run
        self.name = run.name
        self.runtime = run.runtime
        # The requirements on the compiler.
        self.flags = ["-disable-availability-checking"] if run.feature_and_case in NEWER else []
        self.has_sourcery_templates = "sourceryTemplates" in run.options
        self.can_be_nonisolated = (
            not {"dependencies", "sourceryTemplates"} & run.options.keys()
            and not list(run.case.glob("templates*")) and run.feature_and_case not in MUTABLE)

    def files(self):
        """Returns the sources after generation, which may have changed some of them, and the generated files."""
        return self.run.generate(sdk.WORK / "goldens" / self.name)

    def nonisolated(self):
        """Returns the files of a golden with `nonisolated` types, as docs/faq.md recommends for apps on the main actor."""
        folder = sdk.WORK / "nonisolated" / self.name
        self.run.write(folder / "written")
        own = copies(swift_files(folder / "written"), folder / "written", self.name + "/copied")
        copied = swift_files(own)
        generate(own, folder / "generated", *self.run.flags)
        return [*copied, *swift_files(folder / "generated")]


class Given:
    """Sources that are compiled unchanged and contain a mistake."""

    def __init__(self, folder):
        self.name = folder.name
        self.runtime = "standalone"
        self.flags = []
        self.files = self.nonisolated = lambda: swift_files(folder)


def goldens():
    return [Golden(run) for run in cases.runs()]


def copies(paths, root, name):
    """Returns a folder with copies of sources whose types are `nonisolated`. A `main.swift` has no types."""
    folder = sdk.WORK / "nonisolated" / name
    shutil.rmtree(folder, ignore_errors=True)
    for path in paths:
        copy = folder / path.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_text()
        is_script = path.name == "main.swift"
        copy.write_text(text if is_script else DECLARATION.sub(r"\1nonisolated \2", text))
    return folder


# A declaration of a type, an extension or a global, without a modifier that excludes it from the default isolation.
DECLARATION = re.compile(
    r"^((?![^\n]*\bnonisolated\b)(?:(?:[ \t]*(?:@\w+(?:\([^)\n]*\))?[ \t]+)?"
    r"(?:(?:public|package|internal|fileprivate|private|open|final|indirect)[ \t]+)*"
    r"(?=(?:struct|enum|class|protocol|extension)[ \t]+(?!func|var|let|subscript)))"
    r"|(?:(?:public|package|internal|fileprivate|private)[ \t]+)?(?=(?:func|let|var)[ \t])))((?:\w))",
    re.MULTILINE)


def generate(sources, output, *arguments):
    """Runs the tool for the runtime `standalone`."""
    tool = os.environ.get("WIDGETGEN", ROOT / ".build/debug/widgetgen")
    shutil.rmtree(output, ignore_errors=True)
    subprocess.run(
        [tool, "generate", "--quiet", "--runtime", "standalone", "--sources", sources, "--output", output,
         *arguments],
        cwd=ROOT, check=True)
