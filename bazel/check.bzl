"""widgetgen_check: a test that generated files that are checked in are up to date."""

load(":generation.bzl", "ARGS_ATTR", "GENERATION_ATTRS", "add_generation")
load(":sources.bzl", "add_sources", "source_inputs")
load(":toolchain.bzl", "TOOLCHAIN_TYPE")

# The tool follows no links in folders, and runfiles may be links: so it reads a copy. A configuration
# is looked for in the folders around unless there is one.
_SCRIPT = """#!/bin/sh
set -eu
copy="$TEST_TMPDIR/files"
cp -RL .. "$copy"
cd "$copy/$TEST_WORKSPACE"
{configuration}
exec ./{tool} check --diff @{arguments}
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

# Bazel wants a test rule to be called so.
widgetgen_check_test = rule(
    implementation = _widgetgen_check_impl,
    doc = "Tests that generated files that are checked in are up to date.",
    attrs = dict(
        GENERATION_ATTRS,
        generated = attr.label_list(
            allow_files = [".swift"],
            doc = "The files that are checked in: all of the folder, so that orphans are found.",
        ),
        output = attr.string(
            default = "Generated",
            doc = "The folder of the generated files, from the package on.",
        ),
        template_args = ARGS_ATTR,
    ),
    test = True,
    toolchains = [TOOLCHAIN_TYPE],
)

def widgetgen_check(name, args = {}, **kwargs):
    """Tests that generated files that are checked in are up to date.

    Args:
      name: the name of the test.
      args: values for templates, as argument.KEY.
      **kwargs: the attributes of widgetgen_swift, but `parts`; `generated`, the files that are
        checked in; `output`, their folder, by default Generated.
    """
    widgetgen_check_test(name = name, template_args = args, **kwargs)
