#!/usr/bin/env python3
"""Lists the public members of Sourcery's runtime that the runtime of templates in Swift leaves out.

usage: members.py SOURCERY [--update | --print]

SOURCERY is a checkout of https://github.com/krzysztofzablocki/Sourcery. With --update, the list in docs/design/migration.md is
written anew. Without it, the script fails if the list differs from the page.
"""
import pathlib
import re
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/design/migration.md"
MARKS = ("<!-- members.py -->\n", "<!-- end of members.py -->\n")

TYPE = re.compile(
    r"^\s*(?P<access>(?:@\w+\s+)*(?:public |open |final |indirect )*)(?P<kind>class|struct|enum|protocol|extension)\s+"
    r"(?P<name>\w+)(?:[^{=]*:\s*(?P<bases>[^{]*))?.*\{"
)
MEMBER = re.compile(
    r"^\s*(?:(?:@\w+(?:\([^)]*\))?|public|open|final|override|convenience|required|static|class|lazy|mutating"
    r"|internal\(set\)|private\(set\)|fileprivate\(set\))\s+)*(?P<kind>var|let|func|init|subscript|case|typealias)\b\s*"
    r"(?P<rest>.*)"
)
# Sourcery's own machinery, which templates do not use.
IGNORED_TYPES = {
    "NSException", "Log", "Composer", "FileParserResult", "ParserResultsComposed", "BytesRange", "DiffableResult",
    "ArrayDiffableResult", "DictionaryDiffableResult", "Array", "NSString", "NSCoder", "NSNumber", "NSArray", "Diffable",
    "SourceryDynamicMemberLookup", "AutoCoding", "Set", "Dictionary", "Optional", "SourceryModel",
    "SourceryModelWithoutDescription", "Configuration", "Identifier", "Level", "Relationship",
}
IGNORED_MEMBERS = {
    "encode(with:)", "init?(coder:)", "init(coder:)", "hash", "isEqual(_:)", "description", "debugDescription",
    "diffAgainst(_:)", "copy(with:)", "copyWithZone(_:)", "value(forKey:)", "responds(to:)", "subscript(dynamicMember:)",
    "hashValue", "__parserData",
}


def labels(text):
    """The argument labels of a parameter list, such as `name:isOptional:`."""
    depth, names, current = 0, [], ""
    for sign in text:
        if sign in "([<":
            depth += 1
        if sign in ")]>":
            depth -= 1
            if depth < 0:
                break
        if sign == "," and depth == 0:
            names.append(current)
            current = ""
        else:
            current += sign
    names.append(current)
    return "".join(name.split(":")[0].split()[0].strip("`") + ":" for name in names if name.strip() and ":" in name)


def joined(lines):
    """Joins the lines of a parameter list."""
    result, pending = [], ""
    for line in lines:
        line = re.sub(r"//.*", "", re.sub(r'"(?:\\.|[^"\\])*"', '""', line))
        pending = f"{pending} {line.strip()}" if pending else line
        if re.search(r"\b(func|init\??|subscript)\b", pending) and pending.count("(") > pending.count(")"):
            continue
        result.append(pending)
        pending = ""
    return result


def members(files):
    """The public members of each public type, by name, and whether each can be set."""
    found = {}
    aliases = {}
    bases = {}
    for file in files:
        stack = []
        depth = 0
        in_comment = False
        for line in joined(file.read_text(errors="replace").splitlines()):
            text = re.sub(r'"(?:\\.|[^"\\])*"', '""', line)
            text = re.sub(r"//.*", "", text)
            if "/*" in text:
                in_comment = True
            if in_comment:
                in_comment = "*/" not in text
                continue
            opened = TYPE.match(text)
            here = stack[-1] if stack and stack[-1][1] == depth - 1 + 1 else None
            public = re.search(r"\b(public|open)\b", text) is not None
            inside = stack and depth == stack[-1][1] + 1
            if opened and (opened["kind"] != "class" or "func" not in text):
                is_open = public or (opened["kind"] == "extension")
                stack.append([opened["name"], depth, opened["kind"], public])
                if is_open:
                    found.setdefault(opened["name"], {})
                    bases.setdefault(opened["name"], []).extend(
                        re.findall(r"\w+", opened["bases"] or ""))
            elif match := re.match(r"\s*public typealias (\w+) = (\w+)\s*$", text):
                aliases[match[1]] = match[2]
            elif inside and (member := MEMBER.match(text)):
                kind, rest = member["kind"], member["rest"]
                owner = stack[-1]
                is_public = public or owner[2] == "protocol" or kind == "case" or (owner[2] == "extension" and owner[3])
                if is_public and owner[0] in found:
                    name = None
                    if kind in ("var", "let"):
                        name = re.match(r"`?(\w+)`?", rest)[1]
                        is_set = kind == "var" and "(set)" not in text and (
                            "{" not in text or "get set" in text or "didSet" in text or "set {" in text)
                        if "{ get }" in text:
                            is_set = False
                        found[owner[0]][name] = found[owner[0]].get(name) or is_set
                        if kind == "var" and re.search(r"\{\s*$", text):
                            pending_var = (owner[0], name, depth)
                    elif kind == "func":
                        match = re.match(r"`?([\w=<>!~]+)`?(?:<[^(]*>)?\((.*)", rest)
                        if match:
                            found[owner[0]][f"{match[1]}({labels(match[2])})"] = False
                    elif kind in ("init", "subscript"):
                        match = re.match(r"(\??)(?:<[^(]*>)?\((.*)", rest)
                        if match:
                            arguments = labels(match[2])
                            if kind == "subscript" and arguments:
                                arguments = ""
                            found[owner[0]][f"{kind}{match[1]}({arguments})"] = False
                    elif kind == "case":
                        for case in re.findall(r"`?(\w+)`?", re.sub(r"\(.*?\)|=\s*\S+", "", rest)):
                            found[owner[0]][case] = False
            elif re.match(r"\s*(didSet|set|willSet)\b", text) and stack and depth == stack[-1][1] + 2:
                owner, name, at = pending_var
                found[owner][name] = True
            depth += text.count("{") - text.count("}")
            while stack and depth <= stack[-1][1]:
                stack.pop()
    return found, bases, aliases


def all_members(name, found, bases, seen=()):
    result = dict(found.get(name, {}))
    for base in bases.get(name, []):
        if base in found and base not in seen:
            for member, is_set in all_members(base, found, bases, (*seen, name)).items():
                result[member] = result.get(member, False) or is_set
    return result


def left_out(sourcery):
    theirs = members(
        sorted(
            [*sourcery.glob("SourceryRuntime/Sources/Common/**/*.swift"),
             *sourcery.glob("SourceryRuntime/Sources/macOS/**/*.swift")]))
    ours = members(sorted((ROOT / "Sources/Sourcery/TemplateRuntime").glob("*.swift")))
    lines = []
    for name in sorted(theirs[0]):
        if name in IGNORED_TYPES:
            continue
        wanted = {
            member: is_set for member, is_set in theirs[0][name].items()
            if member not in IGNORED_MEMBERS and not member.startswith("==")}
        if name not in ours[0] and name != "String":
            if wanted:
                lines.append(f"* `{name}`: the whole type")
            continue
        own = all_members(name, *ours[:2])
        # Sourcery's initializers have up to 18 parameters.
        missing = sorted({member.split("(")[0] if member.startswith("init") else member
                          for member in wanted if member not in own})
        fixed = sorted(member for member, is_set in wanted.items() if is_set and own.get(member) is False)
        parts = []
        if missing:
            parts.append(", ".join(f"`{member}`" for member in missing))
        if fixed:
            parts.append("cannot be set: " + ", ".join(f"`{member}`" for member in fixed))
        if parts:
            text = f"* `{name}`: " + "; ".join(parts)
            lines.append(textwrap.fill(text, 130, subsequent_indent="  ", break_long_words=False))
    return "".join(line + "\n" for line in lines)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    table = left_out(pathlib.Path(sys.argv[1]))
    if "--print" in sys.argv:
        print(table, end="")
        return
    page = PAGE.read_text()
    before, rest = page.split(MARKS[0])
    old, after = rest.split(MARKS[1])
    if "--update" in sys.argv:
        PAGE.write_text(before + MARKS[0] + table + MARKS[1] + after)
    elif old != table:
        sys.exit(f"{PAGE.relative_to(ROOT)} differs; run the script with --update")


main()
