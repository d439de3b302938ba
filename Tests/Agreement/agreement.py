"""Compares who accepts a payload: the generated Swift, `validate`, and the open schema by three validators, that in
draft-07 by ajv as well. What the app then writes has to fit the schema of what it writes.

No type here is coded by hand or of another module: such a type is opaque, so that the schema and `validate` accept any
value of it, and the Swift that reads it is not ours. Nor does a coder code it: any text fits the schema of a text that
a coder reads. The closed schema may accept less than the app reads, never more, and accepts what the contract describes
and `validate` has nothing to say of.
"""
import concurrent.futures
import json
import os
import pathlib
import random
import sys
import tempfile

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
    """How many payloads the readers disagree on; some are described by the contract, the others are mutations."""
    app.make_schemas()
    for schema in app.schemas.values():
        jsonschema.validators.validator_for(schema).check_schema(schema)
    app.write(payloads)
    swift, validate = app.swift(payloads), app.validate(payloads)
    columns = {"swift": swift, "validate": validate}
    columns["jsonschema"] = python(app.schemas["open"], payloads)
    columns["jsonschema-rs"] = rust(app.schemas["open"], payloads)
    columns["sourcemeta"] = app.sourcemeta(payloads, "open")
    columns["draft 7"] = rust(app.schemas["draft7"], payloads)
    if (ajv := app.ajv(payloads, "draft7")) is not None:
        columns["ajv"] = ajv
    columns["if-then"] = rust(app.schemas["if"], payloads)
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
    encoded = app.encoded
    for text, fits in zip(encoded, rust(app.schemas["encode"], encoded)):
        if not fits:
            wrong += 1
            print(f"{name}: not what the app writes: {text}")
    accepted = sum(swift)
    # Readers that refuse everything agree as well.
    wrong += accepted in (0, len(payloads))
    print(f"{name}: {len(payloads)} payloads, {accepted} accepted, {wrong} disagreements", flush=True)
    return wrong


def payloads_of(app: App, given, count: int, source: random.Random) -> tuple[list[str], set[str]]:
    """The payload given, and as many others: mutations of it, random valid ones and mutations of those. And which of
    them are no mutations."""
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
    for contract in cases.contracts():
        if contract.runtime != "standalone" or contract.feature_and_case == "contract/coders":
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
    # Nearly all the time is the compiler's.
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return 1 if sum(list(pool.map(lambda task: compare_source(*task), tasks))) else 0


sys.exit(main())
