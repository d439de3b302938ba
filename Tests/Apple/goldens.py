"""The goldens of the generator as modules: the files of each, also as a module on the main actor has them."""

import functools
import json
import os
import re
import shutil
import subprocess

import sdk
from jobs import ROOT, swift_files

GOLDENS = ROOT / "Tests/WidgetGeneratorTests/Goldens"
RUNTIMES = ROOT / "Tests/Apple/embedded-runtimes.txt"
# Goldens whose sources name what is newer than the oldest systems: `Int128`.
NEWER = ["standalone/enums/payloads"]
# Goldens with wrapped properties, which Swift 6.3 rejects in a `nonisolated` type: "'nonisolated' cannot be applied
# to mutable stored properties".
WRAPPED = [
    f"standalone/{case}" for case in [
        "annotations/coder-policies", "annotations/positional", "direct-json/positional", "modules/selectors",
        "properties/optional-default", "warnings/omitted", "wrappers/codable", "wrappers/made-by-itself",
        "wrappers/own-wrapper"]]


def cases():
    """The folders of all goldens whose generated code compiles."""
    folders = sorted(path.parent for path in GOLDENS.glob("*/*/*/expected"))
    return [case for case in folders if not has_errors(case) and "notCompiled" not in options(case)]


def has_errors(case):
    diagnostics = case / "expected/diagnostics.txt"
    return diagnostics.exists() and ": error: " in diagnostics.read_text()


@functools.cache
def options(case):
    file = case / "options.json"
    return json.loads(file.read_text()) if file.exists() else {}


def name(case):
    return "/".join(case.parts[-3:])


def runtime(case):
    return case.parts[-3] if case.is_relative_to(GOLDENS) else "standalone"


def flags(case):
    """What a golden needs of the compiler."""
    return ["-disable-availability-checking"] if name(case) in NEWER else []


def sources(case):
    return [*case.glob("input.swift"), *swift_files(case / "input")]


def files(case):
    """The files of a golden after generation, which may have changed some of its sources."""
    expected = case / "expected"
    given = [path for path in sources(case) if not (expected / path.relative_to(case)).exists()]
    return [*given, *map(whole, swift_files(expected))]


def whole(file):
    """A generated file, or the embedded runtime that a golden names in one line instead of repeating it."""
    if file.name != "Runtime.generated.swift" or not (name := file.read_text()).startswith("// WidgetRuntime"):
        return file
    return embedded(name)


@functools.cache
def embedded(name):
    """The embedded runtime that the goldens call by a name; `embedded-runtimes.txt` has a source for each."""
    for line in RUNTIMES.read_text().splitlines():
        case, arguments, form = line.split(None, 2)
        if form == name.strip():
            output = sdk.WORK / "embedded" / case.replace("/", "-")
            direct = ["--direct-json"] if arguments == "direct-json" else []
            generate(GOLDENS / "standalone" / case / "input.swift", output, "--args", "embedRuntime=1", *direct)
            return output / "Runtime.generated.swift"
    raise SystemExit(f"{RUNTIMES} has no line for '{name.strip()}'")


def has_sourcery_templates(case):
    return "sourceryTemplates" in options(case)


def can_be_nonisolated(case):
    """Whether a golden can be generated again from other sources by the command line alone."""
    known = {"directJSON", "inline", "arguments", "only", "keyStyle", "select", "defaultIsolation"}
    has_templates = any(path.suffix in [".stencil", ".swifttemplate"] for path in case.rglob("*"))
    return options(case).keys() <= known and not has_templates and name(case) not in WRAPPED


def nonisolated(case):
    """The files of a golden whose types are `nonisolated`, as docs/faq.md tells apps on the main actor."""
    folder = copies(sources(case), case, name(case))
    own = swift_files(folder)
    settings = options(case)
    arguments = [f"--args={key}={value}" for key, value in settings.get("arguments", {}).items()]
    arguments += [f"--only={each}" for each in settings.get("only", [])]
    arguments += [f"--select={each}" for each in settings.get("select", [])]
    if style := settings.get("keyStyle"):
        arguments.append(f"--key-style={style}")
    if settings.get("directJSON"):
        arguments.append("--direct-json")
    if settings.get("inline"):
        arguments.append("--inline")
    generate(folder, folder / "generated", *arguments)
    return [*own, *swift_files(folder / "generated")]


def copies(paths, root, name):
    """A folder with copies of sources whose types are `nonisolated`; a `main.swift` has none."""
    folder = sdk.WORK / "nonisolated" / name
    shutil.rmtree(folder, ignore_errors=True)
    for path in paths:
        copy = folder / path.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_text()
        is_script = path.name == "main.swift"
        copy.write_text(text if is_script else DECLARATION.sub(r"\1nonisolated \2", text))
    return folder


# A declaration of a type, an extension or something global that nothing excludes from the default isolation.
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
