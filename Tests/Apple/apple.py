"""Compiles this package's sources and generated code for Apple's platforms on Linux; see `check`."""

import argparse
import sys
import time

import parts
import sdk
from jobs import run_all


def main():
    parser = argparse.ArgumentParser(prog="Tests/Apple/check")
    parser.add_argument("part", nargs="*", help=f"{', '.join(parts.ALL)}; all of them by default")
    parser.add_argument(
        "--self-test", action="store_true", help="check that the mistakes in Broken are found")
    parser.add_argument(
        "--every-mode", action="store_true",
        help="compile each golden in all language modes, not in one of them")
    parser.add_argument("--filter", default="", help="compile what has this in its name")
    options = parser.parse_args()
    if unknown := set(options.part) - set(parts.ALL):
        parser.error(f"unknown part '{unknown.pop()}'; the parts are {', '.join(parts.ALL)}")
    sdk.prepare()
    start = time.monotonic()
    modules = parts.Modules(options.self_test, options.every_mode)
    jobs = []
    for part in options.part or parts.ALL:
        jobs += parts.ALL[part](modules)
    jobs = [job for job in jobs if options.filter in job.name]
    jobs = with_dependencies([*modules.jobs, *jobs])
    run_all(jobs)
    failed = report_self_test(jobs) if options.self_test else report(jobs)
    print(f"{len(jobs)} runs of the compiler, {time.monotonic() - start:.0f} s")
    sys.exit(1 if failed else 0)


def with_dependencies(jobs):
    """Returns jobs and the jobs that they depend on, each once, dependencies first."""
    found = {}

    def visit(job):
        for each in job.after:
            visit(each)
        found[job] = True

    for job in jobs:
        visit(job)
    return list(found)


def report(jobs):
    """Prints the messages of each part, and returns whether there are any."""
    for part in dict.fromkeys(job.part for job in jobs):
        ran = [job for job in jobs if job.part == part]
        bad = [job for job in ran if job.messages]
        took = sum(job.seconds for job in ran)
        print(f"== {part}: {len(ran) - len(bad)} of {len(ran)} compile ({took:.0f} s)")
        for job in bad:
            for message in job.messages:
                print(f"{job.name}: {message}")
    return any(job.messages for job in jobs)


def report_self_test(jobs):
    """Prints the mistakes that were not found, and returns whether there are any."""
    failed = False
    for job in jobs:
        if job.part not in parts.ALL:
            found = not job.messages
            missing = job.messages
        else:
            missing = [each for each in expected(job) if each not in "\n".join(job.messages)]
            found = not missing
        if not found:
            failed = True
            print(f"{job.part}, {job.name}: not found: {missing}; reported: {job.messages}")
    if not failed:
        print(f"== the mistakes of {len([job for job in jobs if job.part in parts.ALL])} are found")
    return failed


def expected(job):
    """Returns the messages that the file of mistakes among a job's sources expects."""
    kinds = ["// expect: "]
    if "main actor" in job.name:
        kinds.append("// expect on the main actor: ")
    lines = [
        line for path in map(str, job.command) if str(parts.BROKEN) in path and path.endswith(".swift")
        for line in open(path).read().splitlines()]
    texts = [line.removeprefix(kind) for line in lines for kind in kinds if line.startswith(kind)]
    return texts or ["a mistake in Broken"]


if __name__ == "__main__":
    main()
