extension RuleCatalogue {
  /// The configuration, templates, files and the build.
  static let files = [
    Rule(
      "cannot-migrate", "Sourcery cannot be replaced",
      "`migrate` looks for configurations of Sourcery below the working directory, and `--apply` changes "
        + "files only in a clean git tree, so that they can be restored."),
    Rule(
      "changed-since-scan", "A source changed during the run",
      "Another program changed the file between reading and writing. It is left as it is; run again."
    ),
    Rule(
      "configuration-added", "SwiftPM does not know a new configuration yet",
      "SwiftPM plans a build once and asks the plugin again only after the manifest or a target's "
        + "list of files changed. Save `Package.swift` again."),
    Rule(
      "duplicate-output", "Two templates write the same file",
      "Each template writes a file named after it, and many disks ignore letter case. Rename one."),
    Rule(
      "json", "A JSON text cannot be read",
      "`widgetgen.json` and the context of `render` are JSON; comments, trailing commas, single quotes "
        + "and keys without quotes are allowed."),
    Rule(
      "key-beside-targets", "A key cannot be shared by several targets",
      "Keys beside `targets` apply to all targets, except for `sources` and `output`, which each "
        + "target sets for itself."),
    Rule(
      "link-outside", "A symbolic link is not followed",
      "The link leads out of the given folders. To scan its target, list that as well."),
    Rule(
      "misspelt-selection", "A selected protocol is unknown",
      "`select` names protocols; no source declares one of this name, but one of a similar name."),
    Rule(
      "missing-product", "A target does not depend on WidgetRuntime",
      "Code for the runtime `standalone` imports WidgetRuntime, a product of the widgetgen package. "
        + "Add `.product(name: \"WidgetRuntime\", package: \"widgetgen\")` to the target's "
        + "dependencies in `Package.swift`, or set `\"args\": {\"embedRuntime\": \"1\"}`."),
    Rule(
      "not-generated", "A file of the output folder was not generated",
      "Only files that begin with `// Generated using` are overwritten. Move the file, or choose "
        + "another output folder."),
    Rule(
      "orphaned-output", "Nothing generates a file any more",
      "The file begins with the header of widgetgen, but no generation and no template of the "
        + "configuration writes it: its template was renamed or removed. "
        + "`widgetgen generate --prune` removes it."),
    Rule(
      "outside-output", "An output path leads out of the output folder",
      "Files are written and removed only inside the folder that the configuration or the command line "
        + "names. Neither `..` nor a link below that folder may lead out of it."),
    Rule(
      "repeated-key", "A key is repeated",
      "The object has the key more than once. Remove one of them."),
    Rule(
      "stale", "A generated file is not up to date",
      "`check` found that generating would change the file. Run `widgetgen generate`."),
    Rule(
      "target-without-sources", "A target has no sources",
      "Each element of `targets` sets `sources`, usually to the folder of the target."),
    Rule(
      "misspelled-part", "A template almost has the name of a built-in part",
      "Your template takes the place of a built-in part only under the same name, as in `_Init.stencil`; "
        + "under another it is rendered by itself. `widgetgen templates list` prints the names."),
    Rule(
      "template", "A template cannot be read or rendered",
      "The message says what is wrong: an unknown tag or filter, a missing end, a limit that was "
        + "exceeded. docs/templates.md describes the language."),
    Rule(
      "template-added", "SwiftPM does not know a new template yet",
      "The build-tool plugin declares its outputs when SwiftPM plans a build, which happens after "
        + "the manifest or a target's list of files changed. Save `Package.swift` again."),
    Rule(
      "undeclared-output", "A build cannot compile a generated file",
      "A build system has to know the names of outputs in advance, and a template's `file:` section "
        + "is named when it is rendered. Write one file, or check the output in and use the command."
    ),
    Rule(
      "unknown-key", "A key of the configuration, or of a payload, is unknown",
      "docs/configuration.md lists all keys of the configuration. The app ignores a key of a payload that it "
        + "does not read, which often means that the key is misspelled."),
    Rule(
      "unknown-rule", "An ignore comment names no rule",
      "`// widgetgen:ignore RULE` names the rule in the brackets of a warning; several are separated "
        + "by commas."),
    Rule(
      "unknown-word", "A value of the configuration is unknown",
      "The key takes one of a few values; the message lists them."),
    Rule(
      "unsupported-sourcery-key", "A configuration of Sourcery cannot be taken over",
      "`init`, `migrate` and `sourcery` take over `sources`, `package`, `templates`, `output`, `args` and "
        + "`child`. A key whose omission would change the generated code is refused at its line."),
    Rule(
      "unread-yaml", "Part of a .sourcery.yml cannot be read",
      "`init` reads the subset of YAML that configurations of Sourcery use. Write the part in a "
        + "simpler form, or write widgetgen.json by hand."),
    Rule(
      "unreadable", "A file cannot be read",
      "The message has the reason given by the system."),
    Rule(
      "unreadable-name", "The name of a file is not valid UTF-8",
      "The file is skipped. Rename it."),
    Rule(
      "unused-ignore", "An ignore comment silences nothing",
      "The warning is gone, is an error, or is reported on another line. Remove the comment, or move "
        + "it to the line of the warning."),
    Rule(
      "unwritable", "A file cannot be written",
      "The message has the reason given by the system. Nothing was written."),
    Rule(
      "written-by-two-targets", "Two targets write the same file",
      "Two elements of `targets` have the same output folder, or fill inline blocks of the same "
        + "source. Give each its own output, and list the source in one of them."),
    Rule(
      "wrong-value", "A value of the configuration has the wrong type",
      "The message says what is expected; docs/configuration.md describes each key."),
  ]
}
