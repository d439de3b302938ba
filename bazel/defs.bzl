"""Rules that generate code for widgets, for use in BUILD files.

```starlark
load("@widgetgen//bazel:defs.bzl", "widgetgen_swift")

widgetgen_swift(
    name = "CoreWidgets",
    srcs = glob(["*.swift"]),
)
```

docs/bazel.md describes them.
"""

load(":check.bzl", _widgetgen_check = "widgetgen_check")
load(":contract.bzl", _widgetgen_contract = "widgetgen_contract")
load(":sources.bzl", _WidgetgenInfo = "WidgetgenInfo")
load(":swift.bzl", _widgetgen_swift = "widgetgen_swift")
load(":toolchain.bzl", _widgetgen_toolchain = "widgetgen_toolchain")

WidgetgenInfo = _WidgetgenInfo
widgetgen_check = _widgetgen_check
widgetgen_contract = _widgetgen_contract
widgetgen_swift = _widgetgen_swift
widgetgen_toolchain = _widgetgen_toolchain
