"""The parts of the check. A function for each part returns its jobs."""

import functools
import json
import subprocess

import goldens
import sdk
from jobs import ROOT, Job, swift_files
from sdk import IOS, MACOS, RUNTIME, TOOL, TVOS, VISIONOS, WATCHOS

BROKEN = ROOT / "Tests/Apple/Broken"
UPCOMING = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]


def upcoming(names=UPCOMING):
    return [word for name in names for word in ["-enable-upcoming-feature", name]]


def module(part, name, module, platform, files, flags, folder, after=(), mode="-emit-module"):
    """Returns a job that compiles a whole module for others to import, even if it contains errors."""
    folder.mkdir(parents=True, exist_ok=True)
    return Job(
        part, name,
        sdk.frontend(
            platform, mode, "-parse-as-library", "-module-name", module,
            "-experimental-allow-module-with-compiler-errors", *flags, *sdk.modules(platform),
            "-I", folder, "-o", folder / f"{module}.swiftmodule", *files),
        after=list(after))


class Modules:
    """The modules that several parts import, each compiled once.

    In a self-test, each part gets a file of `Broken`, and its modules are in a separate folder.
    """

    def __init__(self, self_test=False, every_mode=False):
        self.jobs = []
        self.self_test = self_test
        self.every_mode = every_mode
        self.targets = {}

    def broken(self, part):
        return [BROKEN / f"{part}.swift"] if self.self_test else []

    def folder(self, platform, name):
        return sdk.folder(platform) / ("broken" if self.self_test else "made") / name

    @functools.cache
    def system(self, platform):
        """Returns the last job of a platform's modules."""
        platform = MACOS if platform == TOOL else platform
        jobs = sdk.jobs(platform)
        self.jobs += jobs
        return tuple(jobs[-1:])

    @functools.cache
    def runtime(self, platform):
        job = module(
            "runtime", platform.name, "WidgetRuntime", platform,
            [*swift_files(ROOT / "Sources/Runtime/WidgetRuntime"), *self.broken("runtime")],
            ["-swift-version", "6", "-package-name", "widgetgen", *upcoming()],
            self.folder(platform, "runtime"), self.system(platform))
        self.jobs.append(job)
        return (job,)

    @functools.cache
    def stubs(self, runtime, platform):
        """Returns the stubs of UIKit and Beagle that Beagle's goldens and examples import."""
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
        """Returns the jobs that the generated code of a runtime depends on."""
        own = self.runtime(platform) if runtime == "standalone" else ()
        return [*self.stubs(runtime, platform), *own]


def runtime(modules):
    """The runtime, on the oldest platforms that it supports."""
    return [job for platform in RUNTIME for job in modules.runtime(platform)]


# The modes in which apps compile generated code, each on another platform.
MODES = [
    ("Swift 6", IOS, ["-swift-version", "6"]),
    ("Swift 5", MACOS, ["-swift-version", "5"]),
    ("Swift 6 on the main actor", TVOS, ["-swift-version", "6", "-default-isolation", "MainActor"]),
    ("Swift 5 on the main actor", WATCHOS, ["-swift-version", "5", "-default-isolation", "MainActor"]),
    ("upcoming features", VISIONOS, ["-swift-version", "6", *upcoming()]),
]


def generated(modules):
    """The generated code of every golden, in one mode, or in all modes with `--every-mode`."""
    if modules.self_test:
        return compiled_golden(modules, goldens.Given(BROKEN / "generated"), MODES)
    jobs = []
    for index, golden in enumerate(goldens.goldens()):
        possible = modes_of(golden)
        jobs += compiled_golden(
            modules, golden, possible if modules.every_mode else [possible[index % len(possible)]])
    return jobs


def modes_of(golden):
    if golden.runtime != "standalone" or golden.has_sourcery_templates:
        # Sourcery's templates are for Swift 5, and for the constraints of Beagle's protocols.
        return MODES[:1]
    return [mode for mode in MODES if "main actor" not in mode[0] or golden.can_be_nonisolated]


def compiled_golden(modules, golden, modes):
    """Returns the jobs that compile a golden. Its sources are `nonisolated` on the main actor."""
    return [
        compiled(
            modules, "generated", f"{golden.name} ({mode}, {platform.name})", golden.runtime, platform,
            ["-parse-as-library", "-module-name", "Golden", "-package-name", "golden", *flags, *golden.flags],
            golden.nonisolated() if "main actor" in mode else golden.files())
        for mode, platform, flags in modes]


def compiled(modules, part, name, runtime, platform, flags, files):
    """Returns a job that compiles a module without an output."""
    return Job(
        part, name,
        sdk.frontend(
            platform, "-emit-sil", "-o", "/dev/null", *flags,
            *sdk.modules(platform), *modules.imports(runtime, platform), *files),
        after=modules.needed(runtime, platform))


def examples(modules):
    """The examples, with their generated code, for both ways of coding."""
    jobs = []
    for name, runtime in [("Beagle1", "beagle-1"), ("Beagle2", "beagle-2")]:
        files = swift_files(ROOT / "Examples" / name / "Sources/App")
        jobs += program(modules, name, runtime, MODES[:1], files)
    app = swift_files(ROOT / "Examples/Standalone/Sources/App")
    for name, flags in [("Standalone", []), ("Standalone with direct JSON", ["--direct-json"])]:
        output = sdk.WORK / "examples" / name
        isolated = goldens.copies(app, app[0].parent, name)
        for on_main_actor, sources in [(False, app), (True, swift_files(isolated))]:
            goldens.generate(sources[0].parent, output / str(on_main_actor), *flags)
            modes = [mode for mode in MODES if ("main actor" in mode[0]) == on_main_actor]
            files = [*sources, *swift_files(output / str(on_main_actor))]
            jobs += program(modules, name, "standalone", modes, files)
    return jobs


def program(modules, name, runtime, modes, files):
    return [
        compiled(
            modules, "examples", f"{name} ({mode}, {platform.name})", runtime, platform,
            ["-module-name", "App", *flags], [*files, *modules.broken("examples")])
        for mode, platform, flags in modes]


@functools.cache
def targets():
    """Returns the targets of the package by name."""
    manifest = subprocess.check_output(["swift", "package", "dump-package"], cwd=ROOT)
    return {target["name"]: target for target in json.loads(manifest)["targets"]}


def tool(modules):
    """The tool and its modules, on the oldest macOS of Package.swift."""
    return package(modules, "tool", "executable")


def tests(modules):
    """The tests and their dependencies, on the macOS of the tool."""
    return package(modules, "tests", "test")


def package(modules, part, kind):
    """Returns the targets of a kind with their dependencies, dependencies first. Both parts compile a module once."""
    jobs = {} if modules.self_test else modules.targets
    made = modules.folder(TOOL, part if modules.self_test else "package")

    def visit(name):
        target = targets().get(name)
        if name in jobs or not target or target["type"] not in ["regular", "executable", kind]:
            return jobs.get(name)
        after = [visit(next(iter(each.values()))[0]) for each in target["dependencies"]]
        folder = "Tests" if target["type"] == "test" else "Sources"
        path = ROOT / (target.get("path") or f"{folder}/{name}")
        files = [path / each for each in target["sources"]] if target.get("sources") else (
            swift_files(path, target["exclude"]))
        flags = ["-swift-version", "6", "-package-name", "widgetgen", "-enable-testing", *features(target),
                 *(sdk.MACROS if part == "tests" else []), "-I", ROOT / "Sources/Scaffold/CClang"]
        after = [*modules.system(TOOL), *filter(None, after)]
        files += modules.broken(part)
        # Macros of tests expand to constants that later phases evaluate, which requires function bodies.
        mode = "-typecheck" if target["type"] == "test" else "-emit-module"
        jobs[name] = module(
            part, name, name.replace("-", "_"), TOOL, files, flags, made, after, mode)
        return jobs[name]

    if modules.self_test:
        visit("WidgetSourceTests" if part == "tests" else "WidgetSource")
        return list(jobs.values())
    for name, target in targets().items():
        if target["type"] == kind:
            visit(name)
    return [job for job in jobs.values() if job.part == part]


def features(target):
    names = [
        setting["kind"]["enableUpcomingFeature"]["_0"] for setting in target["settings"]
        if "enableUpcomingFeature" in setting["kind"]]
    return upcoming(names)


def plugins(modules):
    """The plugins with their Xcode variants, for Linux, because the toolchain contains PackagePlugin only for Linux."""
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


def attributes(modules):
    """The package of attributes, and an app with all of them. The macro plugin runs on this machine."""
    package = ROOT / "Attributes/Sources"
    source = package / "WidgetAttributesPlugin/Plugin.swift"
    plugin = sdk.WORK / "WidgetAttributesPlugin"
    subprocess.check_call(["swiftc", "-swift-version", "6", "-parse-as-library", "-o", plugin, source])
    flags = ["-swift-version", "6", "-load-plugin-executable", f"{plugin}#WidgetAttributesPlugin"]
    if not modules.self_test:
        yield Job("attributes", "plugin", sdk.frontend(
            TOOL, "-typecheck", "-swift-version", "6", "-parse-as-library", *sdk.modules(TOOL), source),
            after=modules.system(TOOL))
    for platform in RUNTIME:
        folder = modules.folder(platform, "attributes")
        library = module(
            "attributes", f"library ({platform.name})", "WidgetAttributes", platform,
            [*swift_files(package / "WidgetAttributes"), *modules.broken("attributes")], flags, folder,
            modules.system(platform))
        yield library
        if not modules.self_test:
            yield Job("attributes", f"app ({platform.name})", sdk.frontend(
                platform, "-typecheck", "-parse-as-library", "-module-name", "App", "-package-name", "app",
                *flags, *sdk.modules(platform),
                "-I", folder, *swift_files(ROOT / "Tests/Attributes/App/Sources/App")), after=[library])


ALL = {
    "runtime": runtime, "tool": tool, "tests": tests, "generated": generated, "examples": examples,
    "plugins": plugins, "attributes": attributes}
