"""Random models of about ten types for the runtime `standalone`: families in every form, structs and enums in them,
properties with many shapes and with names that generated code uses itself, annotations, nested types, extensions, inline
blocks and conditional conformances."""
import random
import re

CHECK = """
import Foundation
import WidgetRuntime
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
var random = Numbers(seed: {seed})
@MainActor func check<T: Codable>(_ value: T, _ name: String) {{
  do {{
    let first = try encoder.encode([value])
    let second = try encoder.encode(JSONDecoder().decode([T].self, from: first))
    if first != second {{
      print(name, String(decoding: first, as: UTF8.self), "!=", String(decoding: second, as: UTF8.self))
    }}
    let slow = CanonicalJSON.text(try JSONEncoder().encode(value))
    let fast = CanonicalJSON.text(try WidgetJSONEncoder().encode(value))
    if slow != fast {{ print(name, "encoded:", slow, "!=", fast) }}
    try checkDecoding(T.self, first)
  }} catch {{ print(name, error) }}
}}

/// Compares both decoders on documents with different spellings, and on documents with one error.
@MainActor func checkDecoding<T: Codable>(_ type: T.Type, _ data: Data) throws {{
  let json = try JSONDecoder().decode(JSONValue.self, from: data)
  for round in 0..<24 {{
    let fault = round < 8 ? -1 : random.below(json.size)
    var text = Shuffled(fault: fault)
    text.write(json, &random)
    var data = Data(text.text.utf8)
    // A byte that is not valid UTF-8, in a string that is a value.
    let places = round < 4 ? placesInValues(of: data) : []
    if let place = places.randomElement(using: &random) {{ data[place] = 0xE9 }}
    let isText = places.isEmpty
    let slow = outcome(isText) {{ try JSONDecoder().decode([T].self, from: data) }}
    let fast = outcome(isText) {{ try WidgetJSONDecoder().decode([T].self, from: data) }}
    if slow != fast {{ print(type, "of", Array(data), text.text, "decoded:", slow, "!=", fast) }}
  }}
}}

/// The places of the bytes of strings that are not keys.
func placesInValues(of data: Data) -> [Int] {{
  var places: [Int] = []
  var start: Int?
  var index = 0
  while index < data.count {{
    if data[index] == 0x22 {{
      if let first = start {{
        let isKey = data[(index + 1)...].first {{ ![0x20, 0x0A, 0x09].contains($0) }} == 0x3A
        places += isKey ? [] : Array(first..<index)
      }}
      start = start == nil ? index + 1 : nil
    }} else if data[index] == 0x5C {{
      index += 1
    }}
    index += 1
  }}
  return places
}}

/// The encoded value, or the kind and path of an error.
func outcome(_ isText: Bool, _ decode: () throws -> some Encodable) -> String {{
  do {{
    return CanonicalJSON.text(try JSONEncoder().encode(decode()))
  }} catch {{
    if !isText {{ return "corrupted" }}
    let outer = error as? WidgetDecodingError ?? WidgetDecodingError(error, at: [])
    let kind = switch outer.underlying {{
    case DecodingError.keyNotFound: "missing"
    case DecodingError.typeMismatch: "type"
    case DecodingError.valueNotFound: "null"
    case is UnknownNameError: "name"
    // Foundation does not know the path of numbers and strings that cannot be represented.
    default: "corrupted"
    }}
    if kind == "corrupted" {{ return kind }}
    return "\\(kind) at \\(outer.codingPath.map(\\.stringValue))"
  }}
}}

struct Numbers: RandomNumberGenerator {{
  var state: UInt64
  init(seed: UInt64) {{ state = seed &* 2 &+ 1 }}
  mutating func next() -> UInt64 {{
    state = state &* 6364136223846793005 &+ 1442695040888963407
    return (state &>> 29 ^ state) &* 0x9E37_79B9_7F4A_7C15
  }}
  mutating func below(_ end: Int) -> Int {{ Int.random(in: 0..<max(end, 1), using: &self) }}
}}

/// The same JSON with another order of keys, escapes in keys and strings, unknown keys, repeated keys and white space.
/// If it should have an error, one value is replaced by another kind of value.
struct Shuffled {{
  var text = ""
  var fault: Int
  private var number = 0
  private var hasUnknown = false
  init(fault: Int) {{ self.fault = fault }}

  mutating func write(_ value: JSONValue, _ random: inout Numbers) {{
    defer {{ if random.below(9) == 0 {{ text += [" ", "\\n", "\\t "][random.below(3)] }} }}
    number += 1
    if number == fault, case .array(let elements) = value, random.below(2) == 0 {{
      // One element less, or more.
      let others = random.below(2) == 0 ? Array(elements.dropLast()) : elements + [.bool(true)]
      text += "[" + others.map {{ (try? WidgetJSONEncoder().encodeText($0)) ?? "" }}.joined(separator: ",") + "]"
      return
    }}
    if number == fault {{
      return text += ["null", "true", "-7", "\\"x\\"", "[]", "1.5", "[[]]"][random.below(7)]
    }}
    switch value {{
    case .object(let members):
      text += "{{"
      var first = true
      for (key, value) in members.sorted(by: {{ $0.key < $1.key }}).shuffled(using: &random) {{
        if !first {{ text += "," }}
        first = false
        // An unknown key of a dictionary, or next to a name that is the only key, is itself an error. With several errors,
        // the decoders may report different ones.
        if members.count > 1, fault < 0, !hasUnknown, random.below(6) == 0 {{
          hasUnknown = true
          text += "\\"unknown \\(number)\\": [{{\\"type\\": 1}}, \\"\\\\\\"\\"], "
        }}
        write(key, &random)
        text += ":"
        write(value, &random)
      }}
      // The first of equal keys is decoded.
      if random.below(5) == 0, let key = members.keys.sorted().randomElement(using: &random) {{
        text += ","
        write(key, &random)
        text += [":null", ":-3", ":\\"y\\"", ":[[]]", ":{{\\"type\\": 2}}"][random.below(5)]
      }}
      text += "}}"
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {{
        if index > 0 {{ text += "," }}
        write(element, &random)
      }}
      text += "]"
    case .string(let string): write(string, &random)
    default: text += (try? WidgetJSONEncoder().encodeText(value)) ?? ""
    }}
  }}

  private static let letters: [UInt16: String] = [
    0x09: "t", 0x0A: "n", 0x0D: "r", 0x22: "\\"", 0x2F: "/", 0x5C: "\\\\",
  ]

  private mutating func write(_ string: String, _ random: inout Numbers) {{
    text += "\\""
    for unit in string.utf16 {{
      if let letter = Self.letters[unit], random.below(4) > 0 {{
        text += "\\\\" + letter
      }} else if random.below(10) == 0 || unit < 0x20 || unit == 0x22 || unit == 0x5C || unit > 0x7E {{
        let digits = String(unit, radix: 16)
        text += "\\\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }} else {{
        text += String(UnicodeScalar(UInt8(unit)))
      }}
    }}
    text += "\\""
  }}
}}

extension JSONValue {{
  var size: Int {{
    switch self {{
    case .object(let members): members.values.reduce(1) {{ $0 + $1.size }}
    case .array(let elements): elements.reduce(1) {{ $0 + $1.size }}
    default: 1
    }}
  }}
}}
"""

NAMES = """title value values key keys container decoder encoder default case in type error index element result
    data codingPath allKeys init json object coder from to count isEmpty _x été items children action style
    box text label extension switch protocol name known unknown any some description hash x self""".split()
TYPE_NAMES = "Text Card Name Error Result Key Value Element Group Section Item Index Node".split()
KEYWORDS = {"default", "case", "in", "init", "extension", "switch", "protocol", "self"}
# Types that every model has, with a value of each.
PLAIN = [
    ("String", '"a\\u{e9}\\t\\n\\"/"'), ("Int", "-3"), ("Double", "1.5"), ("Bool", "true"), ("UInt8", "7"),
    ("URL", 'URL(string: "a://b/c")!'), ("Date", "Date(timeIntervalSinceReferenceDate: 5)"),
    ("Data", "Data([1, 2])"), ("[Int: String]", '[1: "a"]'), ("Set<Int>", "[1]"),
    ("ClosedRange<Int>", "1...2"), ("Strings", '["a"]'), ("Pair<Int>", "Pair(first: 1)"),
    ("Crate<[Int]>", "Crate(content: [1])"),
    ("Only", 'Only(only: ["a": 1])'), ("Spot", 'Spot(x: 1.5, name: "a", elements: [1])'),
    ("Spot", "Spot(x: 2, name: nil)"), ("Position", "Position(x: 1, z: 2.5)"), ("Position", "Position(x: 1, z: nil)"),
    ("Short", 'Short(text: "a", size: 2)'),
    ("Brief", 'Brief(text: "a", size: 2)'), ("Brief", 'Brief(text: "a")'), ("Field<Int>", "Field<Int>.value(2)"),
    ("Space.Deep", "Space.Deep(depth: 4)"), ("Space.Mode", "Space.Mode.on"),
]
COMMON = """
{access}typealias Strings = [String]
{access}struct Pair<T: Codable & Equatable>: Codable, Equatable {{ {access}var first: T }}
// widgetgen: codable
{access}struct Crate<Content: Equatable>: Equatable {{ {access}var content: Content; {access}var note: String? }}
// widgetgen: codable, transparent
{access}struct Only: Equatable {{ {access}var only: [String: Int] }}
// widgetgen: codable, positional
{access}struct Spot: Hashable {{ {access}var x: Double; {access}var name: String?; {access}var elements: [Int] = [] }}
// widgetgen: codable, positional
{access}struct Position: Hashable {{
  {access}var x: Double
  // widgetgen: omit = nil
  {access}var z: Double?
}}
// widgetgen: codable, shorthand = text
{access}struct Short: Equatable {{ {access}var text: String; {access}var size = 1 }}
// widgetgen: codable, shorthand(both) = text
{access}struct Brief: Equatable {{
  {access}var text: String
  // widgetgen: omit = default
  {access}var size = 1
  {access}var color: String?
}}
{access}struct Flat: Codable, Equatable {{ {access}var flatA: Int; {access}var flatB: String? }}
{access}struct Rounded: WidgetCoder {{
  {access}init() {{}}
  {access}func decode(from decoder: any Decoder) throws -> Date {{
    Date(timeIntervalSinceReferenceDate: Double(try decoder.singleValueContainer().decode(Int.self)))
  }}
  {access}func encode(_ value: Date, to encoder: any Encoder) throws {{
    var container = encoder.singleValueContainer()
    try container.encode(Int(value.timeIntervalSinceReferenceDate.rounded()))
  }}
}}
{access}enum Space {{
  {access}struct Deep: Codable, Equatable {{ {access}var depth: Int }}
  {access}enum Mode: String, Codable {{ case on, off }}
  {access}enum Side: String, Codable, CodingKeyRepresentable {{ case left, right }}
}}
"""


class Model:
    """One random source, and a value of each of its types."""

    def __init__(self, seed):
        self.random, self.seed = random.Random(seed), seed
        self.access = "public " if self.random.random() < 0.3 else ""
        self.texts, self.values, self.used = [COMMON.format(access=self.access)], [], set()
        self.known = list(PLAIN)
        self.families = ["Component"] + (["Act"] if self.chance(0.6) else [])
        self.members, self.tags = {family: [] for family in self.families}, {}
        self.forms = {}
        for family in self.families:
            representation = self.random.choice(
                ["", "", ', tag = "kind"', ', tag = "_type"', ', content = "body"', " = external",
                 ', tag = p0.t', ', tag = p1.t.u, content = p1.c', ', content = c.d',
                 ', tag(decode) = ["p9", "type"]', ' = external, tag = "kind"', ' = external, tag = p2.t'])
            unknown = self.random.choice(["", "", ", unknown = keep", ", unknown = skip", ", caseInsensitive"])
            if re.fullmatch(r'(, tag = "\w+")?', representation) and self.chance(0.2):
                unknown = ", unknown = key(fallback)"
            # A name that is a key is compared exactly.
            unknown = "" if "external, tag" in representation and "caseInsensitive" in unknown else unknown
            self.forms[family] = representation
            self.texts.append(f"// widgetgen: family{representation}{unknown}\n"
                              f"{self.access}protocol {family}: Codable {{}}")
            # The key of the names, if one of them may be a pattern.
            is_beside = re.fullmatch(r'(, tag = "(\w+)")?', representation)
            self.tags[family] = (is_beside[2] or "type") if is_beside and "caseInsensitive" not in unknown else None
        if self.chance(0.4):
            self.classes()
        for number in range(self.random.randint(5, 10)):
            (self.enum if self.chance(0.25) else self.struct)(number)
        # The setting in the module's configuration.
        style = self.random.choice(["snake_case", "PascalCase", "camel_Snake_Case"])
        self.flags = ["--key-style", style] if self.chance(0.25) else []

    def chance(self, share):
        return self.random.random() < share

    @property
    def source(self):
        return "import Foundation\nimport WidgetRuntime\n\n" + "\n\n".join(self.texts) + "\n"

    @property
    def main(self):
        return CHECK.format(seed=self.seed) + "".join(f'check({value} as {name}, "{name}")\n' for name, value in self.values)

    def type(self):
        """A type, a value of it, its shape, and whether it belongs to a family."""
        family = self.random.choice(self.families)
        is_family = self.chance(0.25) and self.members[family]
        if is_family:
            name = self.random.choice(["", "any "]) + family
            value = self.random.choice(self.members[family])
        else:
            name, value = self.random.choice(self.known)
        if self.chance(0.05):
            return self.random.choice([("String!", '"a"'), ("String??", '"a"')]) + ("", False)
        inner = f"({name})" if name.startswith("any ") else name
        return self.random.choice([
            (name, value, "", is_family), (name, value, "", is_family),
            (inner + "?", self.random.choice([value, "nil"]), "optional", is_family),
            (f"Optional<{name}>", "nil", "optional", is_family),
            (f"[{name}]", f"[{value}]", "array", is_family), (f"Array<{name}>", "[]", "array", is_family),
            (f"[{name}]?", "nil", "", is_family), (f"[String: {name}]", f'["k": {value}]', "dictionary", is_family),
            (f"[Space.Side: {name}]", f"[Space.Side.left: {value}]", "dictionary", is_family),
            (f"[[{name}]]", f"[[{value}]]", "", is_family),
        ])

    def properties(self, is_positional=False, is_lossy=False):
        """Returns the lines of some properties, and the arguments for them. In an array, they have no keys, and at most the last is
        left out."""
        lines, arguments = [], []
        for number, name in enumerate(self.random.sample(NAMES, self.random.randint(0, 6))):
            type, value, shape, is_family = self.type()
            keyword = self.random.choice(["let", "var"])
            notes = self.random.choice(
                [[]] * 6 + [[f'key = "k{number}"'], [f'alias = "old{number}"'], [f'key = p{number}.q']])
            notes += ["lossy"] if (shape in ("array", "dictionary") or type == "Set<Int>") and self.chance(0.2) else []
            if shape == "array" and (is_family or re.search(r"(String|Int|Double|Bool|URL|Date|Mode)[\]>]$", type)):
                notes += [self.random.choice(["oneOrMany", "oneOrMany(both)"])] if self.chance(0.2) else []
            notes += ["invalid = nil"] if shape == "optional" and self.chance(0.1) else []
            if is_family and self.chance(0.2):
                # 'lossy' drops elements with unknown names, so 'throw' would contradict it.
                strict = [] if "lossy" in notes or is_lossy else ["throw"]
                notes += ["unknown = " + self.random.choice(strict + ["keep"] + (["skip"] if shape else []))]
            coder = self.coder(type)
            if coder and not is_family and self.chance(0.3):
                notes.append(f"coder = {coder}")
                # A string has no elements.
                notes = [note for note in notes if coder != "JSONText()" or not re.match("lossy|oneOrMany", note)]
            notes += ["default = throw"] if shape == "optional" and self.chance(0.15) else []
            notes += ["omit = never"] if shape == "optional" and self.chance(0.15) else []
            if is_positional:
                notes = [note for note in notes if not re.match("key|alias|path|omit = never", note)]
                type, value, coder = ("Int", "4", None) if type == "Field<Int>" else (type, value, coder)
            initial = f" = {value}" if keyword == "var" and value != "nil" and self.chance(0.2) else ""
            # An omitted value is decoded as the initial value.
            if initial and type in ("String", "Int", "Double", "Bool", "Date", "Set<Int>", "Space.Mode"):
                notes += [] if is_positional else self.random.choice([[], ["omit = default"]])
            notes += self.null_note(type, value, shape, notes, initial) if not is_positional else []
            lines += ["  // widgetgen: " + ", ".join(notes)] if notes else []
            identifier = f"`{name}`" if name in KEYWORDS else name
            access = self.access if self.chance(0.8) else ""
            lines.append(f"  {access}{keyword} {identifier}: {type}{initial}")
            # Nil differs from the default.
            isNil = initial and shape == "optional" and not is_family and self.chance(0.5)
            arguments.append(f"{name}: {'nil' if isNil else value}")
        extras = [
            ("  // widgetgen: flatten\n  {0}let flat: Flat", "flat: Flat(flatA: 1, flatB: nil)"),
            ("  // widgetgen: flatten\n  {0}let rest: " + self.random.choice(
                ["[String: JSONValue]", "[String: Int]"]), 'rest: ["extra": 1, "clé": 2]'),
            ("  // widgetgen: skip\n  {0}var skipped: [Int] = [1]", None),
            ('  // widgetgen: default = "any text"\n  {0}let filled: String', 'filled: "a"'),
            ("  {0}var one, two: Int", "one: 1, two: 2"), ("  static let shared = 3", None),
            ("  #if SOMETIMES\n  {0}var odd: Int\n  #else\n  {0}var odd: String\n  #endif", 'odd: "a"'),
            ("  {0}var computed: Int {{ 4 }}", None),
        ]
        for text, argument in extras:
            if self.chance(0.1) and not (is_positional and "flatten" in text):
                lines.append(text.format(self.access))
                arguments += [argument] if argument else []
        if is_positional and self.chance(0.4):
            text, argument = self.random.choice([
                ("  // widgetgen: omit = nil\n  {0}var last: Int?", self.random.choice(["nil", "3"])),
                ("  // widgetgen: omit = default\n  {0}var last = 3", self.random.choice(["3", "4"])),
                ("  // widgetgen: omit = isEmpty\n  {0}var last: [Position] = []",
                 self.random.choice(["[]", "[Position(x: 1, z: nil)]"]))])
            lines.append(text.format(self.access))
            arguments.append(f"last: {argument}")
        return "\n".join(lines), ", ".join(arguments)

    def null_note(self, type, value, shape, notes, initial):
        """Returns an annotation about nil or null, or no annotation, for a property that has other annotations."""
        is_optional = shape == "optional"
        if is_optional and (initial or {"default = throw", "omit = never"} & set(notes)):
            return []
        if is_optional and any(re.fullmatch(r"key = p\d+\.q", note) for note in notes) and self.chance(0.6):
            return ["omit = key"]
        if value == "nil" or not re.fullmatch(r"[\[(]*(Int|Double|Bool|UInt8|Space\.Mode)[\])?]*", type) or self.chance(0.7):
            return []
        if (is_optional or initial) and not any("invalid" in note for note in notes) and self.chance(0.3):
            return ["null = throw"]
        return [self.random.choice(["null", "null(both)"]) + f" = {value}"]

    def coder(self, type):
        """Returns a coder that a property of a type can have, or None."""
        if "??" in type or "!" in type:
            return None
        if "Date" in type:
            return self.random.choice(["ISO8601()", "ISO8601WithFractions", "SecondsSince1970()",
                                       "MillisecondsSince1970()", "Rounded()"])
        if "Data" in type:
            return "Base64()"
        if "URL" in type:
            return "PercentEncodedURL()"
        if re.fullmatch(r"[\[(]*(String: )?(Int|Double|Bool|UInt8|String)[\])?]*", type):
            return "NonFinite()" if "Double" in type and self.chance(0.3) else "Lenient()"
        return "JSONText()" if type in ("Pair<Int>", "Strings", "[[Pair<Int>]]", "Set<Int>") else None

    def struct(self, number):
        name = self.random.choice(TYPE_NAMES) if self.chance(0.25) else f"T{number}"
        name = f"T{number}" if name in self.used else name
        self.used.add(name)
        family = self.random.choice(self.families) if self.chance(0.7) else None
        notes = [] if family else ["codable"]
        notes += ["equatable"] if self.chance(0.2) else []
        notes += ["lossy"] if self.chance(0.1) else []
        # A value whose name is next to its properties is an object.
        is_positional = (not family or re.search("external|ontent", self.forms[family])) and self.chance(0.25)
        notes += ["positional"] if is_positional else []
        if not is_positional and self.chance(0.2):
            notes.append("keyStyle = " + self.random.choice(["snake_case", "PascalCase"]))
        notes += [f'name = "n{number}"'] if family and self.chance(0.3) else []
        head = "// widgetgen: " + ", ".join(notes) + "\n" if notes else ""
        body, arguments = self.properties(is_positional, "lossy" in notes)
        tag = self.tags[family] if family and '= "n' not in head else None
        if tag and f"{tag}:" not in body and self.chance(0.2):
            # A property stores the decoded name.
            head = "// widgetgen: " + ", ".join(notes + [f'name = "n{number}", alias = "n{number}_*"']) + "\n"
            body = f'  // widgetgen: key = "{tag}"\n  {self.access}var wireName: String\n' + body
            arguments = ", ".join(filter(None, [f'wireName: "n{number}_é"', arguments]))
        outer = f"Space{number}" if self.chance(0.15) else None
        blocks = self.blocks(f"{outer}.{name}" if outer else name)
        clause = f": {family}" if family else ": Codable" if "Coding" in blocks else ""
        if family and not outer and self.chance(0.15):
            where = self.random.choice(["{1}}}\n\nextension {0} {{\n", "}}\n\nextension {0} {{\n{1}"])
            text = f"{head}{self.access}struct {name} {{\n{body}\n" + where.format(name + clause, blocks) + "}"
        # The generic property would be the last element.
        elif not (family or outer or "static" in body or " last" in body) and self.chance(0.3):
            # If such a type cannot be compared, no diagnostic is reported.
            head = head if "equatable" in notes else head.replace("codable", "codable, equatable", 1)
            text = f"{head}{self.access}struct {name}<Held> {{\n{body}\n  {self.access}let generic: Held\n{blocks}}}"
            text += "".join(f"\nextension {name}: {each} where Held: {each} {{}}" for each in self.random.choice(
                [["Codable"], ["Decodable", "Encodable"]]) + ["Equatable"])
            arguments, name = ", ".join(filter(None, [arguments, "generic: 5"])), f"{name}<Int>"
        else:
            text = f"{head}{self.access}struct {name}{clause} {{\n{body}\n{blocks}}}"
            if outer:
                text, name = f"{self.access}enum {outer} {{\n{text}\n}}", f"{outer}.{name}"
        self.texts.append(text)
        value = f"{name}({arguments})"
        self.values.append((name, value))
        (self.members[family] if family else self.known).append(value if family else (name, value))

    def classes(self):
        """A class as a family, with subclasses that inherit from it directly or through another subclass."""
        form = self.random.choice(
            ["", ', tag = "kind"', ", tag = q0.t", ", content = body", ", nameStyle = snake_case", ", caseInsensitive"])
        coding = "  // widgetgen:inline:auto:{0}.Coding\n  // widgetgen:end\n}}"
        self.texts.append(f"// widgetgen: family{form}\n{self.access}class Base: Codable {{\n  let base: Int\n  var next: [Base]\n"
                          "  init(base: Int, next: [Base]) {\n    self.base = base\n    self.next = next\n  }\n"
                          + coding.format("Base"))
        bases, values = ["Base"], []
        for number in range(self.random.randint(1, 4)):
            name, base = f"Sub{number}", self.random.choice(bases)
            next = f"[{self.random.choice(values)}]" if values and self.chance(0.5) else "[]"
            self.texts.append(f"{self.access}class {name}: {base} {{")
            if base == "Base" and self.chance(0.7):
                type, value = self.random.choice([each for each in self.known if each[0] != "Field<Int>"])
                self.texts[-1] += (f"\n  var own: {type}?\n  init(own: {type}?, base: Int, next: [Base]) {{\n    self.own = own\n"
                                   "    super.init(base: base, next: next)\n  }\n" + coding.format(name))
                values.append(f"{name}(own: {self.random.choice([value, 'nil'])}, base: {number}, next: {next})")
            elif base == "Base":
                self.texts[-1] += "}"
                bases.append(name)
                values.append(f"{name}(base: {number}, next: {next})")
            else:
                self.texts[-1] += ("\n  var flag = true\n  override init(base: Int, next: [Base]) { super.init(base: base, next: next) }\n"
                                   + coding.format(name))
                values.append(f"{name}(base: {number}, next: {next})")
        self.known.append(("Base", self.random.choice(values)))
        self.values += [("AnyBase", f"AnyBase({value})") for value in values]

    def blocks(self, name):
        """Returns empty inline blocks for some of the generated members of a type."""
        return "".join(f"  // widgetgen:inline:auto:{name}.{part}\n  // widgetgen:end\n"
                       for part in ["Init", "Coding"] if self.chance(0.15))

    def enum(self, number):
        if self.chance(0.25):
            return self.raw_enum(number)
        if self.chance(0.2):
            return self.untagged_enum(number)
        note = self.random.choice(
            ['family, tag = "t"', 'family, tag = "t", content = "c"', "family = external",
             'family, tag(decode) = [p, type]', 'family, tag = m.t', 'family = external, tag = "t"', 'family, tag = m.t, content = m.c'])
        family = self.random.choice(self.families) if self.chance(0.4) else None
        # There must be a place for a second name next to the family's name.
        family = None if note == "family = external" and not re.search("external|ontent", self.forms[family or "Component"]) else family
        note += f', name = "e_{number}"' if family and self.chance(0.3) else ""
        has_numbers = "external" not in note and self.chance(0.25)
        note += ", tagType = Int" if has_numbers else ""
        note += ", keyStyle = PascalCase" if self.chance(0.25) else ""
        # Other types of its family are not values of the enum.
        note += ", invalid = .last" if not family and self.chance(0.25) else ""
        cases, values = [], []
        if "invalid" in note:
            cases.append(("  // widgetgen: name = 100\n" if has_numbers else "") + "  case last")
        for case in range(self.random.randint(1, 4)):
            parts = [(self.random.choice(["", f"a{i}: "]) if "external" in note else f"a{i}: ", *self.type())
                     for i in range(self.random.randint(0, 3))]
            if self.chance(0.2) and self.known[len(PLAIN):]:
                # An object has both names, and the names of the objects around it.
                parts = [("", *self.random.choice(self.known[len(PLAIN):]), "", False)]
            name = f"  // widgetgen: name = {case + 1}\n" if has_numbers else ""
            notes = [self.value_note(f"k{i}") for i in range(len(parts))]
            if parts and parts[0][0] and self.chance(0.2):
                name += f'  // widgetgen: key = [a0: "K {case}"]\n'
                # A value has one key.
                notes[0] = ""
            if parts and parts[0][0] and not re.search("content|external", note) and self.chance(0.3):
                parts.append(("flat: ", *self.random.choice([
                    ("Flat", "Flat(flatA: 1, flatB: nil)"), ("Flat?", "nil"), ("Flat?", "Flat(flatA: 2, flatB: nil)")])))
                notes.append("/* widgetgen: flatten */ ")
            written = [note + p[0] + p[1] for note, p in zip(notes, parts)]
            cases.append(f"{name}  case c{case}" + ("(" + ", ".join(written) + ")" if parts else ""))
            values.append(f"E{number}.c{case}" + ("(" + ", ".join(p[0] + p[2] for p in parts) + ")" if parts else ""))
        if not has_numbers and self.chance(0.3):
            chosen = self.random.choice([("Bool", "false", "true"), ("Space.Mode", ".on", ".off")])
            more, content = self.random.choice([("", ""), (", a: Int", ", a: 2")])
            cases.append(f"  case either(/* widgetgen: name = [first: {chosen[1]}, second: {chosen[2]}, third: {chosen[2]}] */ "
                         f"_ choice: {chosen[0]}{more})")
            values.append(f"E{number}.either({self.random.choice(chosen[1:])}{content})")
        if not has_numbers and self.chance(0.3):
            rest, value = self.random.choice(
                [("String", '"new"'), ("name: String, JSONValue", 'name: "new", ["id": 1]')])
            cases.append(f"  // widgetgen: unknown\n  case rest({rest})")
            values.append(f"E{number}.rest({value})")
        if not has_numbers and 'external, tag' not in note and self.chance(0.3):
            rest, value = self.random.choice(
                [("String", '"like \\"this\\""'), ("name: String, JSONValue", 'name: "like ", ["id": 1]')])
            cases.append(f'  // widgetgen: name = "like*"\n  case like({rest})')
            values.append(f"E{number}.like({value})")
        if not has_numbers and self.chance(0.3):
            cases.append("  // widgetgen: skip\n  case hidden((any Swift.Error)?)")
            cases.append(f"  // widgetgen: skip(decode)\n  case oneWay(a: Int)")
        self.texts.append(f"// widgetgen: {note}\n{self.access}enum E{number}: {family or 'Codable'} {{\n" + "\n".join(cases) + "\n}")
        self.values.append((f"E{number}", self.random.choice(values)))
        self.known.append(self.values[-1])
        if family:
            self.members[family].append(self.values[-1][1])

    def untagged_enum(self, number):
        """Returns an untagged enum, one of whose cases is for objects without the keys of the others."""
        name = f"E{number}"
        cases, values = [], []
        for case in range(self.random.randint(1, 3)):
            type, value, *_ = self.type()
            cases.append(f"  case c{case}(k{case}: Int, label: {type})")
            values.append(f"{name}.c{case}(k{case}: {case}, label: {value})")
        plain, value = self.random.choice([
            ("plain", "plain"), ("plain(flat: Int?, label: String?)", 'plain(flat: nil, label: "a")'),
            ("plain(Flat)", "plain(Flat(flatA: 1, flatB: nil))")])
        cases.insert(self.random.randint(0, len(cases)), f"  case {plain}")
        values.append(f"{name}.{value}")
        self.texts.append(f"// widgetgen: family = untagged, default = plain\n"
                          f"{self.access}enum {name}: Codable {{\n" + "\n".join(cases) + "\n}")
        self.values.append((name, self.random.choice(values)))
        self.known.append(self.values[-1])

    def value_note(self, key):
        """Returns an annotation of an associated value, or an empty text."""
        if not self.chance(0.2):
            return ""
        return "/* widgetgen: " + self.random.choice(
            [f"key = {key}", f"alias = old_{key}", f"key = nested.{key}", f"alias = [old.{key}, old_{key}]"]) + " */ "

    def raw_enum(self, number):
        """Returns an enum with raw values, or one that is coded as the names of its cases."""
        has_names_alone = self.chance(0.5)
        has_numbers = has_names_alone and self.chance(0.4)
        note = "transparent" if has_names_alone else "codable"
        note += ", tagType = Int" if has_numbers else self.random.choice(
            ["", ", caseInsensitive", ", nameStyle = SCREAMING_SNAKE_CASE"])
        count = self.random.randint(1, 4)
        names = [f"{case}, alias = 1{case}" if has_numbers else f'"r{case}", alias = "s{case}"' for case in range(count)]
        cases = [f"  // widgetgen: name = {names[case]}\n  case c{case}" if has_numbers or self.chance(0.4)
                 else f"  case c{case}" for case in range(count)]
        value = f"E{number}.c{self.random.randrange(count)}"
        if self.chance(0.4):
            rest = ("rest(Int)" if has_numbers else "rest(String)") if has_names_alone else "rest"
            cases.append(f"  // widgetgen: unknown\n  case {rest}")
            if has_names_alone and self.chance(0.5):
                value = f"E{number}.rest({99 if has_numbers else chr(34) + 'new' + chr(34)})"
        if not has_numbers and self.chance(0.3):
            cases.append("  // widgetgen: skip\n  case hidden\n  // widgetgen: skip(encode)\n  case past")
        raw = "Codable" if has_names_alone else "String"
        self.texts.append(f"// widgetgen: {note}\n{self.access}enum E{number}: {raw} {{\n" + "\n".join(cases) + "\n}")
        self.values.append((f"E{number}", value))
        self.known.append(self.values[-1])
