"""The toolchain with the tool that the rules run."""

TOOLCHAIN_TYPE = "@widgetgen//bazel:toolchain_type"

def _widgetgen_tool_impl(ctx):
    return [platform_common.ToolchainInfo(tool = ctx.attr.tool[DefaultInfo].files_to_run)]

_widgetgen_tool = rule(
    implementation = _widgetgen_tool_impl,
    attrs = {
        "tool": attr.label(
            allow_files = True,
            cfg = "exec",
            executable = True,
            mandatory = True,
        ),
    },
)

def widgetgen_toolchain(name, tool, exec_compatible_with = [], tags = [], visibility = None):
    """Declares a toolchain to register in MODULE.bazel or WORKSPACE.

    Args:
      name: the name to register.
      tool: the binary of a release, or a target that builds one.
      exec_compatible_with: constraints of the platforms that can run the binary.
      tags: the tags of the targets.
      visibility: the visibility of the targets.
    """
    _widgetgen_tool(
        name = name + "_tool",
        tags = tags,
        tool = tool,
        visibility = visibility,
    )
    native.toolchain(
        name = name,
        exec_compatible_with = exec_compatible_with,
        tags = tags,
        toolchain = ":%s_tool" % name,
        toolchain_type = Label(TOOLCHAIN_TYPE),
        visibility = visibility,
    )
