"""Random payloads that a contract describes, with all of its variations."""
import json
import random

SCALARS = {
    "bool": [True, False], "string": ["", "x", "é", "http://exa mple.com"], "double": [1, 2.5, -3e2, 1e300], "float": [1.5], "decimal": [2.5],
    "url": ["/a", "http://a.b/c"], "uuid": ["E621E1F8-C36C-495A-93FC-0C247A3E6E5F"], "date": [5, 1.5], "data": ["aGk="],
    "timestamp": ["2026-03-01T12:30:00Z"],
}
INTEGERS = {"int": 63, "int8": 7, "int16": 15, "int32": 31, "int64": 63}
UNKNOWN = {"x": [1, {"y": None}]}


def at(place, value) -> dict:
    """Returns an object with a value under a key, or at the end of several keys."""
    if isinstance(place, str):
        return {place: value}
    return {place[0]: at(place[1:], value) if place[1:] else value}


def joined(first: dict, second: dict) -> dict:
    """Returns the members of two objects. Objects under the same key are merged."""
    both = {key: joined(value, second[key]) for key, value in first.items()
            if isinstance(value, dict) and isinstance(second.get(key), dict)}
    return first | second | both


class Payloads:
    """Values of the types of one contract."""

    def __init__(self, contract: dict, source: random.Random):
        self.types, self.random = contract["types"], source
        self.heights = self.least_heights()
        # The number of replacements around a value.
        self.replacements = 0

    def least_heights(self) -> dict:
        """Returns the depth of the least deep value of each type. A type that requires a value of itself has no limit."""
        heights = dict.fromkeys(self.types, 0)
        for _ in range(12):
            heights = {name: self.least_height(type, heights) for name, type in self.types.items()}
        return heights

    def least_height(self, type, heights: dict) -> int:
        """Returns the depth for a type of the contract, a property's type or an option's type."""
        if isinstance(type, str) or {"optional", "list", "map", "of", "expression", "opaque"} & type.keys():
            return 0
        if "ref" in type:
            return heights[type["ref"]]
        if "options" in type:
            return 1 + min((self.least_height(option, heights) for option in type["options"].values()), default=0)
        if "type" in type:
            return heights[type["type"]]
        if type.get("kind") == "values":
            return 0
        properties = type.get("properties") or type.get("values") or {}
        properties = type.get("elements") or list(properties.values())
        needed = [each["type"] for each in properties if each.get("required")]
        needed += [type[key] for key in ("single", "whole") if key in type]
        return 1 + max((self.least_height(each, heights) for each in needed), default=0)

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def value(self, type, depth: int = 0, drops: bool = False):
        """Returns a value of a type. `drops` is whether an unknown name is allowed here."""
        if isinstance(type, str):
            return self.scalar(type)
        if "optional" in type:
            return None if self.chance(0.3) else self.value(type["optional"], depth, drops)
        if "list" in type:
            return [self.value(type["list"], depth + 1, drops) for _ in range(self.count(depth))]
        if "map" in type:
            if isinstance(type.get("keys"), dict):
                # Keys and values in turn. A list with an odd number of elements is wrong.
                parts = [self.value(each, depth + 1, drops) for _ in range(self.count(depth))
                         for each in (type["keys"]["pairs"], type["map"])]
                return parts[:-1] if parts and self.chance(0.05) else parts
            keys = {"int": ["1", "-2", "30"], "string": ["a", "b", "ü"]}
            keys = type["keys"] if isinstance(type.get("keys"), list) else keys[type.get("keys", "string")]
            return {key: self.value(type["map"], depth + 1, drops) for key in keys[: self.count(depth)]}
        if "coder" in type:
            return self.coded(type["coder"], type["of"], depth)
        if "of" in type:
            return self.dropping(type, depth)
        if "expression" in type:
            return "@{a.b}" if self.chance(0.5) else self.value(type["expression"], depth)
        if "opaque" in type:
            return UNKNOWN
        return self.named(type, depth, drops)

    def count(self, depth: int) -> int:
        return 0 if depth > 5 else self.random.randint(0, 3)

    def scalar(self, name: str):
        if name == "any":
            return self.random.choice([None, 1, "a", UNKNOWN])
        if name in SCALARS:
            return self.random.choice(SCALARS[name])
        if name in INTEGERS:
            bits = INTEGERS[name]
            return self.random.choice([0, 1, -1, 2**bits - 1, -(2**bits)])
        bits = {"uint": 64, "uint64": 64}.get(name) or int(name[4:])
        return self.random.choice([0, 1, 2**bits - 1])

    def coded(self, coder: str, type, depth: int):
        """Returns a value in one of the forms that a coder decodes."""
        if coder == "EmptyAsNil" and self.chance(0.3):
            return self.random.choice(["", " "])
        if coder.startswith("ISO8601"):
            return self.random.choice(["2026-03-01T12:30:00Z", "2026-03-01T12:30:00.250+01:00"])
        if coder == "NonFinite" and self.chance(0.3):
            return self.random.choice(["NaN", "Infinity", "-Infinity"])
        value = self.value(type, depth)
        if coder != "Lenient" or self.chance(0.4):
            return value
        if type == "string":
            return self.random.choice([1, 1.5, True])
        if type == "bool":
            return self.random.choice([0, 1, "true", "false", "1"])
        return json.dumps(value)

    def dropping(self, type, depth: int):
        """Returns a collection with elements to leave out."""
        value = self.value(type["of"], depth, type["drops"] == "unknown")
        if type["drops"] == "wrong" and self.chance(0.5):
            if isinstance(value, list):
                value.append({"wrong": []})
            elif isinstance(value, dict):
                value["7"] = {"wrong": []}
        # A single element is decoded as a list of one. Null is not an element.
        if type["drops"] == "brackets" and value and value[0] is not None and self.chance(0.3):
            return value[0]
        return value

    def named(self, reference, depth: int, drops: bool, tagged: bool = False):
        """Returns a value of a named type. `tagged` is whether a name is written into its object."""
        type = self.types[reference["ref"]]
        if "shorthand" in type and not tagged and self.chance(0.3):
            return self.value(type["shorthand"], depth + 1)
        match type["kind"]:
            case "object":
                return self.object(type, depth)
            case "array":
                return self.array(type, depth)
            case "values":
                values = [each for value in type["values"].values()
                          for each in (value if isinstance(value, list) else [value])]
                if type.get("fallback") and self.chance(0.2):
                    return 99 if isinstance(values[0], int) else "surely unknown"
                value = self.random.choice(values)
                return value.upper() if type.get("ignoresCase") and self.chance(0.3) else value
            case "opaque":
                return UNKNOWN
        return self.choice(reference, type, depth, drops)

    def object(self, type, depth: int) -> dict:
        result: dict = {}
        self.fill(type["properties"], result, depth)
        return result

    def array(self, type, depth: int) -> list:
        """Returns the elements of an array, sometimes without the last ones."""
        elements = [each for each in type["elements"] if each.get("only") != "encode"]
        least = max((index + 1 for index, each in enumerate(elements) if each.get("required")), default=0)
        return [self.element(each, depth) for each in elements[: self.random.randint(least, len(elements))]]

    def element(self, element, depth: int):
        if "onError" in element and self.chance(0.3):
            return {"wrong": []}
        required = element.get("required")
        if not required and (depth > 6 or "opaque" in json.dumps(element["type"]) or self.chance(0.3)):
            return None
        return self.value(element["type"], depth + 1)

    def fill(self, properties: dict, result: dict, depth: int):
        for name, property in self.random.sample(list(properties.items()), len(properties)):
            if property.get("flatten"):
                self.flatten(property, result, depth)
            elif property.get("reads"):
                self.property(property, result, depth)

    def flatten(self, property, result: dict, depth: int):
        if "ref" not in property["type"]:
            # The remaining keys.
            for key, value in self.value(property["type"], depth).items():
                result.setdefault(key, value)
            return
        inner = self.types[property["type"]["ref"]]
        if not property.get("required") and not self.chance(0.6):
            return
        if inner["kind"] == "object":
            self.fill(inner["properties"], result, depth)
        elif inner["kind"] == "choice" and inner["representation"]["form"] == "external":
            for key, value in self.named(property["type"], depth, False).items():
                result.setdefault(key, value)

    def property(self, property, result: dict, depth: int):
        required = property.get("required")
        if not required and (depth > 6 or "opaque" in json.dumps(property["type"]) or self.chance(0.35)):
            return
        path = property["reads"][0] if self.chance(0.6) else self.random.choice(property["reads"])
        path = [path] if isinstance(path, str) else path
        for key in path[:-1]:
            result = result.setdefault(key, {})
            if not isinstance(result, dict):
                return
        if "onError" in property and self.chance(0.3):
            result[path[-1]] = {"wrong": []}
        elif (not required or "null" in property) and not property.get("rejectsNull") and self.chance(0.15):
            result[path[-1]] = None
        else:
            result[path[-1]] = self.value(property["type"], depth + 1)

    def choice(self, reference, type, depth: int, drops: bool):
        declared = reference.get("unknown", type.get("unknown", "throw"))
        policy = "skip" if drops else declared
        form = type["representation"]
        if "otherTags" in form and self.chance(0.3):
            form = {**form, "tag": self.random.choice(form["otherTags"])}
        key, is_fixed = (declared.get("key"), "value" in declared) if isinstance(declared, dict) else (None, False)
        # The share gives long chains of replacements, because nothing limits their length.
        if key and self.replacements < 12 and self.chance(0.8 if self.replacements else 0.3):
            return self.replaced(reference, form["tag"], key, depth, drops)
        tolerant = drops or policy == "keep" or is_fixed
        missing = type.get("missing") if self.chance(0.3) else None
        if tolerant and missing == "unknown":
            return UNKNOWN
        if tolerant and form["form"] != "untagged" and form.get("tagType") != "bool" and self.chance(0.2):
            name = 99 if "tagType" in form else "surely unknown"
            return {name: UNKNOWN} if form["form"] == "external" else {**at(form["tag"], name), **UNKNOWN}
        options = {name: option for name, option in type["options"].items()
                   if name in reference.get("only", [name]) and (option["names"] or form["form"] == "untagged")}
        if not options:
            return UNKNOWN
        # The least deep value, if the depth is large.
        names = list(options)
        if depth > 6:
            names.sort(key=lambda name: self.least_height(options[name], self.heights))
        option = options[names[0] if depth > 6 else self.random.choice(names)]
        # Without a name.
        nameless = isinstance(missing, dict) and missing["option"] in options
        if nameless:
            option = options[missing["option"]]
        name = self.random.choice(option["names"]) if option["names"] else ""
        if isinstance(name, str):
            # A name that matches the pattern.
            name = name.replace("*", self.random.choice(["", "x", "é\"_"]))
        content = self.content(option, form["form"], depth)
        match form["form"]:
            case "untagged":
                return content
            case "external":
                return {name: {} if content is None and "values" in option else content}
            case "adjacent" | "tagged-external":
                result = {} if nameless else at(form["tag"], name)
                if "values" not in option or option["values"]:
                    # A value without a name uses the first key.
                    own = option["names"][0] if nameless else name
                    key = form.get("content", own if isinstance(own, str) else json.dumps(own))
                    result = joined(result, at(key, content))
                return result
        # A choice that has the names of this one writes its own name.
        inner = self.types.get(option.get("type", ""), {})
        if inner.get("representation") == type["representation"]:
            return content
        result = {} if nameless else at(form["tag"], name)
        # A property can have the name.
        result = joined(joined(result, content if isinstance(content, dict) else {}), result)
        items = list(result.items())
        return dict(self.random.sample(items, len(items)) if self.chance(0.3) else items)

    def replaced(self, reference, tag, key: str, depth: int, drops: bool) -> dict:
        """Returns a value with an unknown name, and with its replacement unless it can be left out."""
        result = {**at(tag, "surely unknown"), **UNKNOWN}
        if not drops or self.chance(0.8):
            self.replacements += 1
            result[key] = self.named(reference, depth + 1, drops)
            self.replacements -= 1
        return result

    def content(self, option, form: str, depth: int):
        if "type" in option:
            return self.named({"ref": option["type"]}, depth + 1, False, form == "internal")
        if "values" in option:
            result: dict = {}
            self.fill(option["values"], result, depth + 1)
            return result if option["values"] else None
        return self.value(option.get("single", option.get("whole")), depth + 1)
