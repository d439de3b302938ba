"""Compares who accepts a payload: the generated Swift, `validate`, and the open schema by three validators."""
import json
import pathlib
import random
import sys
import tempfile

import jsonschema
import jsonschema_rs

sys.dont_write_bytecode = True
from apps import ROOT, App

sys.path.insert(0, str(ROOT / "Tests/RandomPrograms"))
from mutations import mutated
from programs import Program


def python(schema: dict, payloads: list[str]) -> list[bool]:
    validator = jsonschema.validators.validator_for(schema)(schema)
    return [validator.is_valid(json.loads(payload)) for payload in payloads]


def rust(schema: dict, payloads: list[str]) -> list[bool]:
    validator = jsonschema_rs.validator_for(schema)
    return [validator.is_valid(json.loads(payload)) for payload in payloads]


def compare(app: App, payloads: list[str], name: str) -> int:
    """How many payloads the readers disagree on."""
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
    columns["if-then"] = rust(app.schemas["if"], payloads)
    closed = rust(app.schemas["closed"], payloads)
    wrong = 0
    for index, payload in enumerate(payloads):
        votes = {reader: accepted[index] for reader, accepted in columns.items()}
        if len(set(votes.values())) > 1 or (closed[index] and not swift[index]):
            wrong += 1
            if wrong <= 5:
                print(f"{name}: {payload}\n  {votes}, closed {closed[index]}\n  {app.reasons[index][:300]}\n"
                      f"  {app.messages.get(app.file(index))}")
    accepted = sum(swift)
    print(f"{name}: {len(payloads)} payloads, {accepted} accepted, {wrong} disagreements")
    return wrong


def payloads_of(valid, count: int, source: random.Random) -> list[str]:
    """The valid payload, and as many mutations of it."""
    values = [valid] + [mutated(valid, source) for _ in range(count)]
    return list(dict.fromkeys(json.dumps(value, ensure_ascii=False) for value in values))


def main() -> int:
    numbers = [int(word) for word in sys.argv[1:]]
    count, programs, seed = (numbers + [300, 5, 1][len(numbers):])
    wrong = 0
    goldens = ROOT / "Tests/WireContractTests/Goldens/standalone"
    for case in sorted(goldens.iterdir()):
        for payload in sorted((case / "payloads").glob("*.json")):
            with tempfile.TemporaryDirectory() as temporary:
                app = App((case / "input.swift").read_text(), payload.stem, payload.stem, pathlib.Path(temporary))
                payloads = payloads_of(json.loads(payload.read_text()), count, random.Random(seed))
                wrong += compare(app, payloads, case.name)
    for number in range(seed, seed + programs):
        program = Program(number)
        with tempfile.TemporaryDirectory() as temporary:
            app = App("import Foundation\n" + program.source, "Component", "AnyComponent", pathlib.Path(temporary))
            payloads = payloads_of(program.given, count, random.Random(number))
            wrong += compare(app, payloads, f"program {number}")
    return 1 if wrong else 0


sys.exit(main())
