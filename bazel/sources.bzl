"""The sources of a rule: attributes that all rules have, and the arguments for them."""

WidgetgenInfo = provider(
    doc = "The Swift files of a module, for modules that depend on it.",
    fields = {
        "config_files": "A depset of the configurations of the module and its dependencies.",
        "configs": "A depset of structs with a `file`, its `config` and `entry`, for modules with the attribute config.",
        "key_styles": "A depset of structs with a `file` and its `style`, for modules with the attribute key_style.",
        "sources": "A depset of the module's own sources and those of its dependencies.",
    },
)

SOURCE_ATTRS = {
    "annotations": attr.string_list(
        doc = "The keys of annotations that templates read, as in a configuration.",
    ),
    "config": attr.label(
        allow_single_file = True,
        doc = "A widgetgen.json. Its `sources` and `output` have no effect.",
    ),
    "deps": attr.label_list(
        allow_files = [".swift"],
        doc = "Sources that are read only to resolve types: widgetgen_swift targets of other modules, or Swift files.",
    ),
    "entry": attr.int(
        doc = "The number of the entry of `targets` in `config`, from 1.",
    ),
    "key_style": attr.string(
        doc = "The style of the keys of all types, as in a configuration.",
    ),
    "runtime": attr.string(
        doc = "The runtime that generated code calls. By default that of `config`, or standalone.",
        values = ["", "beagle-1", "beagle-2", "standalone"],
    ),
    "select": attr.string_list(
        doc = "Protocols; code is generated for the structs that conform to one.",
    ),
    "srcs": attr.label_list(
        allow_empty = False,
        allow_files = [".swift"],
        doc = "The Swift files of the module.",
        mandatory = True,
    ),
}

def dependency_sources(ctx):
    """Returns the sources of the modules that a target depends on, as a depset."""
    return depset(transitive = [
        dep[WidgetgenInfo].sources if WidgetgenInfo in dep else dep[DefaultInfo].files
        for dep in ctx.attr.deps
    ])

def dependency_key_styles(ctx):
    """Returns the key styles of the modules that a target depends on, as a depset."""
    return depset(transitive = [
        dep[WidgetgenInfo].key_styles
        for dep in ctx.attr.deps
        if WidgetgenInfo in dep
    ])

def dependency_configs(ctx):
    """Returns the configurations of the modules that a target depends on, as a depset."""
    return depset(transitive = [
        dep[WidgetgenInfo].configs
        for dep in ctx.attr.deps
        if WidgetgenInfo in dep
    ])

def dependency_config_files(ctx):
    """Returns the files of these configurations, as a depset."""
    return depset(transitive = [
        dep[WidgetgenInfo].config_files
        for dep in ctx.attr.deps
        if WidgetgenInfo in dep
    ])

def _configured_path(entry):
    return "%s:%d=%s" % (entry.config.path, entry.entry, entry.file.path)

def _configured_runfiles_path(entry):
    return "%s:%d=%s" % (entry.config.short_path, entry.entry, entry.file.short_path)

def _styled_path(entry):
    return "%s=%s" % (entry.style, entry.file.path)

def _styled_runfiles_path(entry):
    return "%s=%s" % (entry.style, entry.file.short_path)

def _path(file):
    return file.path

def _runfiles_path(file):
    return file.short_path

def add_sources(ctx, args, in_runfiles = False):
    """Adds the SOURCE_ATTRS to the arguments of an action.

    Args:
      ctx: the context of the rule.
      args: an Args object.
      in_runfiles: whether the tool runs in a tree of runfiles.
    """
    path = _runfiles_path if in_runfiles else _path
    args.set_param_file_format("multiline")
    if ctx.file.config:
        args.add_all("--config", [ctx.file.config], map_each = path)
    if ctx.attr.entry:
        args.add("--entry", str(ctx.attr.entry))
    if ctx.attr.runtime:
        args.add("--runtime", ctx.attr.runtime)
    if ctx.attr.key_style:
        args.add("--key-style", ctx.attr.key_style)
    args.add_all(ctx.attr.annotations, before_each = "--annotations")
    args.add_all(ctx.attr.select, before_each = "--select")
    args.add_all(ctx.files.srcs, before_each = "--sources", map_each = path)
    args.add_all(dependency_sources(ctx), before_each = "--dependencies", map_each = path)
    args.add_all(
        dependency_key_styles(ctx),
        before_each = "--dependency-style",
        map_each = _styled_runfiles_path if in_runfiles else _styled_path,
    )
    args.add_all(
        dependency_configs(ctx),
        before_each = "--dependency-config",
        map_each = _configured_runfiles_path if in_runfiles else _configured_path,
    )

def source_inputs(ctx):
    """Returns the files of these arguments, as a depset."""
    return depset(
        ctx.files.srcs + ctx.files.config,
        transitive = [dependency_sources(ctx), dependency_config_files(ctx)],
    )
