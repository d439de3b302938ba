"""The generated files: attributes of widgetgen_swift and widgetgen_check."""

load(":sources.bzl", "SOURCE_ATTRS")

# Must match Sources/Generator/WidgetGenerator/Builtin/BuiltinGeneration.swift.
_BUILTINS = ["Coding", "Equality", "Families", "Registration", "Runtime"]

GENERATION_ATTRS = dict(SOURCE_ATTRS, **{
    "direct_json": attr.bool(
        doc = "Whether to also generate direct JSON.",
    ),
    "header": attr.string_list(
        doc = "Comments at the start of each generated file.",
    ),
    "only": attr.string_list(
        doc = "The built-in generations to run, or `none`. By default those of `config`, or all.",
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
        doc = "Your own templates. Each writes one file.",
    ),
})

# Users write `args`, but test rules already have an attribute with that name.
ARGS_ATTR = attr.string_dict(
    doc = "Values for templates, as argument.KEY.",
)

def output_names(ctx, parts):
    """Returns the names of the generated files, which depend only on attributes."""
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
    """Adds the attributes of generation to the arguments of an action.

    Args:
      ctx: the context of the rule.
      args: an Args object.
      values: the values for templates, as a dictionary.
      in_runfiles: whether the tool runs in a tree of runfiles.
    """
    args.add_all(ctx.attr.header, before_each = "--header")
    args.add_all(ctx.attr.only, before_each = "--only")
    args.add_all(
        ["%s=%s" % pair for pair in values.items()],
        before_each = "--args",
    )
    for template in ctx.files.templates:
        args.add("--templates", template.short_path if in_runfiles else template.path)
    if ctx.attr.direct_json:
        args.add("--direct-json")
    if ctx.attr.strict:
        args.add("--strict")
