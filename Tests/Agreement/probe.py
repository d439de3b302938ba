"""Modules that decode several types, and print the values that they read and write."""
import collections
import json
import pathlib
import re
import subprocess

from apps import TOOL, compile, run

Reply = collections.namedtuple("Reply", "read value written")
LOST = Reply(False, {}, None)

# Prints a line for each payload: its value as paths with leaves, and the JSON that is written for it.
MAIN = """
import Foundation

func leaf(_ value: Any) -> String? {{
  switch value {{
  case let date as Date: "\\(date.timeIntervalSince1970)"
  case let url as URL: url.absoluteString
  case is Data, is UUID, is Decimal: "\\(value)"
  default: nil
  }}
}}

func list(_ value: Any, _ path: String, _ found: inout [String: String]) {{
  if let text = leaf(value) {{ found[path] = text; return }}
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {{
  case .optional:
    if let inner = mirror.children.first?.value {{ list(inner, path, &found) }} else {{ found[path] = "nil" }}
  case .enum:
    found[path] = mirror.children.first?.label ?? "\\(value)"
    for child in mirror.children {{ list(child.value, path + "." + (child.label ?? ""), &found) }}
  case .dictionary:
    // The order of entries differs between runs.
    for child in mirror.children {{
      let entry = Array(Mirror(reflecting: child.value).children)
      list(entry[1].value, path + ".\\(entry[0].value)", &found)
    }}
  case .collection, .set:
    found[path + ".count"] = "\\(mirror.children.count)"
    for (index, child) in mirror.children.enumerated() {{ list(child.value, path + ".\\(index)", &found) }}
  case .some:
    found[path + "#"] = "\\(type(of: value))"
    var part: Mirror? = mirror
    while let current = part {{
      for (index, child) in current.children.enumerated() {{
        list(child.value, path + "." + (child.label ?? "\\(index)"), &found)
      }}
      part = current.superclassMirror
    }}
  case nil: found[path] = "\\(value)"
  }}
}}

func reply<Value: Decodable>(_ type: Value.Type, _ json: Substring) -> String {{
  do {{
    let value = try JSONDecoder().decode(type, from: Data(json.utf8))
    var found: [String: String] = [:]
    list(value, "", &found)
    let text = String(decoding: try JSONEncoder().encode(found), as: UTF8.self)
    guard let written = value as? any Encodable else {{ return "ok\\t\\(text)" }}
    return "ok\\t\\(text)\\t" + String(decoding: try JSONEncoder().encode(written), as: UTF8.self)
  }} catch {{
    return "error"
  }}
}}

while let line = readLine() {{
  let parts = line.split(separator: "\\t", maxSplits: 1)
  switch parts[0] {{
{cases}
  default: print("error")
  }}
}}
"""


class Module:
    """Sources with their generated code, compiled, and their contract."""

    def __init__(self, source: str, roots: dict[str, str] | None, folder: pathlib.Path):
        """`roots` are the types of payloads, by the types that decode them; by default, all types that no other type mentions."""
        self.folder = folder
        (folder / "Types.swift").write_text(source)
        (folder / "widgetgen.json").write_text(json.dumps({"sources": "Types.swift", "output": "Out", "inline": True}))
        run(TOOL, "generate", folder=folder)
        run(TOOL, "contract", "--output", "contract.json", folder=folder)
        self.contract = json.loads((folder / "contract.json").read_text())
        self.roots = roots or tops(self.contract)

    def compile(self):
        cases = "\n".join(f'  case "{name}": print(reply({decoded}.self, parts[1]))' for name, decoded in self.roots.items())
        (self.folder / "main.swift").write_text(MAIN.format(cases=cases))
        sources = [str(path) for path in self.folder.rglob("*.swift")]
        compile(sources, self.folder)

    def replies(self, root: str, payloads: list[str]) -> list[Reply]:
        ran = run("./app", folder=self.folder, input="".join(f"{root}\t{payload}\n" for payload in payloads))
        replies = []
        for line in ran.stdout.splitlines():
            kind, *rest = line.split("\t")
            written = json.loads(rest[1]) if len(rest) > 1 else None
            replies.append(Reply(True, json.loads(rest[0]), written) if kind == "ok" else LOST)
        return replies

    def unknown(self, root: str, payloads: list[str]) -> list[dict[str, set]]:
        """Returns the places of keys and the names in each payload that the contract does not list."""
        (self.folder / "payloads.jsonl").write_text("".join(payload + "\n" for payload in payloads))
        ran = run(TOOL, "validate", "payloads.jsonl", "--contract", "contract.json", "--root", root, "--format", "json",
                  folder=self.folder, expected=(0, 1))
        found = [{"keys": set(), "names": set()} for _ in payloads]
        for entry in json.loads(ran.stdout)["diagnostics"]:
            index = entry["line"] - 1
            if entry["rule"] in ("unknown-key", "duplicate-key"):
                found[index]["keys"].add(entry["column"])
            elif entry["rule"] in ("unknown-widget", "unknown-case"):
                found[index]["names"].add(name_at(payloads[index], entry["column"]))
        return found

    def names(self, root: str) -> set:
        """Returns the names of options and cases that a payload can contain."""
        types = [self.contract["types"][name] for name in reached(root, self.contract)]
        options = [option for type in types for option in type.get("options", {}).values()]
        return {str(name) for option in options for name in option["names"]} | {
            str(name) for type in types if type["kind"] == "values" for name in type["values"].values()}

    def changes(self, old: "Module") -> list[dict]:
        """Returns the changes that the tool reports between an older version and this one."""
        (self.folder / "old.json").write_text((old.folder / "contract.json").read_text())
        ran = subprocess.run([TOOL, "contract", "--against", "old.json", "--format", "json"], cwd=self.folder,
                             capture_output=True, text=True)
        return json.loads(ran.stdout)["diagnostics"]

    @property
    def options(self) -> set[str]:
        """Returns the types that belong to a family."""
        return {option["type"] for type in self.contract["types"].values() for option in type.get("options", {}).values()
                if "type" in option}


def name_at(payload: str, column: int):
    """Returns the name at a column, which counts UTF-8 bytes from 1. Returns the column for a value without a name."""
    value = json.JSONDecoder().raw_decode(payload.encode()[column - 1:].decode())[0]
    return ("column", column) if isinstance(value, (dict, list)) else str(value)


def reached(root: str, contract: dict) -> set[str]:
    """Returns the types that a payload can contain."""
    found, pending = set(), [root]
    while pending:
        name = pending.pop()
        if name in found or name not in contract["types"]:
            continue
        found.add(name)
        pending += re.findall(r'"(?:ref|type|unknown|fallback)": "([^"]*)"', json.dumps(contract["types"][name]))
    return found


def tops(contract: dict) -> dict[str, str]:
    """Returns the families, and the types that no other type mentions. A joining family decodes the family that it joins."""
    types = contract["types"]
    text = json.dumps(list(types.values()))
    joined = {type.get("joins") for type in types.values()}
    read = {name: type for name, type in types.items() if type.get("only") != "encode" and type["kind"] != "opaque"}
    found = {name: "Any" + name if type["kind"] == "family" else name for name, type in read.items()
             if type["kind"] == "family" and name not in joined
             or f'"ref": "{name}"' not in text and f'"type": "{name}"' not in text and name not in joined}
    # At the top of a payload, nothing can be skipped.
    inner = {name: decoded for name, decoded in found.items() if types[name].get("unknown") != "skip"}
    return inner or found
