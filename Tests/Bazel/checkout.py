"""One checkout of the workspace, with its own Bazel server."""

import re
import subprocess
import time

import workspace

SUMMARY = re.compile(r"^INFO: (\d+ process.*)\.$", re.MULTILINE)


class Checkout:
    """A workspace and its own Bazel server."""

    def __init__(self, folder, name, sizes, bundle):
        self.folder = folder / name
        workspace.make(self.folder, *sizes, bundle)
        self.startup = [
            "bazel", f"--output_user_root={folder}/bazel", "--nohome_rc",
            # A server that lives for a minute does not need optimized code.
            "--host_jvm_args=-Xmx1g", "--host_jvm_args=-XX:TieredStopAtLevel=1",
        ]

    def bazel(self, command, *arguments, fails=False):
        """Runs Bazel, and returns its output and the seconds it took."""
        options = ["--nosandbox_debug", "--color=no", "--curses=no", "--noshow_progress"]
        if command in ("shutdown", "clean", "info"):
            options = []
        start = time.monotonic()
        ran = subprocess.run(
            [*self.startup, command, *options, *arguments],
            cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )
        seconds = time.monotonic() - start
        if (ran.returncode != 0) != fails:
            raise SystemExit(f"FAILED: bazel {command} {arguments}: status {ran.returncode}\n{ran.stdout}")
        return ran.stdout, seconds

    def build(self, *arguments, **options):
        """Builds, and returns the numbers of processes by where they ran, and the seconds."""
        output, seconds = self.bazel("build", "//...", *arguments, **options)
        return processes(output), seconds

    def measured(self, *arguments):
        """Builds after a `clean`, and returns the numbers of processes, and the seconds that the actions took."""
        self.bazel("clean")
        self.bazel("build", "//...", "--nobuild", *arguments)
        return self.build(*arguments)

    def outputs(self, module):
        folder = self.folder / "bazel-bin" / module / module
        return {path.name: path.read_bytes() for path in sorted(folder.glob("*.swift"))}

    def edit(self, path, old, new):
        file = self.folder / path
        text = file.read_text()
        assert old in text
        file.write_text(text.replace(old, new))


def processes(output):
    """Returns `52 processes: 2 internal, 50 linux-sandbox` as a dictionary."""
    summary = SUMMARY.findall(output)[-1].split(": ", 1)
    parts = summary[1].split(", ") if len(summary) > 1 else []
    return {kind: int(count) for count, kind in (part.split(" ", 1) for part in parts)}
