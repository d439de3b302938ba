"""Creates a Bazel workspace: a core module with a family, and modules with components that depend on it.

Usage: workspace.py FOLDER MODULES WIDGETS BUNDLE: the numbers of modules and of widgets in all modules, and the artifact
bundle with the tool. The same arguments give the same files in any folder.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]

WORKSPACE = """\
workspace(name = "shop")

new_local_repository(
    name = "widgetgen",
    build_file = "{root}/BUILD.bazel",
    path = "{root}",
)

local_repository(
    name = "build_bazel_rules_swift",
    path = "unused/build_bazel_rules_swift",
)

local_repository(
    name = "remote_coverage_tools",
    path = "unused/remote_coverage_tools",
)

local_repository(
    name = "rules_cc",
    path = "unused/rules_cc",
)

local_repository(
    name = "rules_java",
    path = "unused/rules_java",
)

new_local_repository(
    name = "widgetgen_bundle",
    build_file = "//:widgetgen_bundle.BUILD",
    path = "{bundle}/bin",
)

register_toolchains("@widgetgen_bundle//:toolchain")
"""

# Bazel always loads its Java toolchains, and its tests load repositories that nothing here uses and that Debian's
# Bazel would download.
COVERAGE = """\
[
    filegroup(
        name = name,
        visibility = ["//visibility:public"],
    )
    for name in ["Main", "coverage_report_generator"]
]
"""
UNUSED = {
    "rules_cc": ("cc", ["cc_binary", "cc_import", "cc_library", "cc_toolchain", "cc_toolchain_suite"]),
    "rules_java": (
        "java",
        ["java_binary", "java_import", "java_library", "java_runtime", "java_toolchain"],
    ),
}

# `aspect_hints` is newer than Debian's Bazel.
RULE = """\
def {rule}(aspect_hints = [], **kwargs):
    native.{rule}(**kwargs)

"""

# Replaces rules_swift, which is not available. It builds the dependencies of a library, but does not compile it.
RULES_SWIFT = """\
def swift_library(name, srcs, deps = [], visibility = None, **kwargs):
    native.filegroup(
        name = name,
        srcs = srcs,
        data = deps,
        visibility = visibility,
    )

swift_binary = swift_library

def swift_interop_hint(name, **kwargs):
    native.filegroup(name = name)
"""

BUILD = """\
load("@widgetgen//bazel:defs.bzl", {rules})

widgetgen_swift(
    name = "{module}",
    srcs = glob(["Sources/*.swift"]),
{more}    visibility = ["//visibility:public"],
)
"""

FAMILY = """\
import WidgetRuntime

// widgetgen: family
public protocol Component: Codable, Sendable {}

public enum Style: String, Codable, Sendable { case plain, bold }
"""

JOINING = """\
import core

// widgetgen: family, joins = Component
public protocol {family}: Component {{}}
"""

WIDGET = """\
{imports}import WidgetRuntime

public struct {name}: {family} {{
  public var title: String
  // widgetgen: default = 1
  public var columns: Int
  // widgetgen: alias = "colour"
  public var color: String?
  public var style: Style?
  // widgetgen: unknown = skip
  public var children: [any Component] = []
}}
"""

TEMPLATE = """\
{% include "_name" %}
{% for type in types.structs %}
// {{ argument.prefix }}{{ type.name }}
{% endfor %}
"""

CHECK = """
widgetgen_check(
    name = "check",
    srcs = glob(["Sources/*.swift"]),
    generated = glob(["Generated/*.swift"]),
    deps = ["//core"],
)

widgetgen_contract(
    name = "contract",
    srcs = glob(["Sources/*.swift"]),
    config = "widgetgen.json",
    entry = 2,
    deps = ["//core"],
)
"""

TARGETS = """\
{targets: [
  {sources: "Tests", output: "Tests/Generated"},
  {sources: "Sources", output: "Generated", keyStyle: "UPPERCASE"},
]}
"""

# The attributes of single modules besides `srcs`. Each attribute of the rules is used once.
EXTRAS = {
    "core": """\
    key_style = "camelCase",
""",
    "m03": """\
    args = {"prefix": "widget "},
    template_parts = ["Templates/_name"],
    templates = ["Templates/Names.stencil"],
""",
    "m04": """\
    config = "widgetgen.json",
    strict = True,
""",
    "m05": """\
    header = ["// swiftlint:disable all"],
    only = ["Coding"],
    runtime = "standalone",
""",
}


def modules(count, widgets):
    """Names and numbers of widgets: one module has sixteen outputs, which its neighbor makes up for."""
    names = ["core"] + [f"m{number:02}" for number in range(1, count)]
    sizes = [widgets // count] * count
    sizes[0] += widgets - sum(sizes)
    if count > 2 and sizes[1] < 64 < sizes[1] + sizes[2]:
        sizes[1:3] = [64, sizes[1] + sizes[2] - 64]
    return list(zip(names, sizes))


def documented(kind):
    """Returns the code blocks of one kind in docs/bazel.md."""
    page = (ROOT / "docs/bazel.md").read_text()
    return re.findall(f"<!-- {kind} -->\n```starlark\n(.*?)```\n", page, re.DOTALL)


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def make(folder, count, widgets, bundle):
    folder = pathlib.Path(folder)
    write(folder / "WORKSPACE", WORKSPACE.format(root=ROOT, bundle=bundle))
    for module, size in modules(count, widgets):
        place = folder / module
        rules = ["widgetgen_swift"]
        more = EXTRAS.get(module, "")
        if module != "core":
            more += '    deps = ["//core"],\n'
        if module == "m06":
            rules += ["widgetgen_check", "widgetgen_contract"]
        build = BUILD.format(
            module=module, more=more, rules=", ".join(f'"{rule}"' for rule in sorted(rules))
        )
        write(place / "BUILD.bazel", build + (CHECK if module == "m06" else ""))
        family, imports = "Component", ""
        if module != "core":
            family, imports = f"{module.capitalize()}Component", "import core\n"
            write(place / "Sources/Family.swift", JOINING.format(family=family))
        for number in range(size):
            name = f"{module.capitalize()}Widget{number:03}"
            text = WIDGET.format(family=family, imports=imports, name=name)
            write(place / f"Sources/{name}.swift", text)
    write(folder / ".bazelignore", "unused\n")
    write(folder / "unused/remote_coverage_tools/WORKSPACE", "")
    write(folder / "unused/remote_coverage_tools/BUILD.bazel", COVERAGE)
    write(folder / "unused/build_bazel_rules_swift/WORKSPACE", "")
    write(folder / "unused/build_bazel_rules_swift/swift/BUILD.bazel", "")
    write(folder / "unused/build_bazel_rules_swift/swift/swift.bzl", RULES_SWIFT)
    for repository, (package, rules) in UNUSED.items():
        place = folder / "unused" / repository
        write(place / "WORKSPACE", "")
        write(place / package / "BUILD.bazel", "")
        text = "".join(RULE.format(rule=rule) for rule in rules)
        write(place / package / "defs.bzl", text)
    write(folder / "core/Sources/Component.swift", FAMILY)
    write(folder / "BUILD.bazel", "")
    write(folder / "widgetgen_bundle.BUILD", documented("toolchain")[0])
    write(folder / "app/BUILD.bazel", "\n".join(documented("build")))
    write(folder / "app/Sources/Family.swift", JOINING.format(family="AppComponent"))
    banner = WIDGET.format(family="AppComponent", imports="import core\n", name="Banner")
    write(folder / "app/Sources/Home/Banner.swift", banner)
    # Next to the sources, but not declared.
    undeclared = WIDGET.format(
        family="M02Component", imports="import core\n", name="Undeclared"
    )
    write(folder / "m02/Undeclared.swift", undeclared)
    write(folder / "m03/Templates/Names.stencil", TEMPLATE)
    write(folder / "m03/Templates/_name", "// names\n")
    write(folder / "m04/widgetgen.json", '{ args: {"public": "1"} }\n')
    write(folder / "m06/widgetgen.json", TARGETS)


if __name__ == "__main__":
    make(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
