"""Proves the severities of changes: of edits of a module, of the golden pairs of versions, and of random pairs.

The code of each version decodes the payloads that the other version's contract describes. An error requires a payload that the
old app reads, and that the new app cannot read or reads differently. A warning requires a payload that the new app reads and the
old app cannot read. The JSON that the apps write is compared with the keys and types that a server knows of one version."""
import concurrent.futures
import fnmatch
import functools
import json
import os
import pathlib
import random
import re
import sys
import tempfile

sys.dont_write_bytecode = True
import facts
from apps import ROOT, runtime
from payloads import Payloads
from probe import Module, reached

sys.path[:0] = [str(ROOT / "Tests/RandomPrograms")]
from mutations import mutated
from versions import pair

RANKS = {"info": 0, "warning": 1, "error": 2}
# Adding or removing a widget that can contain others is one level more severe.
RAISED = "can contain others"
# At most a warning, although some payload cannot be read.
ANNOUNCED = ("it was deprecated",)
# Every version of every system is available on Linux, conditions may differ only on other systems, and the strategy of a decoder
# decides whether a text may be a date.
INVISIBLE = ("availability-raised", "condition-changed", "order-changed")
# Backends have no reason to use an older spelling, and an old version that reads a value without writing it gives no answer here.
HARMLESS = ("alias-added", "write-added")
# A finding that names what payloads need, which the drawn payloads do not have.
NEEDED = ("send its replacement", "send a replacement")
# A finding about keys that no version knows, so payloads with such keys prove it.
OTHER_KEYS = "other keys now"
# A property with a new name, by its places in the JSON and in Swift.
RENAMED = r"'([^']*)'(?: \(([^)]*)\))? is new and '([^']*)'(?: \(([^)]*)\))? was removed"
# A value that is no longer read is ignored.
IGNORED = {"property-removed"}


class Pair:
    """Two versions of some types, one of which is the root of payloads."""

    def __init__(self, name: str, old: Module, new: Module, root: str, found: list[dict]):
        self.name, self.old, self.new, self.root, self.found = name, old, new, root, found
        self.severity = max((RANKS[entry["severity"]] for entry in found), default=-1)

    def payloads(self, source: random.Random, count: int) -> list[str]:
        """Returns the payloads that either version describes, and mutations of them."""
        values = []
        for module in (self.old, self.new):
            described = Payloads(module.contract, source)
            values += [described.named({"ref": self.root, "unknown": "throw"}, 0, False) for _ in range(count)]
        values += [mutated(value, source) for value in values for _ in range(2)]
        return list(dict.fromkeys(json.dumps(value, ensure_ascii=False) for value in values))

    def problems(self, source: random.Random, count: int) -> tuple[list[str], str]:
        """Returns the wrong severities, and what the apps do."""
        payloads = self.payloads(source, count)
        old, new = self.old.replies(self.root, payloads), self.new.replies(self.root, payloads)
        has_others = any(OTHER_KEYS in entry["message"] for entry in self.found)
        known = known_by(self.old, self.new, self.root, payloads, has_others)
        options = self.old.options | self.new.options
        lost, ahead, other, changed, same = [], [], [], [], []
        for payload, before, after, (is_old, is_new) in zip(payloads, old, new, known):
            differs = before.read and after.read and differs_in(self.decoded(self.renamed(before.value)), self.decoded(after.value), options)
            if is_old and before.read and not after.read:
                lost.append(payload)
            if is_new and after.read and not before.read:
                ahead.append(payload)
            if is_old and differs and not IGNORED & {entry["rule"] for entry in self.found}:
                other.append(payload)
            if is_new and differs:
                changed.append(payload)
            if is_old and is_new and before.read and after.read and not differs:
                same.append((before.written, after.written))
        servers = server_breaks(same, {entry["rule"] for entry in self.found})
        summary = (f"{len(lost)} lost by the new version, {len(ahead)} by the old one, {len(other)} and {len(changed)} "
                   f"read as something else; written {', '.join(servers[0] + servers[1]) or 'the same'}")
        return self.judged(lost, ahead, other, changed, servers), summary

    def renamed(self, value: dict[str, str]) -> dict[str, str]:
        """Returns a value of the old version with the new names of its properties and types."""
        found = [re.match(RENAMED, entry["message"]) for entry in self.found if entry["rule"] == "renamed"]
        names = {(match[4] or match[3]).split(".")[-1]: (match[2] or match[1]).split(".")[-1] for match in found if match}
        return {".".join(names.get(part, part) for part in path.split(".")): self.types.get(leaf, leaf) if path.endswith("#") else leaf
                for path, leaf in value.items()}

    def decoded(self, value: dict[str, str]) -> dict[str, str]:
        """Returns a value without the properties that a version only encodes, which are constants."""
        return {path: leaf for path, leaf in value.items() if self.constants.isdisjoint(path.rstrip("#").split("."))}

    @functools.cached_property
    def constants(self) -> set[str]:
        types = [module.contract["types"][name] for module in (self.old, self.new) for name in reached(self.root, module.contract)]
        return {name for type in types if type["kind"] == "object" for name, property in type["properties"].items()
                if not {"reads", "flatten", "byHand"} & property.keys()}

    @functools.cached_property
    def types(self) -> dict[str, str]:
        """Returns the new types of options whose types only the old version has, by their names in the JSON."""
        old, new = (({option["type"]: option["names"] for type in module.contract["types"].values()
                      for option in type.get("options", {}).values() if "type" in option}) for module in (self.old, self.new))
        return {before: after for before, names in old.items() if before not in new
                for after, others in new.items() if after not in old and names and names == others}

    def judged(self, lost, ahead, other, changed, servers) -> list[str]:
        rules = {entry["rule"] for entry in self.found}
        if "cannot-judge" in rules or rules & set(INVISIBLE):
            return []
        is_announced = any(text in entry["message"] for entry in self.found for text in ANNOUNCED)
        problems = []
        if lost and self.severity < 2 - is_announced:
            problems.append(f"no error, but the new version does not read {lost[0]}")
        if other and self.severity < 1:
            problems.append(f"no warning, but the new version reads something else of {other[0]}")
        is_needed = any(text in entry["message"] for entry in self.found for text in NEEDED)
        if ahead and self.severity < 1 and not rules & set(HARMLESS) and not is_needed:
            problems.append(f"no warning, but the old version does not read {ahead[0]}")
        if changed and self.severity < 0:
            problems.append(f"nothing is reported, but the old version reads something else of {changed[0]}")
        if servers[0] and self.severity < 1:
            problems.append(f"no warning, but what is written is {servers[0][0]}")
        if servers[1] and self.severity < 0:
            problems.append(f"nothing is reported, but what is written is {servers[1][0]}")
        errors = [entry for entry in self.found if entry["severity"] == "error" and RAISED not in entry["message"]]
        reads = [entry for entry in errors if not entry["rule"].startswith("write-")]
        if reads and not lost and not other and not is_needed:
            problems.append("an error, but the new version reads all")
        # A version that refuses to write a value gives no answer, so it counts as lost.
        if len(errors) > len(reads) and not servers[0] and not lost:
            problems.append("an error of what is written, but it is the same")
        warns = [entry for entry in self.found if entry["severity"] == "warning"]
        if warns and not (lost or ahead or other or changed or any(servers)):
            problems.append("a warning, but the versions do the same")
        return problems


def differs_in(first: dict[str, str], second: dict[str, str], options: set[str]) -> bool:
    """Returns whether two values differ in a part that both have."""
    for path in first.keys() & second.keys():
        left, right = first[path], second[path]
        if path.endswith("#"):
            if left != right and {left, right} & options:
                return True
        elif left != right and not is_same_number(left, right):
            return True
    return has_nil_for_parts(first, second) or has_nil_for_parts(second, first)


def has_nil_for_parts(first: dict[str, str], second: dict[str, str]) -> bool:
    """Returns whether a part is nil in one value and has parts in the other. Parts that are all nil are equal to nil."""
    for path, value in first.items():
        parts = [part for name, part in second.items() if name.startswith(path + ".") and not name.endswith("#")]
        if value == "nil" and path + "#" in second and any(part != "nil" for part in parts):
            return True
    return False


def is_same_number(first: str, second: str) -> bool:
    try:
        return float(first) == float(second)
    except ValueError:
        return False


def known_by(old: Module, new: Module, root: str, payloads: list[str], has_others: bool) -> list[tuple[bool, bool]]:
    """Returns whether each payload belongs to each version: it has no keys that the version does not know, unless it may have
    other keys, and no names that only the other version knows."""
    sides = [(module.unknown(root, payloads), module.names(root)) for module in (old, new)]
    return [tuple((has_others or not mine["keys"]) and not any(is_name(name, names, others["names"]) for name in mine["names"])
                  for mine, others, names in ((before, after, sides[1][1]), (after, before, sides[0][1])))
            for before, after in zip(sides[0][0], sides[1][0])]


def is_name(name, names: set[str], unknown: set) -> bool:
    """Returns whether a version with some names knows a name, or a value without a name, of which it reports others."""
    if isinstance(name, tuple):
        return name not in unknown
    return any(fnmatch.fnmatchcase(name, pattern) for pattern in names)


def server_breaks(pairs: list[tuple], rules: set[str]) -> tuple[list[str], list[str]]:
    """Returns what a server that knows the old version does not find in the JSON of the new one, and the other way round."""
    breaks = ([], [])
    for name, index in (("the old", 0), ("the new", 1)):
        written = [pair for pair in pairs if pair[index] is not None]
        if not written:
            continue
        mine, others = ([shape(pair[side]) for pair in written if pair[side] is not None] for side in (index, 1 - index))
        always = always_written([pair[index] for pair in written])
        kinds = {path: {each[path] for each in mine if path in each} for each in mine for path in each}
        # Most apps only read, so a removed key is judged by reading.
        is_removed = not {"property-removed", "renamed"}.isdisjoint(rules)
        # New elements at the end of an array are like new keys.
        has_elements = is_removed or "property-added" in rules
        written_by_others = set().union(*others)
        texts = [f"never with {path} for {name} server" for path in sorted(kinds.keys() - written_by_others)
                 if index == 0 and not is_removed]
        for pair in written:
            missing = [f"{place}.{key}" for place, keys in objects(pair[1 - index]) for key in always.get(place, set()) - keys]
            texts += [f"without {path} for {name} server" for path in sorted(missing)
                      if index == 1 or not is_removed or path in written_by_others]
        for each in others:
            texts += [f"of another type at {path} for {name} server" for path in each
                      if path in kinds and each[path] not in kinds[path]
                      and not (path.endswith(".") and (has_elements or each[path] == "NoneType"))]
        breaks[index].extend(dict.fromkeys(texts))
    # The same value is written as another number, such as a date in another unit.
    texts = [f"with another number at {path}" for first, second in pairs if first is not None and second is not None
             for path in differing_numbers(first, second)]
    breaks[0].extend(dict.fromkeys(texts))
    return breaks


def always_written(values: list) -> dict[str, set[str]]:
    """Returns the keys that all objects at a place have. Places outside of lists are those that every value has."""
    always: dict[str, set[str]] = {}
    for value in values:
        for place, keys in objects(value):
            always[place] = always.get(place, keys) & keys
    common = set.intersection(*[{place for place, _ in objects(value)} for value in values])
    return {place: keys for place, keys in always.items() if place in common or ".." in place + "."}


def objects(value, path: str = "") -> list[tuple[str, set[str]]]:
    """Returns the keys of each object in a value, with its place. Elements of a list have one place."""
    if isinstance(value, list):
        return [each for part in value for each in objects(part, path + ".")]
    if not isinstance(value, dict):
        return []
    return [(path, set(value))] + [each for key, part in value.items() for each in objects(part, f"{path}.{key}")]


def differing_numbers(first, second, path: str = "") -> list[str]:
    """Returns the places with a number in both values, but not the same number."""
    if isinstance(first, dict) and isinstance(second, dict):
        return [each for key in first.keys() & second.keys() for each in differing_numbers(first[key], second[key], f"{path}.{key}")]
    if isinstance(first, list) and isinstance(second, list):
        return [each for left, right in zip(first, second) for each in differing_numbers(left, right, path + ".")]
    are_numbers = all(isinstance(each, (int, float)) and not isinstance(each, bool) for each in (first, second))
    return [path] if are_numbers and first != second else []


def shape(value, path: str = "") -> dict[str, str]:
    """Returns the type of each value by its keys. Elements of a list have one type."""
    kinds = {path: "number" if isinstance(value, (int, float)) and not isinstance(value, bool) else type(value).__name__}
    # Written strings also have a form, regardless of their letters.
    if isinstance(value, str):
        kinds[path] = re.sub(r"\d+", "0", value) if re.match(r"\d{4}-", value) else "str"
        if path.endswith(("mode", "type", "kind")):
            kinds[path] = value
    parts = value.items() if isinstance(value, dict) else [("", each) for each in value] if isinstance(value, list) else []
    for key, part in parts:
        for inner, kind in shape(part, f"{path}.{key}").items():
            kinds[inner] = kind
    return kinds


def edits() -> tuple[tuple[str, str], list[tuple[str, str]]]:
    """Returns two versions of a module with all edits, and each edit's prefix with its name and root."""
    text = (pathlib.Path(__file__).parent / "edits.txt").read_text()
    sources = ["import Foundation\nimport WidgetRuntime\n"] * 2
    names = []
    for number, part in enumerate(re.split(r"^== ", text, flags=re.MULTILINE)[1:]):
        head, body = part.split("\n", 1)
        name, root = head.split(": ")
        prefix = f"E{number}"
        names.append((name, root.replace("$", prefix)))
        for index in (0, 1):
            chosen = re.sub(r"«([^«»|]*)\|([^«»]*)»", lambda match: match[index + 1], body)
            sources[index] += chosen.replace("$", prefix) + "\n"
    return (sources[0], sources[1]), names


def decoded(root: str, contract: dict) -> str:
    return "Any" + root if contract["types"][root]["kind"] == "family" else root


def check_edits(source_seed: int, count: int) -> tuple[int, int]:
    """Returns the numbers of edits that are judged right and wrong."""
    sources, names = edits()
    return judge_edits(sources, names, source_seed, count)


def check_facts(source_seed: int, count: int, edit_count: int) -> tuple[int, int]:
    """Returns the numbers of edits of facts that are judged right and wrong. A fact without an edit is wrong."""
    accepted, refused = facts.accepted(facts.edits())
    print(f"{len(accepted)} edits of facts, and {len(refused)} that the generator refuses", flush=True)
    if None in refused:
        return 0, 1
    unedited = facts.unedited(accepted, edits()[0])
    for fact, case in unedited.items():
        print(f"no edit changes the fact '{fact}' of the case {case}", flush=True)
    totals = [0, len(unedited)]
    # The compiler needs more than twice the time for twice the edits.
    chosen = facts.sample(accepted, edit_count, random.Random(source_seed))
    for start in range(0, len(chosen), facts.BATCH):
        batch = chosen[start:start + facts.BATCH]
        right, failed = judge_edits(*facts.module(batch), source_seed, count)
        totals = [totals[0] + right, totals[1] + failed]
    return tuple(totals)


def judge_edits(sources: tuple[str, str], names: list[tuple[str, str]], source_seed: int, count: int) -> tuple[int, int]:
    """Returns the numbers of edits of a module that are judged right and wrong."""
    with tempfile.TemporaryDirectory() as old_folder, tempfile.TemporaryDirectory() as new_folder:
        modules = []
        for text, folder in zip(sources, (old_folder, new_folder)):
            module = Module(text, {"": ""}, pathlib.Path(folder))
            module.roots = {root: decoded(root, module.contract) for _, root in names}
            modules.append(module)
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            list(pool.map(Module.compile, modules))
        found = modules[1].changes(modules[0])
        wrong = 0
        for name, root in names:
            prefix = re.match(r"[EF]\d+", root)[0]
            own = [entry for entry in found if re.search(rf"\b{prefix}(?!\d)", entry.get("swift", "") + " " + entry["message"])]
            pair = Pair(name, *modules, root, own)
            problems, summary = pair.problems(random.Random(source_seed), count)
            wrong += bool(problems)
            report(pair, problems, summary, "")
        return len(names) - wrong, wrong


def report(pair: Pair, problems: list[str], summary: str, sources: str):
    if not problems and "--verbose" not in sys.argv:
        return
    rules = ", ".join(f"{entry['severity']} {entry['rule']}" for entry in pair.found) or "no change"
    lines = [f"{pair.name}: {rules}; {summary}", *[f"  {problem}" for problem in problems]]
    if problems:
        lines += [f"    {entry['message']}" for entry in pair.found] + [sources]
    print("\n".join(lines), flush=True)


def check(name: str, sources: tuple[str, str], source: random.Random, count: int) -> bool:
    """Returns whether all changes between two sources are judged right."""
    with tempfile.TemporaryDirectory() as old_folder, tempfile.TemporaryDirectory() as new_folder:
        old, new = (Module(text, None, pathlib.Path(folder)) for text, folder in zip(sources, (old_folder, new_folder)))
        old.roots = new.roots = {root: name for root, name in old.roots.items() if root in new.roots}
        for module in (old, new):
            module.compile()
        found = new.changes(old)
        is_right = True
        for root in old.roots:
            owners = reached(root, old.contract) | reached(root, new.contract)
            # A transparent type is part of the types that contain it, so a contract does not list it.
            listed = {*old.contract["types"], *new.contract["types"]}
            own = [entry for entry in found if owner(entry) in owners or owner(entry) not in listed]
            pair = Pair(f"{name}, {root}", old, new, root, own)
            problems, summary = pair.problems(source, count)
            is_right = is_right and not problems
            report(pair, problems, summary, f"{sources[0]}---\n{sources[1]}")
        return is_right


def owner(entry: dict) -> str:
    """Returns the type that a change is about."""
    return (entry.get("swift") or entry["message"].split("'")[1]).split(".")[0]


def main() -> int:
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    count, pairs, seed, edit_count = (numbers + [100, 10, 1, 0][len(numbers):])
    tasks = []
    for case in sorted((ROOT / "Tests/Cases/changes").iterdir()):
        # A case with only the old contract has no code to run.
        if (case / "old.json").exists():
            continue
        sources = tuple((case / f"{version}.swift").read_text() for version in ("old", "new"))
        tasks.append((case.name, sources, random.Random(seed), count))
    for number in range(seed, seed + pairs):
        source = random.Random(number)
        tasks.append((f"pair {number}", pair(source), source, count))
    runtime()
    right, wrong = check_edits(seed, count)
    print(f"{right + wrong} edits, {right} right, {wrong} wrong", flush=True)
    right, failed = check_facts(seed, count, edit_count)
    print(f"{right + failed} edits of facts, {right} right, {failed} wrong", flush=True)
    wrong += failed
    if "--edits" in sys.argv:
        return wrong
    # Most of the time is spent compiling.
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda task: check(*task), tasks))
    print(f"{len(results)} pairs of versions, {sum(results)} right, {len(results) - sum(results)} wrong")
    return 0 if all(results) and not wrong else 1


if __name__ == "__main__":
    sys.exit(main())
