"""Edits of each fact of the contract in each place, for severities.py.

`PROPERTIES` has one or more edits for each fact of a property, and `PLACES` has the places of a property. Edits that the generator
refuses in a place are left out. A fact of a golden contract that no edit changes is an error, so that a new fact needs an edit."""
import itertools
import json
import pathlib
import random
import re
import subprocess
import tempfile

from apps import ROOT, TOOL

# Both versions have these types.
SHARED = """
// widgetgen: family
protocol Shape: Codable {}
struct Dot: Shape { var radius: Int }
struct Stack: Shape { var shapes: [any Shape] }
enum Mode: String, Codable { case on, off }
struct Style: Codable { var color: String; var width: Int? }
"""
# The annotations, the type and the default of a property in both versions. Both directions are edits.
PROPERTIES = {
    "key": (("key = label", "Int", ""), ("key = title", "Int", "")),
    "key-optional": (("", "Int?", ""), ("key = title", "Int?", "")),
    "key-kept": (("", "Int", ""), ("key = title, alias = size", "Int", "")),
    "path": (("key = a.size", "Int", ""), ("key = b.size", "Int", "")),
    "alias": (("", "Int", ""), ("alias = length", "Int", "")),
    "alias-optional": (("", "Int?", ""), ("alias = length", "Int?", "")),
    "written-key": (("", "Int", ""), ("key(encode) = length", "Int", "")),
    "optional": (("", "Int", ""), ("", "Int?", "")),
    "default-added": (("", "Int", ""), ("", "Int", " = 1")),
    "default-optional": (("", "Int?", ""), ("", "Int", " = 1")),
    "default": (("", "Int", " = 1"), ("", "Int", " = 2")),
    "default-thrown": (("default = throw", "Int?", ""), ("", "Int?", "")),
    "type": (("", "Int", ""), ("", "String", "")),
    "type-optional": (("", "Int?", ""), ("", "String?", "")),
    "type-wider": (("", "Int", ""), ("", "Double", "")),
    "type-unsigned": (("", "Int8", ""), ("", "UInt8", "")),
    "type-enum": (("", "Mode", ""), ("", "String", "")),
    "type-list": (("", "[Int]", ""), ("", "[Int?]", "")),
    "type-map": (("", "[String: Int]", ""), ("", "[Int: Int]", "")),
    "type-object": (("", "Style", ""), ("", "Style?", "")),
    "invalid": (("", "Int", ""), ("invalid = 7", "Int", "")),
    "invalid-other": (("invalid = 7", "Int", ""), ("invalid = 8", "Int", "")),
    "null": (("", "Int", ""), ("null = 0", "Int", "")),
    "null-other": (("null = 0", "Int", ""), ("null = 1", "Int", "")),
    "null-thrown": (("", "Int?", ""), ("null = throw", "Int?", "")),
    "null-written": (("null = 0", "Int", ""), ("null(both) = 0", "Int", "")),
    "omitted": (("", "[Int]", " = []"), ("omit = isEmpty", "[Int]", " = []")),
    "omitted-default": (("", "Int", " = 3"), ("omit = default", "Int", " = 3")),
    "omitted-never": (("", "Int?", ""), ("omit = never", "Int?", "")),
    "lossy": (("", "[Int]", ""), ("lossy", "[Int]", "")),
    "brackets": (("", "[Int]", ""), ("oneOrMany", "[Int]", "")),
    "coder": (("", "Int", ""), ("coder = Lenient()", "Int", "")),
    "coder-unit": (("coder = SecondsSince1970()", "Date", ""), ("coder = MillisecondsSince1970()", "Date", "")),
    "coder-empty": (("", "URL?", ""), ("coder = EmptyAsNil()", "URL?", "")),
    "field": (("", "Field<Int>", ""), ("", "Int?", "")),
    "unknown": (("unknown = skip", "[any Shape]", ""), ("", "[any Shape]", "")),
    "unknown-optional": (("unknown = skip", "(any Shape)?", ""), ("", "(any Shape)?", "")),
    "unknown-fallback": (("unknown = skip", "[any Shape]", ""), ("unknown = Dot", "[any Shape]", "")),
    "flattened": (("", "Style", ""), ("flatten", "Style", "")),
    "flattened-optional": (("flatten", "Style", ""), ("flatten", "Style?", "")),
    "not-encoded": (("", "Int?", ""), ("skip(encode)", "Int?", "")),
    "not-decoded": (("", "Int", " = 1"), ("skip(decode)", "Int", " = 1")),
    "added": (None, ("", "Int?", "")),
    "added-required": (None, ("", "Int", "")),
    "added-default": (None, ("", "Int", " = 1")),
}
# The values of properties that are only encoded, by their types.
VALUES = {
    "Int": "1", "Int8": "1", "UInt8": "1", "String": '"a"', "Double": "1.5", "Int?": "1", "String?": '"a"', "Mode": ".on",
    "[Int]": "[1]", "[Int?]": "[1]", "[String: Int]": '["a": 1]', "[Int: Int]": "[1: 1]", "Style": 'Style(color: "a")',
    "Style?": 'Style(color: "a")', "URL?": 'URL(string: "/a")', "[any Shape]": "[]", "(any Shape)?": "nil",
    "Date": "Date(timeIntervalSince1970: 1)", "Field<Int>": ".value(1)",
}
# Edits of the declaration, in the terms of `PLACES`.
DECLARATIONS = {
    "condition": ("  var size: Int?", "#if os(Linux)\n  var size: Int?\n#endif"),
    "deprecated": ("  var size: Int?", "  @available(*, deprecated, message: \"old\")\n  var size: Int?"),
    "by-hand": ("  var size: Int", "  var size: Int\n  static func decodeSize(from decoder: any Decoder) throws -> Int { 1 }"),
}
# The place of a property, `§`, and the type of the payloads.
PLACES = {
    "property": ("$S", "// widgetgen: codable\nstruct $S {\n  var first: Int?\n§\n}"),
    "element": ("$S", "// widgetgen: codable, positional\nstruct $S {\n  var first: Int\n§\n}"),
    "flattened": ("$S", "// widgetgen: codable\nstruct $I {\n§\n}\n// widgetgen: codable\nstruct $S {\n  var id: Int\n"
                  "  // widgetgen: flatten\n  var inner: $I\n}"),
    "flattened-optional": ("$S", "// widgetgen: codable\nstruct $I {\n  var first: Int\n§\n}\n// widgetgen: codable\nstruct $S {\n"
                           "  var id: Int\n  // widgetgen: flatten\n  var inner: $I?\n}"),
    "nested": ("$S", "// widgetgen: codable\nstruct $I {\n  var first: Int?\n§\n}\n// widgetgen: codable\nstruct $S {\n"
               "  var inner: [$I]\n}"),
    "inherited": ("$N", "// widgetgen: family\nclass $N: Codable {\n  var id: Int\n§\n\n  // widgetgen:inline:auto:$N.Coding\n"
                  "  // widgetgen:end\n}\nfinal class $T: $N {}"),
    "internal": ("$C", "// widgetgen: family\nprotocol $C: Codable {}\nstruct $A: $C {\n  var first: Int?\n§\n}"),
    "adjacent": ("$C", "// widgetgen: family, tag = kind, content = body\nprotocol $C: Codable {}\nstruct $A: $C {\n"
                 "  var first: Int?\n§\n}"),
    "external": ("$C", "// widgetgen: family = external\nprotocol $C: Codable {}\nstruct $A: $C {\n  var first: Int?\n§\n}"),
    "untagged": ("$C", "// widgetgen: family = untagged\nprotocol $C: Codable {}\nstruct $A: $C {\n  var first: Int\n§\n}"),
    "value": ("$S", "// widgetgen: family\nenum $S {\n  case one(first: Int?¶)\n}"),
    "value-external": ("$S", "// widgetgen: family = external\nenum $S {\n  case one(first: Int?¶)\n}"),
    "value-untagged": ("$S", "// widgetgen: family = untagged\nenum $S {\n  case one(first: Int¶)\n}"),
    "decode-only": ("$S", "// widgetgen: decodable\nstruct $S {\n  var first: Int?\n§\n}"),
    "encode-only": ("$S", "// widgetgen: codable\nstruct $S {\n  var first: Int?\n  // widgetgen: skip(decode)\n§\n}"),
    "condition": ("$S", "// widgetgen: codable\nstruct $S {\n  var first: Int?\n#if os(Linux)\n§\n#endif\n}"),
}
# The number of edits that are compiled together.
BATCH = 250
# Edits whose effect severities.py does not see in a place.
HIDDEN = {
    # The value of a property that is not decoded is not part of the contract.
    ("encode-only", "default"), ("encode-only", "default-added"), ("encode-only", "default-optional"),
    ("encode-only", "added-default"), ("encode-only", "not-encoded"),
    # Properties that are only encoded have a value here, without nil.
    ("encode-only", "optional"), ("encode-only", "type-object"), ("encode-only", "type-list"),
    ("encode-only", "flattened-optional"), ("encode-only", "null-written"), ("encode-only", "omitted-never"),
    ("encode-only", "added-required"),
    # The same value is written as both types.
    ("encode-only", "type-unsigned"), ("encode-only", "type-enum"), ("encode-only", "field"),
    # Elements of a list are compared as one, and the JSON of an array whose elements depend on a condition is not known.
    ("element", "not-encoded"), ("element", "omitted-default"), ("element", "condition"),
    # No key is always written.
    ("flattened-optional", "omitted"), ("flattened-optional", "omitted-default"), ("flattened-optional", "omitted-never"),
}
# Facts that no edit changes, with the reason.
CONSTANT = {
    "kind": "another kind of type is another type",
    "reason": "the coding of an opaque type is not generated",
    "version": "the format is not the model's",
    "module": "the contract has one module",
    "order": "the order of an untagged family follows its declarations",
    "ignoresOtherKeys": "coding that the generator does not make",
    "available": "every system of the test knows all names",
    "shorthandPart": "follows the shorthand",
}


def edits() -> list[tuple[str, str, tuple[str, str]]]:
    """Returns each edit in each place and direction: its name, the type of payloads, and the sources of both versions."""
    found = []
    for (name, sides), (place, (root, source)) in itertools.product(PROPERTIES.items(), PLACES.items()):
        if (place, name) in HIDDEN:
            continue
        is_value = "¶" in source
        if place == "encode-only":
            sides = tuple(side and (*side[:2], side[2] or f" = {VALUES[side[1]]}") for side in sides)
        texts = [source.replace("¶" if is_value else "§", declaration(side, is_value)) for side in sides]
        found.append((f"{place}, {name}", root, tuple(texts)))
    for (name, sides), (place, (root, source)) in itertools.product(DECLARATIONS.items(), PLACES.items()):
        if "§" in source and (place, name) not in HIDDEN:
            found.append((f"{place}, {name}", root, tuple(source.replace("§", side) for side in sides)))
    return found + [(f"{name}, back", root, (new, old)) for name, root, (old, new) in found]


def declaration(side: tuple[str, str, str] | None, is_value: bool) -> str:
    if side is None:
        return ""
    annotation, type, default = side
    if is_value:
        return ", " + (f"/* widgetgen: {annotation} */ " if annotation else "") + f"size: {type}{default}"
    return (f"  // widgetgen: {annotation}\n" if annotation else "") + f"  var size: {type}{default}"


def module(edits: list) -> tuple[tuple[str, str], list[tuple[str, str]]]:
    """Returns two versions of a module with edits, and each edit's name and root."""
    sources = tuple("import Foundation\nimport WidgetRuntime\n" + SHARED + "".join(
        texts[index].replace("$", f"F{number}") + "\n" for number, (_, _, texts) in enumerate(edits)) for index in (0, 1))
    return sources, [(name, root.replace("$", f"F{number}")) for number, (name, root, _) in enumerate(edits)]


def accepted(edits: list) -> tuple[list, dict[str, str]]:
    """Returns the edits that the generator accepts in both versions, and its messages about the others."""
    refused = {}
    sources, _ = module(edits)
    for index, source in enumerate(sources):
        owners = [None] * (source.count("\n") - sum(texts[index].count("\n") + 1 for _, _, texts in edits))
        for name, _, texts in edits:
            owners += [name] * (texts[index].count("\n") + 1)
        for entry in run(source, "generate", "--format", "json")["diagnostics"]:
            if entry["severity"] == "error" or "has no effect" in entry["message"]:
                refused.setdefault(owners[entry["line"] - 1] if entry.get("line") else None, entry["message"])
    return [edit for edit in edits if edit[0] not in refused], refused


def run(source: str, *arguments: str) -> dict:
    """Returns the JSON that a command prints for a source."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        (folder / "Types.swift").write_text(source)
        (folder / "widgetgen.json").write_text(json.dumps({"sources": "Types.swift", "output": "Out", "inline": True}))
        ran = subprocess.run([TOOL, *arguments], cwd=folder, capture_output=True, text=True)
        return json.loads(ran.stdout)


def unedited(edits: list, others: tuple[str, str]) -> dict[str, str]:
    """Returns the facts of golden contracts that no edit changes, each with one of the cases. `others` are modules with other edits."""
    found = set()
    for pair in (module(edits)[0], others):
        found |= changed(*(run(source, "contract") for source in pair))
    return {fact: case for fact, case in golden().items() if fact not in found and fact not in CONSTANT}


def sample(edits: list, count: int, source: random.Random) -> list:
    """Returns some of the edits: each fact and each place, and others at random."""
    mixed = source.sample(edits, len(edits))
    seen, first, rest = set(), [], []
    for edit in mixed:
        names = set(edit[0].removesuffix(", back").split(", "))
        (rest if names <= seen else first).append(edit)
        seen |= names
    return (first + rest)[:count]


def parts(contract: dict):
    """Returns the parts of a contract with their kinds and facts."""
    for name, type in contract["types"].items():
        inner = {"properties", "options", "elements", "values"} if type["kind"] != "values" else set()
        yield name, type["kind"], {key: value for key, value in type.items() if key not in inner}
        for key, value in (type.get("properties") or {}).items():
            yield f"{name}.{key}", "property", value
        for index, value in enumerate(type.get("elements") or []):
            yield f"{name}.{index}", "element", value
        for key, value in (type.get("options") or {}).items():
            yield f"{name}.{key}", "option", {fact: each for fact, each in value.items() if fact != "values"}
            for inner_key, each in (value.get("values") or {}).items():
                yield f"{name}.{key}.{inner_key}", "value", each


def changed(old: dict, new: dict) -> set[str]:
    """Returns the facts that differ between two contracts."""
    before, after = ({place: facts for place, _, facts in parts(contract)} for contract in (old, new))
    return {fact for place in before.keys() & after.keys() for fact in before[place].keys() | after[place].keys()
            if before[place].get(fact) != after[place].get(fact)}


def golden() -> dict[str, str]:
    """Returns the facts of the golden contracts, each with one of the cases."""
    found = {}
    for path in sorted((ROOT / "Tests/Cases").rglob("contract/contract.json")):
        for _, _, facts in parts(json.loads(path.read_text())):
            for fact in facts:
                found.setdefault(fact, path.parent.parent.name)
    return found
