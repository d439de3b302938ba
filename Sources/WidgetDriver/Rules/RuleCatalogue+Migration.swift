import WidgetSource

extension RuleCatalogue {
  /// Configurations of Sourcery.
  static let migration = [
    Rule(
      "cannot-migrate", "Sourcery cannot be replaced",
      "`migrate` looks for configurations of Sourcery below the working directory, and `--apply` changes "
        + "files only in a clean git tree, so that they can be restored."),
    Rule(
      "unread-yaml", "Part of a .sourcery.yml cannot be read",
      "`init` reads the subset of YAML that configurations of Sourcery use. Write the part in a "
        + "simpler form, or write widgetgen.json by hand."),
    Rule(
      "unsupported-sourcery-key", "A configuration of Sourcery cannot be taken over",
      "`init`, `migrate` and `sourcery` take over `sources`, `package`, `templates`, `output`, `args` and "
        + "`child`. A key whose omission would change the generated code is refused at its line."),
  ]
}
