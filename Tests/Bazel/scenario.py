"""Tests and measures the rules in bazel/ with Bazel, a remote cache and remote workers.

Usage: scenario.py FOLDER BUNDLE POSTGRESQL MODULES WIDGETS: an empty folder, the artifact bundle, the folder of
PostgreSQL's programs, and the size of the workspace.
"""

import ast
import contextlib
import json
import os
import pathlib
import resource
import subprocess
import sys
import threading
import time

import workspace
from checkout import Checkout
from grid import Grid

HEADER = "// Generated using widgetgen\n// DO NOT EDIT\n"


def expect(condition, text, details=""):
    if not condition:
        raise SystemExit(f"FAILED: {text}\n{details}")
    print(f"ok: {text}", flush=True)


class Scenario:
    def __init__(self, folder, bundle, sizes):
        self.folder, self.sizes = folder, sizes
        self.modules = workspace.modules(*sizes)
        # The code of each module and of the module of the documentation, and two contracts.
        self.actions = len(self.modules) + 3
        self.tool = f"{bundle}/bin/widgetgen"
        self.first = Checkout(folder, "first", sizes, bundle)
        self.figures = []

    def figure(self, name, value):
        self.figures.append((name, value))

    def command_line(self, module, size):
        """Returns the files that the command line writes for a module, and the processor time that it takes."""
        output = self.folder / "command-line" / module
        words = [self.tool, "generate", "--quiet", "--sources", f"{module}/Sources", "--output", output]
        if module != "core":
            words += ["--dependencies", "core/Sources"]
        extra = {
            "m03": ["--templates", "m03/Templates", "--args", "prefix=widget "],
            "m04": ["--config", "m04/widgetgen.json", "--strict"],
            "m05": ["--only", "Coding", "--header", "// swiftlint:disable all"],
        }
        words += extra.get(module, [])
        if size + 1 >= 64:
            words += ["--parts", "16"]
        start = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(words, cwd=self.first.folder, check=True)
        end = resource.getrusage(resource.RUSAGE_CHILDREN)
        seconds = end.ru_utime + end.ru_stime - start.ru_utime - start.ru_stime
        return {path.name: path.read_bytes() for path in sorted(output.iterdir())}, seconds

    def local(self):
        """A local build gives the same bytes as the command line."""
        ran, seconds = self.first.measured()
        expect(ran.get("linux-sandbox", 0) == self.actions, f"{self.actions} actions run in sandboxes", ran)
        self.figure("local, two cores", seconds)
        tool = 0
        for module, size in self.modules:
            made = self.first.outputs(module)
            expected, seconds = self.command_line(module, size)
            tool += seconds
            for name, text in made.items():
                same = text == expected.get(name, HEADER.encode())
                if not same or not set(expected) <= set(made):
                    raise SystemExit(f"FAILED: {module}/{name} is not what the command line writes")
        expect(True, f"{len(self.modules)} modules have the bytes of the command line")
        self.figure("the tool alone, processor time", tool)
        names = {module: len(self.first.outputs(module)) for module, _ in self.modules}
        expect(names["m05"] == 1, "a module with one generation has one output", names)
        if any(size + 1 >= 64 for _, size in self.modules):
            expect(max(names.values()) == 16 + 4, "a large module has sixteen files of coding", names)
        undeclared = b"".join(self.first.outputs("m02").values())
        expect(b"Undeclared" not in undeclared, "a source that is not declared is not seen")

    def arguments(self):
        """Arguments contain no absolute path, the environment is empty, and long arguments are in a file."""
        output, _ = self.first.bazel("aquery", "--output=jsonproto", "mnemonic('Widgetgen.*', //...)")
        actions = json.JSONDecoder().raw_decode(output, output.index("{\n"))[0]["actions"]
        expect(len(actions) == self.actions, "each module is one action")
        for kind in ["module", "workspace"]:
            for block in workspace.documented(kind):
                ast.parse(block)
        words = [word for action in actions for word in action["arguments"]]
        paths = [word for word in words if word.startswith("/") and not word.startswith("// ")]
        expect(not paths, "no argument is an absolute path", paths)
        expect(not any(action.get("environmentVariables") for action in actions), "actions have no environment")
        styled = "camelCase=core/Sources/Component.swift"
        users = [action for action in actions if styled in action["arguments"]]
        expect(len(users) == self.actions - 1, "modules get the key style of a dependency", words)
        before = self.first.outputs("m01")
        self.first.bazel("clean")
        ran, _ = self.first.build("--min_param_file_size=1")
        files = list(self.first.folder.glob("bazel-bin/m*/m*/*.params"))
        expect(len(files) == len(self.modules) - 1, "arguments are passed in files", files)
        expect(self.first.outputs("m01") == before, "arguments from files give the same bytes")

    def check(self):
        """A test of checked-in files fails, passes when the files are present, and finds orphans."""
        output, _ = self.first.bazel("test", "//m06:check", "--test_output=errors", fails=True)
        expect("missing: m06/Generated/Coding.generated.swift" in output, "widgetgen_check finds a missing file", output)
        words = "--sources m06/Sources --dependencies core/Sources --output m06/Generated".split()
        subprocess.run([self.tool, "generate", "--quiet", *words], cwd=self.first.folder, check=True)
        self.first.bazel("test", "//m06:check")
        expect(True, "widgetgen_check passes when files are up to date")
        orphan = self.first.folder / "m06/Generated/Old.generated.swift"
        orphan.write_text(HEADER)
        output, _ = self.first.bazel("test", "//m06:check", "--test_output=errors", fails=True)
        expect("orphaned: m06/Generated/Old.generated.swift" in output, "widgetgen_check finds an orphan", output)
        orphan.unlink()
        contract = json.loads((self.first.folder / "bazel-bin/m06/contract.json").read_text())
        expect("M06Widget000" in json.dumps(contract), "widgetgen_contract writes a contract")
        expect('"TITLE"' in json.dumps(contract), "entry selects a target of config")

    def errors(self):
        """A wrong source fails the build at its line."""
        place = "m07/Sources/M07Widget001.swift"
        self.first.edit(place, "public var title: String", "public var title = makeTitle()")
        output, _ = self.first.bazel("build", "//...", fails=True)
        line = f"\n{place}:5:14: error: "
        expect(line in "\n" + output, "a wrong source fails the build at its line", output)
        self.first.edit(place, "public var title = makeTitle()", "public var title: String")
        parts = '    template_parts = ["Templates/_name"],\n'
        self.first.edit("m03/BUILD.bazel", parts, "    # none\n")
        output, _ = self.first.bazel("build", "//m03", fails=True)
        expect("m03/Templates/Names.stencil:1:" in output, "a template's part that is not declared is not seen", output)
        self.first.edit("m03/BUILD.bazel", "    # none\n", parts)
        self.first.build()

    def edited(self):
        """An edit runs only the action of its module."""
        place = "m07/Sources/M07Widget001.swift"
        self.first.edit(place, "columns: Int", "rows: Int")
        ran, seconds = self.first.build()
        expect(ran.get("linux-sandbox") == 1 and not set(ran) - {"internal", "linux-sandbox"}, "an edited widget runs one action", ran)
        self.figure("after an edit, all of Bazel", seconds)
        text = self.first.outputs("m07")["Coding.generated.swift"]
        expect(b'"rows"' in text, "and its output changes")
        self.first.edit(place, "rows: Int", "columns: Int")
        self.first.build()

    def cached(self, grid, second):
        """A second checkout takes all results from the remote cache."""
        flags = [f"--remote_cache=grpc://127.0.0.1:{grid.port}"]
        ran, _ = self.first.measured(*flags)
        self.first.bazel("shutdown")
        ran, _ = second.build(*flags)
        hits = ran.get("remote cache hit", 0)
        expect(hits == self.actions and not set(ran) - {"internal", "remote cache hit"}, f"a second checkout: {hits} of {self.actions} actions from the remote cache", ran)
        _, seconds = second.measured(*flags)
        self.figure("from the remote cache", seconds)
        for module, _ in self.modules:
            if second.outputs(module) != self.first_outputs[module]:
                raise SystemExit(f"FAILED: {module} differs in the second checkout")
        expect(True, "the second checkout has the same bytes")

    def remote(self, grid, second):
        """All actions run on workers, one of which is killed."""
        flags = [
            f"--remote_executor=grpc://127.0.0.1:{grid.port}", "--spawn_strategy=remote",
            "--remote_default_exec_properties=OSFamily=linux", "--noremote_accept_cached",
            "--jobs=8",
        ]
        grid.worker("one")
        # The first build also transfers the tool to the worker.
        second.build(*flags)
        for name in ["one", "two"]:
            if name == "two":
                grid.worker("two")
            ran, seconds = second.measured(*flags)
            expect(ran.get("remote") == self.actions, f"{ran.get('remote')} actions on {'one worker' if name == 'one' else 'two workers'}", ran)
            self.figure("on one worker" if name == "one" else "on two workers", seconds)
        for module, _ in self.modules:
            if second.outputs(module) != self.first_outputs[module]:
                raise SystemExit(f"FAILED: {module} differs on workers")
        expect(True, "workers make the same bytes")
        done = (grid.folder / "two/done").read_text().split()
        expect(len(done) > 0, f"the second worker did {len(done)} of them")

    def killed(self, grid, second):
        """Other workers run the actions of a killed worker."""
        flags = [
            f"--remote_executor=grpc://127.0.0.1:{grid.port}", "--spawn_strategy=remote",
            "--remote_default_exec_properties=OSFamily=linux", "--noremote_accept_cached", "--jobs=8",
        ]
        worker, folder = grid.worker("killed", "--stall")
        stalled = folder / "stalled"

        def kill():
            while not (stalled.exists() and stalled.read_text()):
                time.sleep(0.05)
            worker.kill()

        killer = threading.Thread(target=kill, daemon=True)
        killer.start()
        second.bazel("clean")
        ran, seconds = second.build(*flags)
        killer.join(1)
        lease = stalled.read_text()
        others = [(grid.folder / name / "done").read_text().split() for name in ["one", "two"]]
        expect(worker.poll() is not None, "a worker is killed during its action")
        expect(any(lease in done for done in others), "its action is done by another worker", lease)
        expect(ran.get("remote") == self.actions, "and the build succeeds", ran)

    def run(self, grid, second):
        self.local()
        self.arguments()
        self.errors()
        self.edited()
        self.check()
        self.first_outputs = {module: self.first.outputs(module) for module, _ in self.modules}
        self.cached(grid, second)
        self.remote(grid, second)
        self.killed(grid, second)

    def print_figures(self):
        print(f"\n{self.sizes[0]} modules, {self.sizes[1]} widgets, {os.cpu_count()} cores, {self.actions} actions:")
        for name, seconds in self.figures:
            print(f"  {name}: {seconds:.2f} s, {1000 * seconds / self.actions:.0f} ms an action")


def main(folder, bundle, programs, modules, widgets):
    folder = pathlib.Path(folder)
    sizes = (int(modules), int(widgets))
    scenario = Scenario(folder, bundle, sizes)
    second = Checkout(folder, "second", sizes, bundle)
    with contextlib.ExitStack() as stack:
        for checkout in [scenario.first, second]:
            stack.callback(checkout.bazel, "shutdown")
        grid = stack.enter_context(Grid(folder, programs))
        scenario.run(grid, second)
    scenario.print_figures()


if __name__ == "__main__":
    main(*sys.argv[1:6])
