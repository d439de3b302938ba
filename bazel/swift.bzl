"""widgetgen_swift: the generated code of a module."""

load(":generation.bzl", "ARGS_ATTR", "GENERATION_ATTRS", "add_generation", "output_names")
load(":sources.bzl", "WidgetgenInfo", "add_sources", "dependency_config_files", "dependency_configs", "dependency_key_styles", "dependency_sources", "source_inputs")
load(":toolchain.bzl", "TOOLCHAIN_TYPE")

def _widgetgen_swift_impl(ctx):
    # Must match Sources/Generator/WidgetGenerator/OutputNaming.swift.
    parts = ctx.attr.parts or (16 if len(ctx.files.srcs) >= 64 else 1)
    names = output_names(ctx, parts)
    outputs = [ctx.actions.declare_file("%s/%s" % (ctx.label.name, name)) for name in names]

    args = ctx.actions.args()
    args.add("--output", outputs[0].dirname)
    args.add("--parts", str(parts))

    # Bazel runs one action for each core.
    args.add("--jobs", "1")
    args.add_all(names, before_each = "--declare")
    add_generation(ctx, args, ctx.attr.args)
    for file in ctx.files.templates + ctx.files.template_parts:
        args.add("--template-part", file.path)
    add_sources(ctx, args)
    args.use_param_file("@@%s")

    ctx.actions.run(
        outputs = outputs,
        inputs = depset(
            ctx.files.templates + ctx.files.template_parts,
            transitive = [source_inputs(ctx)],
        ),
        executable = ctx.toolchains[TOOLCHAIN_TYPE].tool,
        arguments = ["generate", args],
        mnemonic = "WidgetgenSwift",
        progress_message = "Generating widgets for %s" % ctx.label,
        env = {},
    )
    return [
        DefaultInfo(files = depset(outputs)),
        WidgetgenInfo(
            config_files = depset(ctx.files.config, transitive = [dependency_config_files(ctx)]),
            configs = depset(
                [
                    struct(file = file, config = ctx.file.config, entry = ctx.attr.entry)
                    for file in ctx.files.srcs
                    if ctx.file.config
                ],
                transitive = [dependency_configs(ctx)],
            ),
            key_styles = depset(
                [struct(file = file, style = ctx.attr.key_style) for file in ctx.files.srcs if ctx.attr.key_style],
                transitive = [dependency_key_styles(ctx)],
            ),
            sources = depset(ctx.files.srcs, transitive = [dependency_sources(ctx)]),
        ),
    ]

widgetgen_swift = rule(
    implementation = _widgetgen_swift_impl,
    doc = "Generates code for the widgets of a module. List the target in the srcs of its swift_library.",
    attrs = dict(
        GENERATION_ATTRS,
        args = ARGS_ATTR,
        parts = attr.int(
            doc = "The number of files for `Coding`, so that an edit recompiles only one of them. By default 1, or 16 if there are 64 sources or more.",
        ),
    ),
    toolchains = [TOOLCHAIN_TYPE],
)
