"""Random widgets for the runtime `standalone`, with JSON in and JSON out."""
import random
import re

FAMILIES = {
    "family": lambda name, fields: {"type": name, **fields},
    'family, tag = "kind"': lambda name, fields: {"kind": name, **fields},
    'family, tag = "t", content = "c"': lambda name, fields: {"t": name, "c": fields},
    "family = external": lambda name, fields: {name: fields},
    'family = external, tag = "kind"': lambda name, fields: {"kind": name, name: fields},
}

STYLES = {
    "camelCase": lambda words: words[0] + "".join(map(str.capitalize, words[1:])),
    "snake_case": "_".join,
    "kebab-case": "-".join,
    "PascalCase": lambda words: "".join(map(str.capitalize, words)),
    "camel_Snake_Case": lambda words: "_".join(words[:1] + list(map(str.capitalize, words[1:]))),
    "Train-Case": lambda words: "-".join(map(str.capitalize, words)),
}

SCALARS = {
    "Int": [-5, 0, 9],
    "String": ["x", "", 'é"\\'],
    "Double": [2.5],
    "Bool": [True, False],
    "Mode": ["one", "two"],
    "Style": [{"color": "red", "width": 2}, {"width": 1}],
    "JSONValue": [{"a": [1, None, "b"]}],
    "Point": [[1.5, 2, "pt"], [-1, 0, None]],
}

TYPES = """Int String Double Bool Mode Mode? Style Style? Shape [Shape] Shape? [Int] [String:Int] String?
[[Int]] JSONValue Point Point? [Point] [String:Point] Component Component? [Component] [Component]? [String:Component] [[Component]] [Style]
[String:Style]?""".split()

NAMES = "title pageTitle children onPress a fields container urlPath `default` value encoder".split()

# The annotation's value, and the same value in JSON.
DEFAULTS = {"Int": ("7", 7), "String": ("hello", "hello"), "Mode": ("one", "one")}


class Program:
    """One program: its `source`, the JSON that it is `given`, and the JSON that it is `expected` to encode."""

    def __init__(self, seed: int):
        self.random = random.Random(seed)
        family = self.random.choice(list(FAMILIES))
        shapes = self.random.choice(list(FAMILIES))
        # A replacement is next to the name.
        replaces = ["key(fallback)"] if "content" not in family and "external" not in family else []
        self.unknown = self.random.choice(["throw", "keep", "skip"] + replaces)
        self.has_fixed_shape = self.random.random() < 0.3
        self.named, self.shaped = FAMILIES[family], FAMILIES[shapes]
        self.style = self.random.choice(list(STYLES))
        # The names of an enum are next to the enum's name in the family.
        self.is_both = has_place(family, shapes) and self.random.random() < 0.5
        is_beside = family in ("family", 'family, tag = "kind"') and shapes != "family = external"
        self.is_rejected = self.is_both and is_beside and not self.has_fixed_shape
        # A property stores a name that matches a pattern.
        tag = {"family": "type", 'family, tag = "kind"': "kind"}.get(family)
        self.leaf = "leaf-é" if tag and self.random.random() < 0.3 else "leaf"
        leaf_note, leaf_name = (', name = "leaf*"', f"  let {tag}: String\n") if self.leaf != "leaf" else ("", "")
        access = self.random.choice(["", "public "])
        given: dict = {}
        expected: dict = {}
        # Only values next to the name can be flattened.
        flat = ", /* widgetgen: flatten */ style: Style?" if shapes in ("family", 'family, tag = "kind"') else ""
        self.flat = self.value("Style") if flat else {}
        names = self.random.sample(NAMES, self.random.randint(1, 7))
        properties = [
            self.property(number, name, given, expected) for number, name in enumerate(names)
        ]
        root = self.random.choice(["", "", "", "data.attributes"])
        if root:
            given, expected = ({"data": {"attributes": fields}} if fields else {} for fields in (given, expected))
        if self.random.random() < 0.3:
            properties.append('  // widgetgen: encodable, key = "computed"\n  var isComputed: Bool { true }\n')
            put(True, root.split(".") + ["computed"] if root else ["computed"], expected)
        self.given, self.expected = self.named("card", given), self.named("card", expected)
        self.source = f"""
// widgetgen: {family}, unknown = {self.unknown}
{access}protocol Component {{}}

// widgetgen: codable, {shapes}{", unknown = .circle(radius: 7)" if self.has_fixed_shape else ""}
{access}enum Shape{": Component" if self.is_both else ""} {{
  case circle(radius: Double), pair(Int, label: String?)
  case mark(/* widgetgen: key = at.x */ x: Int, /* widgetgen: key = at.y */ y: Int?{flat})
}}

{access}enum Mode: String, Codable {{ case one, two }}
// widgetgen: codable, positional
{access}struct Point {{ let x, y: Double; var unit: String? }}
{access}struct Style: Codable {{ var color: String?; var width: Int }}

// widgetgen: codable{leaf_note}
{access}struct Leaf: Component {{
{leaf_name}  let text: String
}}

// widgetgen: codable, keyStyle = {self.style}{root and f', content = {root}'}
{access}struct Card: Component {{
{"".join(properties)}}}
"""

    def property(self, number: int, name: str, given: dict, expected: dict) -> str:
        """Returns the source of a property, and adds its values to the JSON."""
        type = self.random.choice(TYPES)
        value = self.value(type)
        wanted = value
        annotations, read, written = self.keys(number, name.strip("`"))
        if type in DEFAULTS and self.random.random() < 0.4:
            text, fallback = DEFAULTS[type]
            annotations.append(f"default = {text}")
            if self.random.random() < 0.5:
                value, wanted = None, fallback
        if type == "Point" and value[2] is None and self.random.random() < 0.5:
            # The array ends early, or has more elements.
            value, wanted = self.random.choice([value[:2], value + [4]]), value
        if type == "[Style]" and self.random.random() < 0.5:
            annotations.append("lossy")
            value = value + [{"width": "wrong"}]
        if type == "[Component]" and self.unknown != "throw":
            leaf, unknown = self.value("Leaf"), self.named("nobody", {"x": [1, {"y": None}]})
            if self.is_rejected and self.random.random() < 0.5:
                # A shape with an unknown name of its own.
                unknown = self.named("shape", self.shaped("nobody", {"x": [1, {"y": None}]}))
            if self.unknown == "key(fallback)":
                unknown["fallback"] = self.random.choice([leaf, {**unknown, "fallback": leaf}])
            added = {"keep": [unknown], "skip": [], "key(fallback)": [leaf]}[self.unknown]
            value, wanted = value + [unknown], wanted + added
        if type == "[Shape]" and self.has_fixed_shape:
            value, wanted = value + [self.shaped("nobody", {"x": 1})], wanted + [self.shaped("circle", {"radius": 7})]
        wanted, writes_nil = self.omission(type, wanted, annotations)
        if value is not None or (wanted is None and self.random.random() < 0.5):
            put(value, read, given)
        if wanted is not None or writes_nil:
            put(wanted, written, expected)
        note = f"  // widgetgen: {', '.join(annotations)}\n" if annotations else ""
        keyword = self.random.choice(["let", "var"])
        return f"{note}  {keyword} {name}: {swift(type)}\n"

    def omission(self, type: str, wanted, annotations: list[str]):
        """Returns the encoded JSON of a value, and whether nil is encoded as null. Adds the annotations for it."""
        if self.random.random() > 0.3:
            return wanted, False
        if type.endswith("?"):
            annotations.append("omit = never")
            return wanted, True
        if type.startswith("["):
            annotations += ["omit = isEmpty", "default = []"]
            return wanted or None, False
        if annotations and annotations[-1].startswith("default"):
            annotations.append("omit = default")
            return None if wanted == DEFAULTS[type][1] else wanted, False
        return wanted, False

    def keys(self, number: int, name: str) -> tuple[list[str], list[str], list[str]]:
        """Returns annotations of keys, the place that is decoded, and the place that is encoded."""
        words = re.sub("([A-Z])", r" \1", name).lower().split()
        own, style = STYLES[self.style](words), self.random.choice(list(STYLES))
        return self.random.choice(
            [
                ([], [own], [own]),
                ([], [own], [own]),
                ([f'key = "k{number}"'], [f"k{number}"], [f"k{number}"]),
                ([f'alias = "old{number}"'], [f"old{number}"], [own]),
                ([f'key(decode) = in{number}'], [f"in{number}"], [own]),
                ([f'key = m{number // 2}.n{number}'], *[[f"m{number // 2}", f"n{number}"]] * 2),
                ([f'key(decode) = i{number}.n, key(encode) = o{number}.n'], [f"i{number}", "n"], [f"o{number}", "n"]),
                ([f"keyStyle = {style}"], *[[STYLES[style](words)]] * 2),
            ]
        )

    def value(self, type: str):
        """Returns JSON for a type."""
        if type.endswith("?"):
            return self.random.choice([None, self.value(type[:-1])])
        if type.startswith("[String:"):
            keys = self.random.sample("pqr", self.random.randint(0, 3))
            return {key: self.value(type[8:-1]) for key in keys}
        if type.startswith("["):
            return [self.value(type[1:-1]) for _ in range(self.random.randint(0, 3))]
        if type == "Component" and self.is_both and self.random.random() < 0.5:
            return self.named("shape", self.value("Shape"))
        if type in ("Component", "Leaf"):
            return self.named(self.leaf, {"text": self.value("String")})
        if type == "Shape":
            fields = [("circle", {"radius": 1.5}), ("pair", {"_0": 3, "label": "x"}), ("pair", {"_0": 4}),
                      ("mark", {"at": {"x": 3}, **self.flat}), ("mark", {"at": {"x": 3, "y": 4}})]
            return self.shaped(*self.random.choice(fields))
        return self.random.choice(SCALARS[type])


def has_place(family: str, enum: str) -> bool:
    """Returns whether an enum with its own names can be in a family, because both names need a key in one object."""
    is_inside = "content" in family or "external" in family
    return is_inside or (enum != "family = external" and set(FAMILIES[family]("", {})).isdisjoint(FAMILIES[enum]("_", {})))


def swift(type: str) -> str:
    """Returns the type as a user writes it: `(any Component)?`."""
    type = re.sub(r"\bComponent\?", "(any Component)?", type)
    return re.sub(r"(?<!any )\bComponent\b", "any Component", type).replace(":", ": ")


def put(value, path: list[str], fields: dict):
    """Sets a value in nested objects."""
    for key in path[:-1]:
        fields = fields.setdefault(key, {})
    fields[path[-1]] = value
