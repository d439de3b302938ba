"""Compares which payloads the generated Swift, `validate`, and the open schema accept. Three validators check the schema. The
JSON that the app then writes must fit the schema of written JSON.

No type here is coded by hand or declared in another module. Such a type is opaque: the schema and `validate` accept any value of
it, and its Swift is not ours. No coder codes a string, because any string fits its schema. The closed schema can accept less than
the app reads, but never more. It accepts every payload that the contract describes and for which `validate` reports nothing.
"""
import concurrent.futures
import json
import os
import pathlib
import random
import sys
import tempfile
import threading

import jsonschema
import jsonschema_rs

sys.dont_write_bytecode = True
from apps import ROOT, App, runtime
from payloads import Payloads

sys.path[:0] = [str(ROOT / "Tests/RandomPrograms"), str(ROOT / "Tests")]
import cases
from mutations import mutated
from programs import Program


def python(schema: dict, payloads: list[str]) -> list[bool]:
    validator = jsonschema.validators.validator_for(schema)(schema)
    return [validator.is_valid(json.loads(payload)) for payload in payloads]


def rust(schema: dict, payloads: list[str]) -> list[bool]:
    validator = jsonschema_rs.validator_for(schema)
    return [validator.is_valid(json.loads(payload)) for payload in payloads]


def compare(app: App, payloads: list[str], described: set[str], name: str) -> int:
    """Returns the number of payloads on which the readers disagree: payloads that the contract describes, and mutations."""
    app.make_schemas()
    for schema in app.schemas.values():
        jsonschema.validators.validator_for(schema).check_schema(schema)
    app.write(payloads)
    swift, validate = app.swift(payloads), app.validate(payloads)
    columns = {"swift": swift, "validate": validate}
    columns["jsonschema"] = python(app.schemas["open"], payloads)
    columns["jsonschema-rs"] = rust(app.schemas["open"], payloads)
    columns["sourcemeta"] = app.sourcemeta(payloads, "open")
    closed = rust(app.schemas["closed"], payloads)
    wrong = 0
    for index, payload in enumerate(payloads):
        votes = {reader: accepted[index] for reader, accepted in columns.items()}
        is_refused = payload in described and app.file(index) not in app.noted and not closed[index]
        if len(set(votes.values())) > 1 or (closed[index] and not swift[index]) or is_refused:
            wrong += 1
            if wrong <= 5:
                print(f"{name}: {payload}\n  {votes}, closed {closed[index]}\n  {app.reasons[index][:300]}\n"
                      f"  {app.messages.get(app.file(index))}", flush=True)
    encoded = app.encoded if "encode" in app.schemas else []
    for text, fits in zip(encoded, rust(app.schemas["encode"], encoded) if encoded else []):
        if not fits:
            wrong += 1
            print(f"{name}: not what the app writes: {text}")
    accepted = sum(swift)
    # Readers that reject everything also agree, and so do readers that accept everything.
    wrong += accepted == 0 or accepted == len(payloads) and all(closed)
    print(f"{name}: {len(payloads)} payloads, {accepted} accepted, {wrong} disagreements", flush=True)
    return wrong


def payloads_of(app: App, given, count: int, source: random.Random) -> tuple[list[str], set[str]]:
    """Returns the given payloads and as many others: mutations of them, random valid payloads and mutations of those. Also
    returns which of them are not mutations."""
    contract = json.loads((app.folder / "contract.json").read_text())
    described = Payloads(contract, source)
    texts, valid = [json.dumps(given, ensure_ascii=False)], set()
    for _ in range(count):
        value = given if source.random() < 0.4 else described.named({"ref": app.root}, 0, False)
        is_mutated = value is given or source.random() < 0.5
        texts.append(json.dumps(mutated(value, source) if is_mutated else value, ensure_ascii=False))
        valid |= set() if is_mutated else {texts[-1]}
    return list(dict.fromkeys(texts)), valid


def compare_source(name: str, source: str, root: str, decoded: str, given, count: int, seed: int) -> int:
    with tempfile.TemporaryDirectory() as temporary:
        app = App(source, root, decoded, pathlib.Path(temporary))
        return compare(app, *payloads_of(app, given, count, random.Random(seed)), name)


def main() -> int:
    numbers = [int(word) for word in sys.argv[1:]]
    count, programs, seed = (numbers + [300, 5, 1][len(numbers):])
    tasks = []
    # Coding and raw values by hand, types that depend on '#if', and cases that are not encoded again may reject values that the
    # contract does not describe.
    undescribed = {
        "contract/base-class-by-hand", "contract/coders", "contract/conditional-flattening", "contract/fallbacks",
        "contract/one-way-cases", "contract/raw-representable"}
    for contract in cases.contracts():
        if contract.runtime != "standalone" or contract.feature_and_case in undescribed:
            continue
        source = contract.sources()["input.swift"]
        for payload in sorted((contract.case / "payloads").glob("*.json")):
            root, given = payload.stem, json.loads(payload.read_text())
            decoded = f"Any{root}" if f"protocol {root}" in source else root
            tasks.append((f"{contract.case.name}, {root}", source, root, decoded, given, count, seed))
    for number in range(seed, seed + programs):
        program = Program(number)
        source = "import Foundation\nimport WidgetRuntime\n" + program.source
        tasks.append((f"program {number}", source, "Component", "AnyComponent", program.given, count, number))
    runtime()
    # The validator in Python recurses some forty times for each level of a payload.
    sys.setrecursionlimit(50_000)
    threading.stack_size(512 << 20)
    # Most of the time is spent compiling.
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return 1 if sum(list(pool.map(lambda task: compare_source(*task), tasks))) else 0


sys.exit(main())
