"""Tests that the app reads the JSON that TypeScript's types and builders create from random values. `tsc` accepts the
program that builds them, Node prints them, `validate --strict` reports nothing, and the generated Swift decodes them.
Kotlin's types compile if a compiler is installed, and the app also reads the JSON that Jackson prints for Screen.kt.

    Tests/Types/types.py [VALUES [SEED [SOURCES ROOT [FLAGS...]]]]

With SOURCES, their types are compiled and validated, and no Swift runs.
"""
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import cases
from values import Values

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parents[1]
TOOL = os.environ.get("WIDGETGEN", str(ROOT / ".build/debug/widgetgen"))
JACKSON = ":".join(f"/usr/share/java/jackson-{part}.jar" for part in ["annotations", "core", "databind"])
TSC = ["tsc", "--strict", "--exactOptionalPropertyTypes", "--noUnusedLocals", "--noUncheckedIndexedAccess",
       "--target", "es2020", "--module", "commonjs", "--moduleResolution", "node"]

MAIN = """
import Foundation

while let line = readLine() {
  do { _ = try JSONDecoder().decode(ROOT.self, from: Data(line.utf8)) } catch { print(line, error) }
}
"""


def run(*command: str, folder: pathlib.Path, **more) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, **more)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, command))}: {done.returncode}\n{done.stdout[-5000:]}{done.stderr[-5000:]}")
    return done.stdout


def built(folder: pathlib.Path, root: str, count: int, seed: int) -> list[str]:
    """Returns random values of a type that Node prints, as lines of JSON."""
    types = json.loads((folder / "types.json").read_text())
    values = Values(types, random.Random(seed))
    lines = ['import * as w from "./widgets";']
    for index in range(count):
        lines.append(f"const v{index}: w.{types[root]['identifier']} = {values.type(root, 0)};")
    names = ", ".join(f"v{index}" for index in range(count))
    lines.append(f"for (const value of [{names}]) (globalThis as any).console.log(JSON.stringify(value));")
    (folder / "values.ts").write_text("\n".join(lines) + "\n")
    run(*TSC, "values.ts", folder=folder)
    # Not splitlines, which splits at more characters.
    return run("node", "values.js", folder=folder).rstrip("\n").split("\n")


def validate(folder: pathlib.Path, root: str, lines: list[str]):
    (folder / "payloads").mkdir()
    for index, line in enumerate(lines):
        (folder / f"payloads/{index:04}.json").write_text(line)
    run(TOOL, "validate", "payloads", "--contract", "contract.json", "--root", root, "--strict", folder=folder)


def decode(folder: pathlib.Path, root: str, lines: list[str]):
    """Decodes the values with the code that is generated for the sources."""
    run(TOOL, "generate", "--sources", "Types.swift", "--output", "Out", folder=folder)
    (folder / "main.swift").write_text(MAIN.replace("ROOT", root))
    build = ROOT / ".build/debug"
    objects = [str(path) for path in (build / "WidgetRuntime.build").glob("*.o")]
    sources = ["main.swift", "Types.swift", *map(str, (folder / "Out").glob("*.swift"))]
    run("swiftc", "-swift-version", "6", "-wmo", "-module-name", "App", "-I", str(build / "Modules"), "-o", "app", *sources,
        *objects, folder=folder)
    wrong = run("./app", folder=folder, input="\n".join(lines) + "\n")
    if wrong:
        raise SystemExit("Swift does not read what the types accept:\n" + wrong[:5000])


def emitted(case: cases.Run, folder: pathlib.Path, language: str, *arguments: str) -> str:
    """Returns the types of a case in a language."""
    case.write(folder / "case")
    return run(TOOL, "contract", "--sources", "input.swift", "--runtime", case.runtime, "--emit", language,
               "--quiet", *arguments, folder=folder / "case")


def compile_goldens(folder: pathlib.Path):
    """Compiles the TypeScript of each golden."""
    names = []
    for case in cases.contracts():
        names.append(case.feature_and_case.replace("/", "-") + ".ts")
        (folder / names[-1]).write_text(emitted(case, folder, "typescript"))
    run(*TSC, "--noEmit", *names, folder=folder)


def compile_kotlin(folder: pathlib.Path, contract: list[str], more: list[str]):
    """Compiles the classes for Jackson, those for kotlinx with stubs of its annotations, and those of each golden.
    Debian's Kotlin is 1.3. It has no sealed interfaces, uses inline classes for value classes, and does not know OptIn."""
    texts = {}
    for name, arguments in {"types_kotlinx": [], "types_jackson": ["--args", "jackson=1"]}.items():
        texts[name] = run(*contract, "--emit", "kotlin", *arguments, "--quiet", folder=folder)
    for case in cases.contracts():
        name = case.feature_and_case.replace("/", "_").replace("-", "_")
        texts[name] = emitted(case, folder, "kotlin")
        texts[f"{name}_jackson"] = emitted(case, folder, "kotlin", "--args", "jackson=1")
    files = []
    for name, text in texts.items():
        lines = [line for line in text.splitlines() if line != "@JvmInline" and "@file:" not in line]
        text = "\n".join([f"package {name}", *lines]).replace("\nsealed interface ", "\ninterface ")
        files.append(f"{name}.kt")
        (folder / files[-1]).write_text(text.replace("\nvalue class ", "\ninline class ") + "\n")
    stubs = [str(path) for path in (HERE / "Stubs").glob("*.kt")]
    run("kotlinc", "-nowarn", "-cp", JACKSON, "-d", "classes", *stubs, *files, *more, folder=folder)


def printed_by_jackson(folder: pathlib.Path) -> str:
    library = "/usr/share/kotlin/kotlinc/lib/kotlin-stdlib.jar"
    return run("java", "-cp", f"classes:{JACKSON}:{library}", "types_jackson.ScreenKt", folder=folder).strip()


def main():
    words = sys.argv[1:]
    count, seed = (list(map(int, words[:2])) + [200, 1][len(words[:2]):])
    sources, root, flags = words[2:3], (words[3:4] or ["Screen"])[0], words[4:]
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        if not sources:
            (folder / "Types.swift").write_text((HERE / "Types.swift").read_text())
        contract = [TOOL, "contract", "--sources", *(map(os.path.abspath, sources) if sources else ["Types.swift"]), *flags]
        run(*contract, "--output", "contract.json", folder=folder)
        run(*contract, "--emit", "typescript", "--output", "widgets.ts", folder=folder)
        run(*contract, "--emit", str(HERE / "Description.stencil"), "--output", "types.json", folder=folder)
        if not sources:
            for path in HERE.glob("*.ts"):
                (folder / path.name).write_text(path.read_text())
            run(*TSC, "--noEmit", *[path.name for path in HERE.glob("*.ts")], folder=folder)
        lines = built(folder, root, count, seed)
        if shutil.which("kotlinc"):
            compile_kotlin(folder, contract, [] if sources else [str(HERE / "Screen.kt")])
            lines += [] if sources else [printed_by_jackson(folder)]
        validate(folder, root, lines)
        if not sources:
            decode(folder, root, lines)
            compile_goldens(folder)
        print(f"{len(lines)} values of {root}, {sum(map(len, lines))} characters: "
              "built, validated" + ("" if sources else ", decoded"))


main()
