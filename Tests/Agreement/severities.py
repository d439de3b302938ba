"""Proves the severities of changes: of the golden pairs of versions, and of random ones.

What one version's contract describes is read by the code that is generated for the other. An error has a payload
that the old app reads and the new one does not, and without one there is none among many; what only old apps fail
on is announced as well."""
import concurrent.futures
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
from apps import ROOT, TOOL, App, runtime
from payloads import Payloads

VARIANTS = [
    None, "var {0}: Int", "var {0}: Int", "var {0}: Int?", "var {0}: Int = 3", "var {0}: Double", "var {0}: String",
    "var {0}: UInt8", "var {0}: Mode", "var {0}: Mode?", "var {0}: [Int]", "var {0}: [Int?]",
    "// widgetgen: lossy\n  var {0}: [Int]", '// widgetgen: key = "k{0}"\n  var {0}: Int',
    '// widgetgen: alias = "k{0}"\n  var {0}: Int', '// widgetgen: key = "k{0}", alias = "{0}"\n  var {0}: Int',
    '// widgetgen: key = "m.{0}"\n  var {0}: Int', "// widgetgen: invalid = 7\n  var {0}: Int?",
    "var {0}: [any Component] = []", "// widgetgen: unknown = skip\n  var {0}: [any Component] = []",
    "// widgetgen: unknown = keep\n  var {0}: [any Component]", "var {0}: Style", "var {0}: Style?",
    "// widgetgen: flatten\n  var {0}: Style", "var {0}: Spot", "var {0}: [Spot]",
]
SPOTS = ["var x: Int; var y: String?", "var x: Int; var y: String?", "var x: Int", "var x: Int; var y: String",
         "var y: String?; var x: Int", "var x: Int; var y: String?; var z = true", "var x: Double; var y: String?",
         "var at: Int; var y: String?"]
MODES = ["case on, off", "case on, off, dim", "case on"]
FAMILIES = ["", "", ", unknown = keep", ", unknown = skip"]
OTHERS = ["", "struct Field: Component { var id: String }", 'struct Row: Component { var items: [any Component] = [] }',
          '// widgetgen: name = ["area", "field"]\nstruct Field: Component { var id: String }']


def version(source: random.Random, before: dict | None) -> dict:
    """The parts of a source; of those of another version most stay."""
    parts = {"spot": source.choice(SPOTS), "family": source.choice(FAMILIES), "mode": source.choice(MODES), "other": source.choice(OTHERS)}
    parts |= {name: source.choice(VARIANTS) for name in "abcd"}
    if before:
        changed = source.sample(list(parts), source.randint(1, 3))
        return {key: parts[key] if key in changed else before[key] for key in parts}
    return parts


def text(parts: dict) -> str:
    properties = "\n".join("  " + parts[name].format(name) for name in "abcd" if parts[name])
    return f"""import Foundation
// widgetgen: family{parts["family"]}
protocol Component: Codable {{}}
enum Mode: String, Codable {{ {parts["mode"]} }}
struct Style: Codable {{ var width: Int; var color: String? }}
// widgetgen: codable, positional
struct Spot {{ {parts["spot"]} }}
struct Label: Component {{
{properties}
}}
{parts["other"]}
"""


def changes(old: App, new: App) -> list[dict]:
    """What is reported between two versions."""
    (new.folder / "old.json").write_text((old.folder / "contract.json").read_text())
    ran = subprocess.run([TOOL, "contract", "--against", "old.json", "--format", "json"], cwd=new.folder,
                         capture_output=True, text=True)
    return json.loads(ran.stdout)["diagnostics"]


def lost(writer: App, reader: App, source: random.Random, count: int) -> list[str]:
    """Payloads that one version reads and the other does not."""
    contract = json.loads((writer.folder / "contract.json").read_text())
    payloads = Payloads(contract, source)
    # A root that is unknown is no screen of either.
    lines = [json.dumps(payloads.named({"ref": "Component", "unknown": "throw"}, 0, False)) for _ in range(count)]
    read, others = writer.swift(lines), reader.swift(lines)
    return [line for line, mine, theirs in zip(lines, read, others) if mine and not theirs]


def check(name: str, sources: tuple[str, str], source: random.Random, count: int) -> bool:
    with tempfile.TemporaryDirectory() as old_folder, tempfile.TemporaryDirectory() as new_folder:
        old = App(sources[0], "Component", "AnyComponent", pathlib.Path(old_folder))
        new = App(sources[1], "Component", "AnyComponent", pathlib.Path(new_folder))
        found = changes(old, new)
        if any(entry["rule"] == "cannot-judge" for entry in found):
            return True
        breaks = [entry for entry in found if entry["severity"] == "error"]
        forward = [entry for entry in found if "apps built from" in entry["message"] or "no payload" in entry["message"]
                   or "on new ones" in entry["message"]
                   or entry["rule"] in ("alias-added",)]
        backward, ahead = lost(old, new, source, count), lost(new, old, source, count)
        # What is degraded is still read.
        degrades = any(loss in entry["message"] for entry in breaks for loss in ("the element", "loses the value"))
        # Every version of every system is available on Linux.
        is_invisible = all(entry["rule"] == "availability-raised" for entry in breaks)
        # Removing what was deprecated is one level less severe.
        is_announced = any("it was deprecated" in entry["message"] for entry in found)
        problems = []
        if backward and not breaks and not is_announced:
            problems.append(f"no error, but the new version does not read {backward[0]}")
        if breaks and not backward and not degrades and not is_invisible:
            problems.append("an error, but the new version reads all")
        if ahead and not forward:
            problems.append(f"no warning, but the old version does not read {ahead[0]}")
        rules = ", ".join(sorted({entry["rule"] for entry in found})) or "no change"
        lines = [f"{name}: {rules}; {len(backward)} lost by the new version, {len(ahead)} by the old one"]
        for problem in problems:
            lines += [f"  {problem}\n{sources[0]}---\n{sources[1]}", *[f"  {entry['message']}" for entry in found]]
        print("\n".join(lines), flush=True)
        return not problems


def main() -> int:
    numbers = [int(word) for word in sys.argv[1:]]
    count, pairs, seed = (numbers + [400, 10, 1][len(numbers):])
    tasks = []
    folder = ROOT / "Tests/Cases/changes"
    for case in sorted(folder.iterdir()):
        sources = tuple((case / f"{version}.swift").read_text() for version in ("old", "new"))
        # Screens are values of the family; pairs without it are about types that no screen has.
        if all("protocol Component" in each for each in sources):
            tasks.append((case.name, sources, random.Random(seed), count))
    for number in range(seed, seed + pairs):
        source = random.Random(number)
        before = version(source, None)
        after = version(source, before)
        tasks.append((f"pair {number}", (text(before), text(after)), source, count))
    runtime()
    # Nearly all the time is the compiler's.
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return 0 if all(list(pool.map(lambda task: check(*task), tasks))) else 1


sys.exit(main())
