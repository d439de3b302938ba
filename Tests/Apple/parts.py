"""What is compiled: a function for each part returns its jobs."""

import functools
import json
import os
import shutil
import subprocess

import sdk
from jobs import ROOT, Job
from sdk import IOS, MACOS, RUNTIME, TOOL, TVOS, VISIONOS, WATCHOS

GOLDENS = ROOT / "Tests/WidgetGeneratorTests/Goldens"
BROKEN = ROOT / "Tests/Apple/Broken"
UPCOMING = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]


def upcoming(names=UPCOMING):
    return [word for name in names for word in ["-enable-upcoming-feature", name]]


def swift_files(folder, excluded=()):
    return [
        path for path in sorted(folder.rglob("*.swift"))
        if not any(path.is_relative_to(folder / name) for name in excluded)]


def module(part, name, module, platform, files, flags, folder, after=()):
    """A job that compiles a module in whole and leaves it for others to import, mistakes or not."""
    folder.mkdir(parents=True, exist_ok=True)
    return Job(
        part, name,
        sdk.frontend(
            platform, "-emit-module", "-parse-as-library", "-module-name", module,
            "-experimental-allow-module-with-compiler-errors", *flags, *sdk.modules(platform),
            "-I", folder, "-o", folder / f"{module}.swiftmodule", *files),
        after=list(after))


class Modules:
    """The modules that several parts import, each compiled once.

    In a self-test, each part is given a file of `Broken`, and its modules are in a folder of their own.
    """

    def __init__(self, self_test=False):
        self.jobs = []
        self.self_test = self_test

    def broken(self, part):
        return [BROKEN / f"{part}.swift"] if self.self_test else []

    def folder(self, platform, name):
        return sdk.folder(platform) / ("broken" if self.self_test else "made") / name

    @functools.cache
    def system(self, platform):
        """The last job of a platform's modules."""
        platform = MACOS if platform == TOOL else platform
        jobs = sdk.jobs(platform)
        self.jobs += jobs
        return tuple(jobs[-1:])

    @functools.cache
    def runtime(self, platform):
        job = module(
            "runtime", platform.name, "WidgetRuntime", platform,
            [*swift_files(ROOT / "Sources/WidgetRuntime"), *self.broken("runtime")],
            ["-swift-version", "6", "-package-name", "widgetgen", *upcoming()],
            self.folder(platform, "runtime"), self.system(platform))
        self.jobs.append(job)
        return (job,)

    @functools.cache
    def stubs(self, runtime, platform):
        """The stubs of UIKit and Beagle that Beagle's goldens and examples import."""
        jobs, after = [], self.system(platform)
        names = {
            "beagle-1": [("Beagle", "Beagle1"), ("BeagleSchema", "BeagleSchema")],
            "beagle-2": [("Beagle", "Beagle2")], "standalone": []}[runtime]
        for name, folder in [("UIKit", "UIKit"), *names]:
            job = module(
                "stubs", f"{name} of {runtime}", name, platform,
                swift_files(ROOT / "Tests/Stubs" / folder), ["-swift-version", "6"],
                self.folder(platform, runtime), after)
            jobs.append(job)
            after = [job]
        self.jobs += jobs
        return tuple(after)


    def imports(self, runtime, platform):
        return ["-I", self.folder(platform, "runtime"), "-I", self.folder(platform, runtime)]

    def needed(self, runtime, platform):
        """The jobs that what is generated for a runtime depends on."""
        own = self.runtime(platform) if runtime == "standalone" else ()
        return [*self.stubs(runtime, platform), *own]


def runtime(modules):
    """The runtime, on the oldest platforms that it is for."""
    return [job for platform in RUNTIME for job in modules.runtime(platform)]


# The ways in which apps compile generated code, each on another platform.
MODES = [
    ("Swift 6", IOS, ["-swift-version", "6"]),
    ("Swift 5", MACOS, ["-swift-version", "5"]),
    ("Swift 6 on the main actor", TVOS, ["-swift-version", "6", "-default-isolation", "MainActor"]),
    ("Swift 5 on the main actor", WATCHOS, ["-swift-version", "5", "-default-isolation", "MainActor"]),
    ("upcoming features", VISIONOS, ["-swift-version", "6", *upcoming()]),
]


# Goldens whose sources name what is newer than the oldest systems: `Int128`.
NEWER = ["standalone/enums/payloads"]


def generated(modules):
    """The generated code of every golden."""
    if modules.self_test:
        return golden(modules, BROKEN / "generated")
    jobs = []
    for case in sorted(path.parent for path in GOLDENS.glob("*/*/*/expected")):
        jobs += golden(modules, case)
    return jobs


def golden(modules, case):
    options = case / "options.json"
    options = json.loads(options.read_text()) if options.exists() else {}
    expected = case / "expected"
    diagnostics = expected / "diagnostics.txt"
    if options.get("notCompiled") or (diagnostics.exists() and ": error: " in diagnostics.read_text()):
        return []
    runtime = case.relative_to(GOLDENS).parts[0] if case.is_relative_to(GOLDENS) else "standalone"
    sources = [*case.glob("input.swift"), *swift_files(case / "input")]
    given = [path for path in sources if not (expected / path.relative_to(case)).exists()]
    files = [*given, *swift_files(expected)]
    jobs = []
    for mode, platform, flags in MODES:
        if runtime != "standalone" and mode != "Swift 6":
            # Sourcery's templates are for Swift 5, and for what Beagle's protocols allow.
            continue
        newer = ["-disable-availability-checking"] if "/".join(case.parts[-3:]) in NEWER else []
        # On the main actor, few protocols and types of the goldens are valid by themselves.
        own = given + [expected / path.relative_to(case) for path in sources]
        jobs.append(Job(
            "generated", f"{'/'.join(case.parts[-3:])} ({mode}, {platform.name})",
            sdk.frontend(
                platform, "-emit-sil", "-o", "/dev/null", "-parse-as-library", *flags,
                "-module-name", "Golden", "-package-name", "golden", *newer, *sdk.modules(platform),
                *modules.imports(runtime, platform), *files),
            after=modules.needed(runtime, platform), given=own if "main actor" in mode else []))
    return jobs


def examples(modules):
    """The examples, whose generated code is checked in or made here, for both ways of coding."""
    jobs = []
    for name, runtime in [("Beagle1", "beagle-1"), ("Beagle2", "beagle-2")]:
        files = swift_files(ROOT / "Examples" / name / "Sources/App")
        jobs += program(modules, name, runtime, MODES[:1], files)
    app = swift_files(ROOT / "Examples/Standalone/Sources/App")
    tool = os.environ.get("WIDGETGEN", ROOT / ".build/debug/widgetgen")
    for name, flags in [("Standalone", []), ("Standalone with direct JSON", ["--direct-json"])]:
        output = sdk.WORK / "examples" / name
        shutil.rmtree(output, ignore_errors=True)
        subprocess.run(
            [tool, "generate", "--quiet", "--runtime", "standalone", "--sources", app[0].parent,
             "--output", output, *flags],
            cwd=ROOT, check=True)
        jobs += program(modules, name, "standalone", MODES, [*app, *swift_files(output)])
    return jobs


def program(modules, name, runtime, modes, files):
    return [
        Job("examples", f"{name} ({mode}, {platform.name})",
            sdk.frontend(
                platform, "-emit-sil", "-o", "/dev/null", *flags, "-module-name", "App",
                *sdk.modules(platform), *modules.imports(runtime, platform), *files,
                *modules.broken("examples")),
            after=modules.needed(runtime, platform))
        for mode, platform, flags in modes]


@functools.cache
def targets():
    """The targets of the package by name."""
    manifest = subprocess.check_output(["swift", "package", "dump-package"], cwd=ROOT)
    return {target["name"]: target for target in json.loads(manifest)["targets"]}


def tool(modules):
    """The tool and its modules, on the oldest macOS that Package.swift names."""
    jobs = {}

    def visit(name):
        target = targets().get(name)
        if name in jobs or not target or target["type"] not in ["regular", "executable"]:
            return jobs.get(name)
        after = [visit(next(iter(each.values()))[0]) for each in target["dependencies"]]
        path = ROOT / (target.get("path") or f"Sources/{name}")
        files = [path / each for each in target["sources"]] if target.get("sources") else (
            swift_files(path, target["exclude"]))
        jobs[name] = module(
            "tool", name, name.replace("-", "_"), TOOL, [*files, *modules.broken("tool")],
            ["-swift-version", "6", "-package-name", "widgetgen", *features(target),
             "-I", ROOT / "Sources/CClang"],
            modules.folder(TOOL, "tool"), [*modules.system(TOOL), *filter(None, after)])
        return jobs[name]

    for name, target in targets().items():
        if target["type"] == "executable":
            visit(name)
    return list(jobs.values())


def features(target):
    names = [
        setting["kind"]["enableUpcomingFeature"]["_0"] for setting in target["settings"]
        if "enableUpcomingFeature" in setting["kind"]]
    return upcoming(names)


def plugins(modules):
    """The plugins with their halves for Xcode; for Linux, as PackagePlugin is in the toolchain for it alone."""
    folder = sdk.WORK / "plugins"
    folder.mkdir(exist_ok=True)
    host = [
        "swiftc", "-swift-version", "6", "-parse-as-library", "-package-description-version", "6.0.0",
        "-I", sdk.toolchain() / "lib/swift/pm/PluginAPI", "-I", folder]
    xcode = Job("stubs", "XcodeProjectPlugin", [
        *host, "-emit-module", "-module-name", "XcodeProjectPlugin",
        "-o", folder / "XcodeProjectPlugin.swiftmodule", sdk.STAND_INS / "XcodeProjectPlugin.swift"])
    modules.jobs.append(xcode)
    return [
        Job("plugins", name,
            [*host, "-typecheck", "-module-name", name,
             *swift_files(ROOT / "Plugins" / name), *swift_files(ROOT / "Plugins/Shared"), *modules.broken("plugins")],
            after=[xcode])
        for name in ["WidgetGenPlugin", "WidgetGenCommand"]]


ALL = {
    "runtime": runtime, "tool": tool, "generated": generated, "examples": examples, "plugins": plugins}
