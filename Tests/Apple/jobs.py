"""Commands that run as soon as their dependencies have ended, one for each processor at a time."""

import concurrent.futures
import dataclasses
import os
import re
import subprocess
import time

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def swift_files(folder, excluded=()):
    """Returns the Swift files below a folder, except in some of its folders, sorted by path."""
    return [
        path for path in sorted(folder.rglob("*.swift"))
        if not any(path.is_relative_to(folder / name) for name in excluded)]


@dataclasses.dataclass(eq=False)
class Job:
    """One run of the compiler.

    `part` and `name` describe what it checks. A job without a name prepares others and must not fail.
    """

    part: str
    name: str
    command: list
    after: list = dataclasses.field(default_factory=list)
    messages: list = dataclasses.field(default_factory=list)
    seconds: float = 0

    def run(self):
        start = time.monotonic()
        result = subprocess.run(
            [str(word) for word in self.command], cwd=ROOT, text=True, errors="replace",
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.seconds = time.monotonic() - start
        self.messages = messages(result.stdout)
        if result.returncode != 0 and not self.messages:
            # A compiler that crashes prints no error.
            tail = "\n".join(result.stdout.splitlines()[:12])
            self.messages = [f"the compiler ended with status {result.returncode}\n{tail}"]


def messages(output):
    """Returns the errors and warnings of a compiler, each once, with paths relative to the package."""
    found = re.findall(r"^(\S.*(?:error|warning): .*)$", output, re.MULTILINE)
    return list(dict.fromkeys(line.replace(f"{ROOT}/", "") for line in found))


def run_all(jobs):
    """Runs jobs in an order that suits their dependencies. The first ones in the list start first."""
    waiting, running, done = list(jobs), {}, set()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        while waiting or running:
            for job in [job for job in waiting if done.issuperset(job.after)]:
                waiting.remove(job)
                running[pool.submit(job.run)] = job
            ended, _ = concurrent.futures.wait(
                running, return_when=concurrent.futures.FIRST_COMPLETED)
            for future in ended:
                future.result()
                done.add(running.pop(future))
