"""What is generated from the sources: attributes of widgetgen_swift and widgetgen_check."""

load(":sources.bzl", "SOURCE_ATTRS")

# As in Sources/WidgetGenerator/Builtin/BuiltinGeneration.swift.
_BUILTINS = ["Coding", "Equality", "Families", "Registration", "Runtime"]

GENERATION_ATTRS = dict(SOURCE_ATTRS, **{
    "direct_json": attr.bool(
        doc = "Whether code that reads JSON bytes is generated, too.",
    ),
    "entry": attr.int(
        doc = "Which of the `targets` of `config` applies, from 1.",
    ),
    "only": attr.string_list(
        doc = "The built-in generations to run, or `none`; by default those of `config`, or all.",
    ),
    "strict": attr.bool(
        doc = "Whether warnings are errors.",
    ),
    "template_parts": attr.label_list(
        allow_files = True,
        doc = "Files that templates include.",
    ),
    "templates": attr.label_list(
        allow_files = [".stencil"],
        doc = "Templates of your own. Each writes one file.",
    ),
})

# Called `args` by users, which test rules have already.
ARGS_ATTR = attr.string_dict(
    doc = "Values for templates, as argument.KEY.",
)

def output_names(ctx, parts):
    """The names of the generated files, by attributes alone."""
    names = {}
    for name in ctx.attr.only or _BUILTINS:
        if name == "Coding" and parts > 1:
            names.update({"Coding-%d" % (part + 1): None for part in range(parts)})
        elif name != "none":
            names[name] = None
    for template in ctx.files.templates:
        names[template.basename[:-len(".stencil")]] = None
    return [name + ".generated.swift" for name in names]

def add_generation(ctx, args, values, in_runfiles = False):
    """Adds what is generated to the arguments of an action; add_sources adds the sources.

    Args:
      ctx: the context of the rule.
      args: an Args object.
      values: the values for templates, as a dictionary.
      in_runfiles: whether the tool runs in a tree of runfiles.
    """
    args.add_all(ctx.attr.only, before_each = "--only")
    args.add_all(
        ["%s=%s" % pair for pair in values.items()],
        before_each = "--args",
    )
    for template in ctx.files.templates:
        args.add("--templates", template.short_path if in_runfiles else template.path)
    if ctx.attr.entry:
        args.add("--entry", str(ctx.attr.entry))
    if ctx.attr.direct_json:
        args.add("--direct-json")
    if ctx.attr.strict:
        args.add("--strict")
