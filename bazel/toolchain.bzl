"""The tool that the rules run."""

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
    """Declares a toolchain, to be registered in MODULE.bazel or WORKSPACE.

    Args:
      name: the name to register.
      tool: the binary of an artifact bundle, or a target that builds one.
      exec_compatible_with: constraints of the platforms that the binary runs on.
      tags: as everywhere.
      visibility: as everywhere.
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
