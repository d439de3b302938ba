"""The modules that all sources import on Apple's platforms, for type-checking on Linux.

The textual interfaces of the standard library in the toolchain declare Apple's availability, although they are for
Linux. They are compiled for an Apple target without function bodies, and sources are checked against them.
`StandIns` contains the other modules. Nothing can be linked or run.
"""

import dataclasses
import functools
import hashlib
import re
import shutil
import subprocess

from pathlib import Path

from jobs import ROOT, Job

WORK = ROOT / ".build/apple"
STAND_INS = Path(__file__).resolve().parent / "StandIns"
RESOURCES = WORK / "resources"


@dataclasses.dataclass(frozen=True)
class Platform:
    """A platform at its oldest supported version."""

    name: str
    target: str

    @property
    def settings(self):
        """Returns the version of visionOS for a version of iOS. A table of the SDK contains the pairs."""
        return ["-sdk", STAND_INS / "visionOS", "-I", RESOURCES / "shims"] if "xros" in self.target else []


MACOS = Platform("macOS 10.15", "x86_64-apple-macosx10.15")
IOS = Platform("iOS 13", "x86_64-apple-ios13.0-simulator")
TVOS = Platform("tvOS 13", "x86_64-apple-tvos13.0-simulator")
WATCHOS = Platform("watchOS 6", "x86_64-apple-watchos6.0-simulator")
VISIONOS = Platform("visionOS 1", "arm64-apple-xros1.0-simulator")
# The system that the tool runs on. It uses the modules of the older one.
TOOL = Platform("macOS 13", "x86_64-apple-macosx13.0")
RUNTIME = [MACOS, IOS, TVOS, WATCHOS, VISIONOS]


@functools.cache
def toolchain():
    compiler = shutil.which("swiftc")
    return Path(compiler).resolve().parents[1]


# The compiler's plugins that expand the macros of tests.
MACROS = ["-plugin-path", toolchain() / "lib/swift/host/plugins"]


def frontend(platform, *arguments):
    """Returns a command of the compiler that finds no modules of this system."""
    return [
        toolchain() / "bin/swift-frontend", "-frontend", *arguments,
        "-target", platform.target, *platform.settings,
        "-resource-dir", RESOURCES, "-module-cache-path", WORK / "cache"]


def modules(platform):
    """Returns the arguments for finding the modules of a platform."""
    return ["-I", folder(platform), "-I", STAND_INS / "Darwin"]


def folder(platform):
    """Returns the folder of a platform's modules."""
    return WORK / (MACOS if platform == TOOL else platform).target


def prepare():
    """Creates the folder of headers that belong to the compiler."""
    RESOURCES.mkdir(parents=True, exist_ok=True)
    for name in ["shims", "clang"]:
        link = RESOURCES / name
        link.unlink(missing_ok=True)
        link.symlink_to(toolchain() / "lib/swift" / name)


@functools.cache
def version():
    return subprocess.check_output(["swiftc", "--version"], stderr=subprocess.DEVNULL)


def jobs(platform):
    """Compiles the modules of a platform that are missing or older than their sources, one after the other."""
    made = folder(platform)
    made.mkdir(exist_ok=True)
    result = []
    key = hashlib.sha256(version())

    def add(module, command, sources):
        output, stamp = made / f"{module}.swiftmodule", made / f"{module}.key"
        command = frontend(
            platform, *command, "-module-name", module, "-I", made, "-o", output, *sources)
        key.update(repr(command).encode())
        for path in sources:
            key.update(path.read_bytes())
        if output.exists() and stamp.exists() and stamp.read_text() == key.hexdigest():
            return
        output.unlink(missing_ok=True)
        stamp.write_text(key.hexdigest())
        result.append(Job("sdk", f"{module} for {platform.name}", command, after=result[-1:]))

    for module in ["Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing"]:
        standard = "-parse-stdlib" if module == "Swift" else "-disable-availability-checking"
        add(module, ["-compile-module-from-interface", standard], [interface(module, platform.target)])
    standin = ["-emit-module", "-swift-version", "5", "-parse-as-library"]
    darwin = STAND_INS / "Darwin"
    key.update((darwin / "Darwin.h").read_bytes())
    add("Darwin", [*standin, "-import-underlying-module", "-I", darwin], [darwin / "Darwin.swift"])
    add("Dispatch", standin, [STAND_INS / "Dispatch.swift"])
    add("Foundation", [*standin, "-I", darwin], sorted((STAND_INS / "Foundation").glob("*.swift")))
    if platform == MACOS:
        testing = ["-compile-module-from-interface", "-disable-availability-checking", *MACROS]
        add("Testing", testing, [interface("Testing", platform.target)])
    return result


def interface(module, target):
    """Returns the interface of a module for an Apple target."""
    # Testing has no static library.
    folder = "swift" if module == "Testing" else "swift_static"
    path = toolchain() / f"lib/{folder}/linux/{module}.swiftmodule"
    text = (path / "x86_64-unknown-linux-gnu.swiftinterface").read_text()
    text = text.replace("-target x86_64-unknown-linux-gnu", f"-target {target}", 1)
    # Bodies are not needed, and take most of the time.
    text = text.replace(" -O ", " -Onone -experimental-skip-all-function-bodies ", 1)
    if module == "Swift":
        # One declaration is back-deployed, and has no body in the interface.
        text = re.sub(
            r"@backDeployed\([^)]*\)\s*((?:@\S+(?:\([^)]*\))?\s+)*internal func "
            r"_diagnoseUnavailableCodeReached\(\))", r"\1", text)
        text += (STAND_INS / "Swift.swiftinterface").read_text()
    else:
        text = re.sub(r"@backDeployed\([^)]*\) ?", "", text)
    # Not in the folder of modules, where the compiler would compile it again.
    made = WORK / "interfaces" / target / f"{module}.swiftinterface"
    made.parent.mkdir(parents=True, exist_ok=True)
    made.write_text(text)
    return made
