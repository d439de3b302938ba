"""Apps: sources with their generated code, compiled, and the output of the tool for them."""
import functools
import json
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).parents[2]
# Another package has a command with the same name.
SOURCEMETA = (sys.executable, "-m", "sourcemeta_jsonschema")
TOOL = os.environ.get("WIDGETGEN", str(ROOT / ".build/debug/widgetgen"))

MAIN = """
import Foundation

while let line = readLine() {{
  do {{
    let value: Any = try JSONDecoder().decode({type}.self, from: Data(line.utf8))
    let encoded = try (value as? any Encodable).map {{ try JSONEncoder().encode($0) }}
    print("ok", encoded.map {{ String(decoding: $0, as: UTF8.self) }} ?? "")
  }} catch {{
    print("error", "\\(error)".replacingOccurrences(of: "\\n", with: " "))
  }}
}}
"""


def run(*command: str, folder: pathlib.Path, expected=(0,), **more) -> subprocess.CompletedProcess:
    """Runs a command that must succeed."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, **more)
    if done.returncode not in expected:
        raise SystemExit(f"{' '.join(map(str, command))}: {done.returncode}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done


@functools.cache
def runtime() -> tempfile.TemporaryDirectory:
    """Returns a folder with the module that generated code imports, which is compiled once."""
    folder = tempfile.TemporaryDirectory()
    sources = sorted(str(path) for path in (ROOT / "Sources/Runtime/WidgetRuntime").rglob("*.swift"))
    run("swiftc", "-swift-version", "6", "-wmo", "-parse-as-library", "-module-name", "WidgetRuntime", "-emit-module",
        "-emit-library", "-static", "-o", "libWidgetRuntime.a", *sources, folder=pathlib.Path(folder.name))
    return folder


def compile(sources: list[str], folder: pathlib.Path):
    """Compiles an app in a folder. `-wmo` halves the processor time: one process compiles all files."""
    library = runtime().name
    run("swiftc", "-swift-version", "6", "-wmo", "-module-name", "App", "-o", "app", "-I", library, "-L", library,
        *sources, "-lWidgetRuntime", folder=folder)


class App:
    """A source with its generated code, compiled, and its contract."""

    def __init__(self, source: str, root: str, decoded: str, folder: pathlib.Path):
        self.folder, self.root = folder, root
        (folder / "Types.swift").write_text(source)
        (folder / "main.swift").write_text(MAIN.format(type=decoded))
        (folder / "widgetgen.json").write_text(json.dumps({"sources": "Types.swift", "contract": {"root": root}}))
        run(TOOL, "generate", "--output", "Out", folder=folder)
        run(TOOL, "contract", "--output", "contract.json", folder=folder)
        sources = [str(path) for path in folder.rglob("*.swift")]
        compile(sources, folder)

    def make_schemas(self):
        """Returns the schemas of the app, each for three validators."""
        folder = self.folder
        self.schemas = {}
        types = json.loads((folder / "contract.json").read_text())["types"]
        is_encoded = types[self.root].get("only") != "decode"
        for name, more in {"open": ["--open"], "closed": [], "encode": ["--for", "encode"]}.items():
            if name == "encode" and not is_encoded:
                continue
            run(TOOL, "contract", "--emit", "schema", "--output", f"{name}.json", *more, folder=folder)
            schema = json.loads((folder / f"{name}.json").read_text())
            self.schemas[name] = schema
        run(*SOURCEMETA, "metaschema", *[f"{name}.json" for name in self.schemas], folder=folder)

    def swift(self, payloads: list[str]) -> list[bool]:
        ran = run("./app", folder=self.folder, input="\n".join(payloads) + "\n")
        self.reasons = ran.stdout.splitlines()
        return [line.startswith("ok ") for line in self.reasons]

    @property
    def encoded(self) -> list[str]:
        """Returns the JSON that the app writes for the payloads that it has read, if it writes any."""
        return [line.removeprefix("ok ") for line in self.reasons if line.startswith("ok ") and len(line) > 3]

    def validate(self, payloads: list[str]) -> list[bool]:
        run(TOOL, "validate", "payloads", "--contract", "contract.json", "--root", self.root, "--format", "json",
            "--output-file", "report.json", folder=self.folder, expected=(0, 1))
        report = json.loads((self.folder / "report.json").read_text())
        wrong = {entry["file"] for entry in report["diagnostics"] if entry["severity"] == "error"}
        self.noted = {entry["file"] for entry in report["diagnostics"]}
        self.messages = {entry["file"]: entry["message"] for entry in report["diagnostics"]
                         if entry["severity"] == "error"}
        return [self.file(index) not in wrong for index in range(len(payloads))]

    def write(self, payloads: list[str]):
        (self.folder / "payloads").mkdir()
        for index, payload in enumerate(payloads):
            (self.folder / self.file(index)).write_text(payload)

    @staticmethod
    def file(index: int) -> str:
        return f"payloads/{index:05}.json"

    def sourcemeta(self, payloads: list[str], name: str) -> list[bool]:
        ran = run(*SOURCEMETA, "validate", f"{name}.json", "payloads", "--continue", "--verbose", folder=self.folder,
                  expected=(0, 1))
        lines = ran.stdout + ran.stderr
        failed = {line.split("fail:")[1].strip() for line in lines.splitlines() if line.startswith("fail:")}
        ends = {path[path.rindex("payloads/"):] for path in failed}
        return [self.file(index) not in ends for index in range(len(payloads))]
