"""Tests that the app reads the JSON that TypeScript's types and builders create from random values. `tsc` accepts the
program that builds them, Node prints them, `validate --strict` reports nothing, and the generated Swift decodes them.
Kotlin's types compile if a compiler is installed, and the app also reads the JSON that Jackson prints for Screen.kt.

    Tests/Types/types.py [VALUES [SEED [SOURCES ROOT [FLAGS...]]]]

With SOURCES, their types are compiled and validated, and no Swift runs.
"""
import sys

# This file must not hide Python's own module of the same name.
sys.path.append(sys.path.pop(0))
import importlib.util
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
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
  do {
    let value = try JSONDecoder().decode(ROOT.self, from: Data(line.utf8))
    print(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
  } catch { print("ERROR", line, error) }
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


def decode(folder: pathlib.Path, root: str, lines: list[str]) -> list[str]:
    """Decodes the values with the code that is generated for the sources, and returns the JSON that it encodes again."""
    run(TOOL, "generate", "--sources", "Types.swift", "--output", "Out", folder=folder)
    (folder / "main.swift").write_text(MAIN.replace("ROOT", root))
    build = ROOT / ".build/debug"
    objects = [str(path) for path in (build / "WidgetRuntime.build").glob("*.o")]
    sources = ["main.swift", "Types.swift", *map(str, (folder / "Out").glob("*.swift"))]
    run("swiftc", "-swift-version", "6", "-wmo", "-module-name", "App", "-I", str(build / "Modules"), "-o", "app", *sources,
        *objects, folder=folder)
    written = run("./app", folder=folder, input="\n".join(lines) + "\n").rstrip("\n").split("\n")
    wrong = [line for line in written if line.startswith("ERROR")]
    if wrong:
        raise SystemExit("Swift does not read what the types accept:\n" + "\n".join(wrong)[:5000])
    return written


def compile_written(folder: pathlib.Path, root: str, contract: list[str], lines: list[str]):
    """Compiles what the app writes as values of the types of `--for encode`. They have no keys that the app only reads."""
    run(*contract, "--emit", "typescript", "--for", "encode", "--quiet", "--output", "written.ts", folder=folder)
    # TypeScript does not accept this character inside a string.
    texts = [line.replace("\u2028", "\\u2028") for line in lines]
    values = [f"export const v{index}: w.{root} = {text};" for index, text in enumerate(texts)]
    (folder / "writtenValues.ts").write_text('import * as w from "./written";\n' + "\n".join(values) + "\n")
    run(*TSC, "--noEmit", "writtenValues.ts", folder=folder)


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
        if "beagle" not in case.runtime:
            names.append(names[-1].replace(".ts", "-encode.ts"))
            (folder / names[-1]).write_text(emitted(case, folder, "typescript", "--for", "encode"))
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
        if "beagle" not in case.runtime:
            texts[f"{name}_written"] = emitted(case, folder, "kotlin", "--for", "encode")
    files = []
    for name, text in texts.items():
        lines = [line for line in text.splitlines() if line != "@JvmInline" and "@file:" not in line]
        text = "\n".join([f"package {name}", *lines]).replace("\nsealed interface ", "\ninterface ")
        files.append(f"{name}.kt")
        (folder / files[-1]).write_text(text.replace("\nvalue class ", "\ninline class ") + "\n")
    stubs = [str(path) for path in (HERE / "Stubs").glob("*.kt")]
    run("kotlinc", "-nowarn", "-cp", JACKSON, "-d", "classes", *stubs, *files, *more, folder=folder)


def check_pydantic(folder: pathlib.Path, root: str, contract: list[str], lines: list[str]):
    """Reads and writes the values with the models that the template in the documentation prints."""
    import pydantic
    page = (ROOT / "docs/contract-context.md").read_text()
    (folder / "Models.stencil").write_text(page.split("## Python")[1].split("```stencil\n")[1].split("```")[0])
    run(*contract, "--emit", "Models.stencil", "--quiet", "--output", "models.py", folder=folder)
    spec = importlib.util.spec_from_file_location("models", folder / "models.py")
    models = sys.modules["models"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(models)
    adapter = pydantic.TypeAdapter(getattr(models, root))
    for line in lines:
        written = adapter.dump_json(adapter.validate_json(line), by_alias=True, exclude_unset=True)
        if json.loads(written) != json.loads(line):
            raise SystemExit(f"pydantic writes {written} for {line}")
    valid = {"type": "switch", 'a"b$c': "", "is-on": True, "class": 1}
    for change in [{}, {"type": "swich"}, {'a"b$c': None}, {"is-on": 1}, {"class": "1"}, {"clas": 1}]:
        try:
            models.Switch.model_validate_json(json.dumps(valid | change))
            isRead = True
        except pydantic.ValidationError:
            isRead = False
        if isRead != (not change):
            raise SystemExit(f"pydantic: {change} is {'' if isRead else 'not '}read")
    written = models.Switch(**{'a"b$c': "x"}).model_dump_json(by_alias=True, exclude_none=True)
    if json.loads(written) != {"type": "switch", 'a"b$c': "x"}:
        raise SystemExit(f"pydantic writes {written}")


def check_openapi(folder: pathlib.Path, root: str, contract: list[str], lines: list[str]):
    """Validates the values with the components of OpenAPI, whose references and discriminators lead to components."""
    import jsonschema
    document = json.loads(run(*contract, "--emit", "openapi", "--quiet", folder=folder))
    schemas = document["components"]["schemas"]
    mappings = []

    def visit(value):
        for one in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
            visit(one)
        if not isinstance(value, dict):
            return
        if isinstance(value.get("$ref"), str) and value["$ref"].removeprefix("#/components/schemas/") not in schemas:
            raise SystemExit(f"OpenAPI: {value['$ref']} leads nowhere")
        if "discriminator" in value:
            mapping = value["discriminator"]["mapping"]
            mappings.append(mapping)
            addresses = {branch["$ref"] for branch in value["oneOf"]}
            if set(mapping.values()) != addresses:
                raise SystemExit(f"OpenAPI: {mapping} and {addresses}")

    visit(schemas)
    wrong = [name for name in schemas if not re.fullmatch(r"[a-zA-Z0-9._-]+", name)]
    if wrong or len(mappings) < 3 or document["openapi"] != "3.1.0":
        raise SystemExit(f"OpenAPI: the components {wrong}, {len(mappings)} mappings")
    validator = jsonschema.Draft202012Validator(
        {"$ref": f"#/components/schemas/{root}", "components": document["components"]})
    for line in lines:
        for error in validator.iter_errors(json.loads(line)):
            raise SystemExit(f"OpenAPI: {error.message[:500]} in {line[:500]}")


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
            compile_written(folder, root, contract, decode(folder, root, lines))
            compile_goldens(folder)
        if not sources and importlib.util.find_spec("pydantic"):
            check_pydantic(folder, root, contract, lines)
            check_openapi(folder, root, contract, lines)
        print(f"{len(lines)} values of {root}, {sum(map(len, lines))} characters: "
              "built, validated" + ("" if sources else ", decoded"))


main()
