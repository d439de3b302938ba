"""widgetgen_check: a test that generated code that is checked in is up to date."""

load(":generation.bzl", "ARGS_ATTR", "GENERATION_ATTRS", "add_generation")
load(":sources.bzl", "add_sources", "source_inputs")
load(":toolchain.bzl", "TOOLCHAIN_TYPE")

# The tool does not follow links in folders, and runfiles may be links, so it reads a copy. Without a configuration,
# an empty one keeps the tool from searching the folders around.
_SCRIPT = """#!/bin/sh
set -eu
copy="$TEST_TMPDIR/files"
cp -RL .. "$copy"
cd "$copy/$TEST_WORKSPACE"
{configuration}
exec ./{tool} check --diff @@{arguments}
"""

def _widgetgen_check_impl(ctx):
    tool = ctx.toolchains[TOOLCHAIN_TYPE].tool
    arguments = ctx.actions.declare_file(ctx.label.name + ".arguments")
    args = ctx.actions.args()
    args.add("--output", "/".join([part for part in [ctx.label.package, ctx.attr.output] if part]))
    add_generation(ctx, args, ctx.attr.template_args, in_runfiles = True)
    add_sources(ctx, args, in_runfiles = True)
    ctx.actions.write(arguments, args)

    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        script,
        _SCRIPT.format(
            arguments = arguments.short_path,
            configuration = "" if ctx.file.config else "echo '{}' >widgetgen.json",
            tool = tool.executable.short_path,
        ),
        is_executable = True,
    )
    runfiles = ctx.runfiles(
        files = ctx.files.generated + ctx.files.templates + ctx.files.template_parts +
                [arguments, tool.executable],
        transitive_files = source_inputs(ctx),
    )
    return [DefaultInfo(executable = script, runfiles = runfiles)]

# Bazel requires this name of a test rule.
widgetgen_check_test = rule(
    implementation = _widgetgen_check_impl,
    doc = "Tests that generated code that is checked in is up to date.",
    attrs = dict(
        GENERATION_ATTRS,
        generated = attr.label_list(
            allow_files = [".swift"],
            doc = "The files that are checked in. List all files of the folder, so that orphans are found.",
        ),
        output = attr.string(
            default = "Generated",
            doc = "The folder of the generated files, relative to the package.",
        ),
        template_args = ARGS_ATTR,
    ),
    test = True,
    toolchains = [TOOLCHAIN_TYPE],
)

def widgetgen_check(name, args = {}, **kwargs):
    """Tests that generated code that is checked in is up to date.

    Args:
      name: the name of the test.
      args: values for templates, as argument.KEY.
      **kwargs: the attributes of widgetgen_swift except `parts`; `generated`, the files that are
        checked in; `output`, their folder, by default Generated.
    """
    widgetgen_check_test(name = name, template_args = args, **kwargs)
