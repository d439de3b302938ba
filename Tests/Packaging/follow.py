"""Follows README.md or docs/tutorial.md in an empty folder next to the package of the plugins, with the command that users install.

    follow.py README|tutorial FOLDER TOOL

Each program must print what the page shows, and each command must succeed or fail as the page describes.
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"(?:^<!-- (?P<kind>[^>]*?) -->\n)?^```(?P<language>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
COMMIT = ["-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "--message"]


def expect(condition, text, details=""):
    if not condition:
        sys.exit(f"follow: {text}\n{details}")


class App:
    """An app in a folder that grows as a page describes it."""

    # The page, the file of the components by module, and the file of the program.
    page: pathlib.Path
    components: dict[str, str]
    program: str

    def __init__(self, folder, tool):
        self.folder, self.tool = folder, tool
        self.text = self.page.read_text()
        # What the program prints, without the parts that are still to come.
        self.printed = ""

    def write(self, path, text, mode="w"):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open(mode) as stream:
            stream.write(text)

    def edit(self, path, old, new):
        text = (self.folder / path).read_text()
        expect(old in text, f"'{old}' is not in {path}", text)
        self.write(path, text.replace(old, new))

    def run(self, *words, fails=False):
        """Runs a command that must succeed or fail, and returns its output."""
        done = subprocess.run(words, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        expect((done.returncode != 0) == fails, f"{' '.join(words)}: exit {done.returncode}", done.stdout)
        return done.stdout

    def widgetgen(self, line, fails=False):
        """Runs a command of the page."""
        expect(line in self.text, f"{self.page.name} does not contain '{line}'")
        return self.run(str(self.tool), *line.split()[1:], fails=fails)

    def follow(self):
        for block in BLOCK.finditer(self.text):
            self.step(block["kind"] or block["language"], block["text"])

    def step(self, kind, text):
        """Does what a block shows."""
        if kind == "manifest":
            self.write("Package.swift", text)
        elif kind.startswith("widgets"):
            self.write(self.components[kind.partition("module ")[2]], text, "a")
        elif kind == "run":
            self.write(self.program, text, "a")
        elif kind == "prints":
            self.printed += text
            output = self.run("swift", "run", "--quiet")
            expect(output.endswith(self.printed), f"the app does not print\n{self.printed}", output)
        elif kind == "configuration":
            self.write("widgetgen.json", text)
        elif kind == "sh":
            for line in text.splitlines():
                self.command(line.partition("#")[0].strip())

    def command(self, line):
        raise NotImplementedError

    def release(self, version):
        """Commits everything and adds a tag."""
        self.write(".gitignore", ".build\n")
        self.run("git", "init", "--quiet")
        self.run("git", "add", "--all")
        self.run("git", *COMMIT, version)
        self.run("git", "tag", version)

    def validate(self, line, payload):
        """Runs `validate` on a screen with a component that the release does not know."""
        self.write("screens/home.json", payload)
        output = self.widgetgen(line)
        expect("home.json:1:" in output and "warning: 'Component' has no 'confetti'" in output, line, output)


class ReadMe(App):
    page = ROOT / "README.md"
    components = {"": "Sources/Shop/Components.swift"}
    program = "Sources/Shop/main.swift"

    def step(self, kind, text):
        super().step(kind, text)
        if kind == "prints":
            self.misspell()

    def misspell(self):
        """Does step 3, and what `init` prints."""
        components = self.components[""]
        self.edit(components, "default = 1", "defualt = 1")
        output = self.run("swift", "build", fails=True)
        expect("Components.swift:6:17: error: unknown annotation key 'defualt'" in output, "the error is not at its line", output)
        self.widgetgen("widgetgen --fix --sources Sources")
        expect("default = 1" in (self.folder / components).read_text(), "the key is still misspelled")
        for line in re.findall(r"^  (.*?)  ", self.widgetgen("widgetgen init").partition("next:\n")[2], re.MULTILINE):
            self.run(*line.split())

    def command(self, line):
        # The commands for a clone of the repository are steps of .ci/run.
        if not line.startswith("widgetgen"):
            return
        if "--against" in line:
            self.release("v5.0.0")
        if "validate" in line:
            self.validate(line, '{"type": "card", "title": "New", "children": [{"type": "confetti"}]}')
        else:
            self.widgetgen(line)


class Tutorial(App):
    page = ROOT / "docs/tutorial.md"
    components = {"Kit": "Sources/Kit/Components.swift", "Checkout": "Sources/Checkout/Checkout.swift"}
    program = "Sources/App/main.swift"

    def follow(self):
        self.write(self.components["Checkout"], "")
        self.write(self.program, "import WidgetRuntime\n")
        super().follow()
        self.contractIsCurrent()

    def step(self, kind, text):
        super().step(kind, text)
        if kind == "configuration":
            # As the page describes, the build has not planned for this file.
            self.run("swift", "build", fails=True)
            self.write("Package.swift", "\n", "a")
            self.run("swift", "build")

    def command(self, line):
        if line.startswith("git tag"):
            self.release(line.split()[-1])
        elif "--against" in line:
            self.widgetgen(line)
            self.edit(self.components["Kit"], "var text", "var value")
            self.widgetgen(line, fails=True)
            self.edit(self.components["Kit"], "  public var value", "  // widgetgen: key = text\n  public var value")
            self.widgetgen(line)
        elif "validate" in line:
            self.validate(line, '{"type": "shelf", "title": "New", "items": [{"type": "confetti"}]}')
        elif line.startswith("widgetgen"):
            self.widgetgen(line)
        else:
            # Its output is the next block.
            expect(line == "swift run App", f"unknown command '{line}'")

    def contractIsCurrent(self):
        """The renamed property has the same JSON, so the app prints the same."""
        output = self.run("swift", "run", "--quiet")
        expect(output.endswith(self.printed), "the app prints something else", output)


def main():
    name, *paths = sys.argv[1:]
    folder, tool = (pathlib.Path(path).resolve() for path in paths)
    {"README": ReadMe, "tutorial": Tutorial}[name](folder, tool).follow()


if __name__ == "__main__":
    main()
