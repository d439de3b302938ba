"""Validates a SARIF log with the public schema, and checks the references between its parts."""

import json
import pathlib
import sys
import sysconfig

import jsonschema

schema = json.loads(
    pathlib.Path(sysconfig.get_path("purelib"), "sarif-schema.json").read_text()
)
log = json.loads(pathlib.Path(sys.argv[1]).read_text())
errors = [
    f"{error.json_path}: {error.message}"
    for error in jsonschema.Draft4Validator(schema).iter_errors(log)
]
# The schema cannot express this: the rule index of a result is the index of the rule with its id.
for run in log.get("runs", []):
    rules = run["tool"]["driver"].get("rules", [])
    for result in run.get("results", []):
        index = result.get("ruleIndex")
        if index is not None and (
            index >= len(rules) or rules[index]["id"] != result["ruleId"]
        ):
            errors.append(f"ruleIndex {index} is not that of {result['ruleId']}")
print("\n".join(errors), end="\n" if errors else "")
sys.exit(1 if errors else 0)
