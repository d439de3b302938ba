"""The declarations of Swift sources without bodies, from `widgetgen dump`, for `views`."""

import json
import re
import subprocess

TRUE = r"os\(iOS\)|canImport\((UIKit|Foundation|QuartzCore|CoreGraphics)\)|swift\(.*?\)|compiler\(.*?\)"
LITERALS = [(r"-?\d[\d_]*", "Int"), (r"-?\d[\d_]*\.\d+", "Double"), (r"true|false", "Bool"), (r'".*"', "String")]
KEPT = {"Codable", "Decodable", "Encodable", "Hashable", "Equatable", "OptionSet", "RawRepresentable", "CaseIterable",
        "Error", "Comparable"}
RAW = {"String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
       "Double", "Float", "CGFloat"}


def active(text):
    """Returns the text with blank lines for `#if`s and for code that is not active on iOS."""
    lines, stack = [], []
    for line in text.split("\n"):
        directive = re.match(r"\s*#(if|elseif|else|endif)\b\s*(.*?)\s*(//.*)?$", line)
        if directive:
            kind, condition = directive[1], directive[2]
            if kind == "if":
                stack.append([holds(condition), False])
                stack[-1][1] = stack[-1][0]
            elif stack and kind == "endif":
                stack.pop()
            elif stack:
                isOn = not stack[-1][1] and (kind == "else" or holds(condition))
                stack[-1] = [isOn, stack[-1][1] or isOn]
        lines.append("" if directive or not all(isOn for isOn, _ in stack) else line)
    return "\n".join(lines)


def holds(condition):
    condition = re.sub(TRUE, " True ", condition)
    condition = re.sub(r"\w+\([^)]*\)|\b(?!True\b)[A-Za-z_]\w*", " False ", condition)
    condition = condition.replace("&&", " and ").replace("||", " or ").replace("!", " not ")
    return bool(eval(condition, {}, {}))


class Declarations:
    """All declarations of a folder. `text(used)` returns those that a text with the names `used` can refer to."""

    def __init__(self, tool, folder):
        self.types, self.aliases, self.lines = {}, {}, {}
        for path in sorted(folder.rglob("*.swift")):
            path.write_text(active(path.read_text(errors="replace")))
        dump = json.loads(subprocess.run([tool, "dump", folder], capture_output=True, text=True).stdout)
        for file in dump["files"]:
            # A path in the dump can be relative to the folder in which the tool ran.
            lines = open(file["path"], errors="replace").read().split("\n")
            for alias in file["typealiases"]:
                self.aliases[alias["name"]] = alias["type"]
            for declaration in file["declarations"]:
                declaration["lines"] = lines
                self.types.setdefault(declaration["name"], []).append(declaration)
                for alias in declaration["typealiases"]:
                    self.aliases[f"{declaration['name']}.{alias['name']}"] = alias["type"]
        self.short = {}
        for name in [*self.types, *self.aliases]:
            self.short.setdefault(name.split(".")[-1], []).append(name)

    def text(self, used):
        words, wanted, parts = set(re.findall(r"\w+", used)), [], {}
        wanted += [name for word in sorted(words) for name in self.short.get(word, [])]
        while wanted:
            name = wanted.pop()
            if name in parts:
                continue
            parts[name] = self.alias(name) if name in self.aliases else self.type(name, words)
            outer = [name.rsplit(".", 1)[0]] if "." in name else []
            named = [found for word in set(re.findall(r"\w+", parts[name])) for found in self.short.get(word, [])]
            wanted += [other for other in outer + named if other in self.types or other in self.aliases]
        return "import UIKit\n\nfunc unknown<T>() -> T { fatalError() }\n\n" + "\n".join(
            parts[name] for name in sorted(parts) if parts[name])

    def alias(self, name):
        outer, _, last = name.rpartition(".")
        text = f"typealias {last} = {self.aliases[name]}"
        return f"extension {outer} {{ {text} }}" if outer else text

    def type(self, name, words):
        main = [part for part in self.types[name] if part["kind"] != "extension"]
        if not main:
            return "\n".join(self.extension(name, part, words) for part in self.types[name])
        outer, _, last = name.rpartition(".")
        head, members = main[0], self.members(main[0], words)
        access = "private " if {"private", "fileprivate"} & set(head["modifiers"]) else ""
        access += "final " if "final" in head["modifiers"] else ""
        generics = re.sub(r"\s*:[^,>]*", "", head["generics"] or "") if head["kind"] != "protocol" else ""
        kind = "enum" if head["kind"] == "enum" else head["kind"]
        inherited = ", ".join(self.inherited(name, head))
        text = f"{access}{kind} {last}{generics}{': ' + inherited if inherited else ''} {{\n{members}\n}}"
        text = f"extension {outer} {{\n{text}\n}}" if outer else text
        rest = [self.extension(name, part, words) for part in self.types[name] if part["kind"] == "extension"]
        return "\n".join([text, *filter(None, rest)])

    def inherited(self, name, head):
        every = [parent for part in self.types[name] for parent in part["inherits"]]
        if head["kind"] == "class":
            first = head["inherits"][:1]
            base = re.split(r"[<.]", first[0])[0] if first else ""
            isClass = first and base not in KEPT and not self.isProtocol(base) and not base.endswith("Delegate")
            every = (first if isClass else []) + [parent for parent in every if parent in KEPT]
        elif head["kind"] == "protocol":
            every = ["AnyObject"]
        else:
            every = [parent for parent in every if parent in KEPT | RAW]
        return list(dict.fromkeys(every))

    def isProtocol(self, name):
        return any(part["kind"] == "protocol" for part in self.types.get(name, []))

    def extension(self, name, part, words):
        members = self.members(part, words)
        return f"extension {name} {{\n{members}\n}}" if members else ""

    def members(self, part, words):
        if part["kind"] == "protocol":
            return ""
        isHidden = bool({"private", "fileprivate"} & set(part["modifiers"]))
        lines = [] if part["kind"] == "extension" else self.requirements(part)
        for case in part["cases"]:
            value = f" = {case['value']}" if case["value"] else ""
            parameters = case["parameters"]
            payload = "" if parameters is None else f"({', '.join(map(parameter_text, parameters))})"
            lines.append(f"case {case['name']}{payload}{value}")
        lines += [self.property(part, each, isHidden) for each in part["properties"]
                  if each["name"].strip("`") in words or each["name"] == "rawValue"]
        lines += [self.initializer(part, each, isHidden) for each in part["initializers"]]
        return "\n".join(f"  {line}" for line in lines if line)

    def requirements(self, part):
        """Returns the members that the compiler would synthesize if it saw all members."""
        parts, lines = self.types[part["name"]], []
        inherited = {parent for each in parts for parent in each["inherits"]}
        declared = {tuple(p["label"] for p in init["parameters"]) for each in parts for init in each["initializers"]}
        if inherited & RAW or (part["kind"] == "enum" and not any(case["parameters"] for case in part["cases"])):
            return []
        required = "required " if part["kind"] == "class" else ""
        if inherited & {"Codable", "Decodable"} and ("from",) not in declared:
            lines.append(f"{required}init(from decoder: any Decoder) throws {{ fatalError() }}")
        if inherited & {"Codable", "Encodable"}:
            lines.append("func encode(to encoder: any Encoder) throws { fatalError() }")
        if inherited & {"Hashable", "Equatable"}:
            type = part["name"].rsplit(".")[-1]
            lines.append(f"static func == (a: {type}, b: {type}) -> Bool {{ fatalError() }}")
        if "Hashable" in inherited:
            lines.append("func hash(into hasher: inout Hasher) { fatalError() }")
        return lines

    def property(self, part, each, isHidden):
        modifiers = set(each["modifiers"])
        if isHidden or modifiers & {"private", "fileprivate", "override"}:
            return ""
        type = each["type"] or self.infer(each["value"] or "")
        isStatic = "static " if modifiers & {"static", "class"} else ""
        isSet = each["introducer"] == "var" and not modifiers & {"private(set)", "fileprivate(set)"}
        if isSet and each["computed"]:
            isSet = has_setter(part["lines"], each)
        if each["name"] == "rawValue" and not isStatic and part["kind"] != "extension":
            return f"var rawValue: {type}"
        setter = " set { fatalError() }" if isSet else ""
        return f"{isStatic}var {each['name']}: {type} {{ get {{ fatalError() }}{setter} }}"

    def infer(self, value):
        """Returns the type of an initial value: a literal, `Type(…)`, or a declared `Type.member`."""
        for pattern, type in LITERALS:
            if re.fullmatch(pattern, value, re.S):
                return type
        called = re.match(r"(\[?[A-Z]\w*(?:\.[A-Z]\w*)*(?:<.*?>)?\]?)\(", value)
        if called:
            return called[1]
        member = re.match(r"((?:[A-Z]\w*\.?)+)\.(\w+)", value)
        return self.member(member[1], member[2]) if member else "UnknownType"

    def member(self, owner, name):
        for each in (each for part in self.types.get(owner, []) for each in part["properties"]):
            if each["name"] == name:
                return each["type"] or self.infer(each["value"] or "")
        first = next((parent for part in self.types.get(owner, []) for parent in part["inherits"]), None)
        isClass = any(part["kind"] == "class" for part in self.types.get(owner, []))
        return self.member(first, name) if isClass and first else owner

    def initializer(self, part, each, isHidden):
        kept = [word for word in each["modifiers"] if word in ("required", "convenience", "override", "private",
                                                              "fileprivate")]
        if isHidden and "private" not in kept:
            kept.append("private")
        line = part["lines"][each["line"] - 1]
        if part["kind"] == "class" and [each["label"] for each in each["parameters"]] == ["from"]:
            kept = ["required"]
        generics = re.search(r"init\s*[?!]?\s*(<[^(]*>)", line)
        generics = re.sub(r"\s*:[^,>]*", "", generics[1]) if generics else ""
        parameters = ", ".join(map(parameter_text, each["parameters"]))
        effects = (" async" if each["async"] else "") + (" throws" if each["throws"] else "")
        return f"{' '.join([*kept, 'init'])}{each['failable']}{generics}({parameters}){effects} {{ fatalError() }}"


def parameter_text(each):
    label, name = each["label"], each["name"]
    default = " = unknown()" if each["default"] else ""
    if name is None and label is None:
        return each["type"] + default
    words = name if label == name else f"{label or '_'} {name}"
    return f"{words}: {each['type']}{default}"


def has_setter(lines, each):
    """Returns whether a computed property has a setter: `set` or `_modify`, directly in its braces."""
    text = "\n".join(lines[each["line"] - 1:])
    text = text[re.search(rf"\b{re.escape(each['name'].strip('`'))}\b", text).end():]
    depth, start = 0, text.find("{")
    level = []
    for index in range(start, len(text)):
        character = text[index]
        if character == "{":
            depth += 1
        elif character == "}":
            depth -= 1
            if depth == 0:
                break
        elif depth == 1:
            level.append(character)
    return bool(re.search(r"\b(set|_modify)\b", "".join(level)))
