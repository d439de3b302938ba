"""Random values as TypeScript expressions that call the builders."""
import json
import random

SCALARS = {
    "bool": [True, False], "string": ["", "x", "é\u2028\"\\"], "url": ["/a", "http://a.b/c"],
    "uuid": ["E621E1F8-C36C-495A-93FC-0C247A3E6E5F"], "date": [5, 1.5], "data": ["", "aGk="],
    "double": [0, 1, 2.5, -3e2], "float": [1.5, -2], "decimal": [0, 2.5],
}
ANY = [1, "a", True, [None], {"x": [1, {"y": None}]}]
# The integers that a TypeScript number represents exactly.
SAFE = 2**53 - 1


class Values:
    """Expressions for the types of a description, which Description.stencil prints."""

    def __init__(self, types: dict, source: random.Random):
        self.types, self.random = types, source

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def shape(self, shape: dict, depth: int) -> str:
        if shape["isNullable"] and (depth > 6 or self.chance(0.3)):
            return "null"
        match shape["kind"]:
            case "scalar":
                return self.scalar(shape)
            case "type":
                return self.type(shape["type"], depth, shape["only"])
            case "list":
                return "[" + ", ".join(self.shape(shape["element"], depth + 1) for _ in range(self.count(depth))) + "]"
            case "map":
                keys = ["1", "-2", "30"] if shape["hasIntegerKeys"] else ["a", "b c", "ü"]
                return "{ " + ", ".join(f"{json.dumps(key)}: {self.shape(shape['element'], depth + 1)}"
                                        for key in keys[: self.count(depth)]) + " }"
            case "expression":
                return '"@{a.b}"' if self.chance(0.4) else self.shape(shape["element"], depth)
        return json.dumps(self.random.choice(ANY))

    def count(self, depth: int) -> int:
        return 0 if depth > 4 else self.random.randint(0, 3)

    def scalar(self, shape: dict) -> str:
        if shape["minimum"] is not None:
            least, greatest = max(int(shape["minimum"]), -SAFE), min(int(shape["maximum"]), SAFE)
            return str(self.random.choice([0, least, greatest]))
        return json.dumps(self.random.choice(SCALARS[shape["scalar"]]))

    def type(self, name: str, depth: int, only=None) -> str:
        """Returns a value of a type that belongs to no family."""
        type = self.types[name]
        match type["kind"]:
            case "object":
                if type["hasOneName"] and not only:
                    return self.object(type, depth)
                return self.fields(self.keys(type), depth) if not type["tags"] else self.object(type, depth)
            case "array":
                return self.array(type["elements"], depth)
            case "enum":
                case = self.random.choice(type["cases"])
                return f"w.{type['identifier']}[{json.dumps(case['name'])}]"
            case "opaque":
                return json.dumps(self.random.choice(ANY))
        # If all names are patterns, there is no builder.
        options = [option for option in type["options"] if (only is None or option["id"] in only)
                   and (option["name"] is not None or type["representation"] == "untagged")]
        if depth > 5:
            # The types that end soonest.
            options = sorted(options, key=self.weight)[:1]
        return self.option(type, self.random.choice(options), depth + 1)

    def array(self, elements: list, depth: int) -> str:
        """Returns a tuple that may end early."""
        values = []
        for element in elements:
            if element["mayBeMissing"] and (depth > 6 or self.chance(0.3)):
                break
            isNull = element["isNullable"] and (depth > 6 or self.chance(0.2))
            values.append("null" if isNull else self.shape(element["shape"], depth + 1))
        return "[" + ", ".join(values) + "]"

    def weight(self, option: dict) -> int:
        fields = self.types[option["type"]]["fields"] if option["type"] else option["fields"]
        return len(json.dumps([field["shape"] for field in fields if field["isRequired"]])) + (
            1000 if option["form"] in ("single", "whole") and option["type"] else 0)

    def object(self, type: dict, depth: int) -> str:
        if type["hasOneName"]:
            return self.built(type["builder"], self.keys(type), depth)
        # The first of several names.
        tags = "".join(f"{json.dumps(tag['key'])}: {json.dumps(tag['names'][0])} as const, " for tag in type["tags"])
        return "{ " + tags + self.fields(self.keys(type), depth)[2:]

    def built(self, builder: str, fields: list, depth: int) -> str:
        if not fields or (not any(field["isRequired"] for field in fields) and self.chance(0.2)):
            return f"w.make.{builder}()"
        return f"w.make.{builder}({self.fields(fields, depth)})"

    def keys(self, part: dict) -> list:
        """Returns the keys of an object or a group, with those of some of its groups."""
        groups = [group for group in part["groups"] if self.chance(0.5)]
        return part["ownFields"] + [field for group in groups for field in self.keys(group)]

    def fields(self, fields: list, depth: int) -> str:
        members = []
        for field in self.random.sample(fields, len(fields)):
            if not field["isRequired"] and (depth > 6 or self.chance(0.4)):
                continue
            if field["isNullable"] and self.chance(0.2):
                value = "null"
            elif field["shape"]:
                value = self.shape(field["shape"], depth + 1)
            else:
                value = self.fields(field["fields"], depth + 1)
            members.append(f"{json.dumps(field['key'])}: {value}")
        return "{ " + ", ".join(members) + " }"

    def option(self, owner: dict, option: dict, depth: int) -> str:
        match owner["representation"]:
            case "internal":
                return self.named(owner, option, depth)
            case "untagged":
                return self.content(option, depth, isUntagged=True)
            case "nested":
                return self.nested(owner, option, depth)
        if option["form"] == "empty" or (not option["isRequired"] and self.chance(0.3)
                                         and owner["representation"] == "adjacent"):
            return f"w.make.{option['builder']}()"
        return f"w.make.{option['builder']}({self.content(option, depth)})"

    def named(self, owner: dict, option: dict, depth: int) -> str:
        type = self.types.get(option["type"])
        if option["form"] in ("empty", "values"):
            return self.built(option["builder"], option["fields"], depth)
        if type is None or type["kind"] == "opaque":
            return f"{{ {json.dumps(owner['tag'])}: {json.dumps(option['name'])}, \"what ever\": [1] }}"
        if type["kind"] != "object":
            value = self.type(option["type"], depth)
            if option["isByCases"]:
                return value
            if not option["hasKnownKeys"]:
                return f"{{ {json.dumps(owner['tag'])}: {json.dumps(option['name'])}, ...{value} }}"
            return f"w.make.{option['builder']}({value})"
        if option["form"] != "type":
            return f"w.make.{option['builder']}({self.fields(self.keys(type), depth)})"
        return self.built(option["builder"] if option["hasOtherNames"] else type["builder"], self.keys(type), depth)

    def nested(self, owner: dict, option: dict, depth: int) -> str:
        """Returns members next to a name in a nested object."""
        outer, inner = owner["tag"].split(".")
        name = f"{json.dumps(outer)}: {{ {json.dumps(inner)}: {json.dumps(option['name'])} }}, "
        return "{ " + name + self.fields(option["fields"], depth)[2:]

    def content(self, option: dict, depth: int, isUntagged: bool = False) -> str:
        match option["form"]:
            case "empty":
                return "null" if isUntagged else "{}"
            case "values":
                return self.fields(option["fields"], depth)
            case "type":
                return self.type(option["type"], depth)
        return self.shape(option["shape"], depth)
