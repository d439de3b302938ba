"""Asks sourcekit-lsp for the attributes after `@`, for the traits of each attribute with their documentation, and for
the text that it shows at an attribute and a trait.

Usage: language_server.py PACKAGE, where PACKAGE has been built.
"""

import json
import pathlib
import re
import subprocess
import sys
import threading
import time

package = pathlib.Path(sys.argv[1]).resolve()
root = pathlib.Path(__file__).resolve().parents[2]
traits_file = root / "Attributes/Sources/WidgetAttributes/Generated/Traits.generated.swift"
attributes = {
    "WireFamily": "FamilyTrait",
    "WireType": "TypeTrait",
    "WireKey": "PropertyTrait",
    "WireCase": "CaseTrait",
}


class Server:
    """A running language server."""

    def __init__(self):
        self.process = subprocess.Popen(
            ["sourcekit-lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, cwd=package)
        self.last = 0
        timer = threading.Timer(600, self.process.kill)
        timer.daemon = True
        timer.start()
        self.ask("initialize", {
            "processId": None, "rootUri": package.as_uri(),
            "initializationOptions": {"backgroundIndexing": False},
            "capabilities": {"textDocument": {
                "hover": {"contentFormat": ["markdown"]},
                "completion": {"completionItem": {
                    "documentationFormat": ["markdown"], "snippetSupport": True,
                    "resolveSupport": {"properties": ["documentation"]}}}}}})
        self.send({"method": "initialized", "params": {}})

    def send(self, message):
        text = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(text) + text)
        self.process.stdin.flush()

    def receive(self):
        length = 0
        while line := self.process.stdout.readline().strip():
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        if not length:
            sys.exit("sourcekit-lsp ended or did not answer within ten minutes")
        return json.loads(self.process.stdout.read(length))

    def ask(self, method, params):
        self.last += 1
        self.send({"id": self.last, "method": method, "params": params})
        while True:
            message = self.receive()
            if "method" in message and "id" in message:
                self.send({"id": message["id"], "result": None})
            elif message.get("id") == self.last:
                if "error" in message:
                    sys.exit(f"{method}: {message['error']['message']}")
                return message["result"]


server = Server()
document = package / "Sources/App/Asked.swift"
version = 0


def at(text):
    """Opens a text, and returns the position of the character `|`, which is removed."""
    global version
    version += 1
    before, after = text.split("|")
    identifier = {"uri": document.as_uri()}
    if version == 1:
        server.send({"method": "textDocument/didOpen", "params": {"textDocument": {
            **identifier, "languageId": "swift", "version": version, "text": before + after}}})
    else:
        server.send({"method": "textDocument/didChange", "params": {
            "textDocument": {**identifier, "version": version},
            "contentChanges": [{"text": before + after}]}})
    lines = before.split("\n")
    return {"textDocument": identifier,
            "position": {"line": len(lines) - 1, "character": len(lines[-1])}}


def completions(text):
    answer = server.ask("textDocument/completion", at(text))
    return answer["items"] if isinstance(answer, dict) else answer


def documentation(item):
    found = item.get("documentation")
    found = found or server.ask("completionItem/resolve", item).get("documentation") or ""
    return found["value"] if isinstance(found, dict) else found


def hover(text):
    answer = server.ask("textDocument/hover", at(text))
    return answer["contents"]["value"] if answer else ""


def declared(trait_type):
    """The names of the traits of a type, each with its first sentence of documentation."""
    source = traits_file.read_text()
    body = source.split(f"public struct {trait_type}:")[1].split("\n  }\n")[0]
    found = {}
    for block in re.findall(r"((?: *///.*\n)+) *public static (?:var|func) `?(\w+)", body):
        found.setdefault(block[1], block[0].split("\n")[0].strip(" /"))
    return found


document.touch()
failures = []
try:
    declarations = {
        "WireFamily": "%s protocol P {}", "WireType": "%s struct S {}",
        "WireKey": "struct S { %s var a: Int }", "WireCase": "enum E { %s case a }"}
    # The server answers before it has read the package.
    for _ in range(120):
        offered = {item["label"].split("(")[0] for item in
                   completions("import WidgetAttributes\n@|\nstruct S {}\n")}
        if offered >= attributes.keys():
            break
        time.sleep(1)
    failures += [f"@{name} is not offered" for name in attributes if name not in offered]
    count = 0
    for name, trait_type in attributes.items():
        line = declarations[name] % f"@{name}(.|)"
        items = {}
        for item in completions(f"import WidgetAttributes\n{line}\n"):
            items.setdefault(re.match(r"\w*", item["label"])[0], item)
        for trait, sentence in declared(trait_type).items():
            count += 1
            if trait not in items:
                failures.append(f"@{name}(.{trait}) is not offered")
            elif sentence not in documentation(items[trait]):
                failures.append(f"@{name}(.{trait}) is offered without its text")
    text = hover("import WidgetAttributes\nstruct S { @WireKey(.def|ault(1)) var a: Int }\n")
    if "if the key is missing" not in text:
        failures.append(f"the text at a trait is '{text}'")
    text = hover("import WidgetAttributes\nstruct S { @Wire|Key(.default(1)) var a: Int }\n")
    if "JSON of a property" not in text:
        failures.append(f"the text at an attribute is '{text}'")
finally:
    document.unlink()
    server.process.kill()
if failures:
    sys.exit("\n".join(failures))
print(f"the language server offers {len(attributes)} attributes and {count} traits with their texts")
