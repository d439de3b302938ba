"""widgetgen_contract: the JSON that an app reads and writes."""

load(":sources.bzl", "SOURCE_ATTRS", "add_sources", "source_inputs")
load(":toolchain.bzl", "TOOLCHAIN_TYPE")

def _widgetgen_contract_impl(ctx):
    output = ctx.actions.declare_file(ctx.label.name + ".json")
    inputs = [source_inputs(ctx)]
    args = ctx.actions.args()
    args.add("--output", output)
    args.add("--jobs", "1")
    if ctx.attr.emit:
        args.add("--emit", ctx.attr.emit)
    if not ctx.file.config:
        # Without it, the tool would search the folders around.
        config = ctx.actions.declare_file(ctx.label.name + ".widgetgen.json")
        ctx.actions.write(config, "{}\n")
        args.add("--config", config)
        inputs.append(depset([config]))
    add_sources(ctx, args)
    args.use_param_file("@@%s")

    ctx.actions.run(
        outputs = [output],
        inputs = depset(transitive = inputs),
        executable = ctx.toolchains[TOOLCHAIN_TYPE].tool,
        arguments = ["contract", args],
        mnemonic = "WidgetgenContract",
        progress_message = "Deriving the contract of %s" % ctx.label,
        env = {},
    )
    return [DefaultInfo(files = depset([output]))]

widgetgen_contract = rule(
    implementation = _widgetgen_contract_impl,
    doc = "Writes the contract of an app, or its JSON Schema, to a file with the target's name.",
    attrs = dict(SOURCE_ATTRS, emit = attr.string(
        doc = "`schema` for a JSON Schema instead of the contract.",
        values = ["", "schema"],
    )),
    toolchains = [TOOLCHAIN_TYPE],
)
