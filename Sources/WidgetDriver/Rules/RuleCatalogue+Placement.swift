extension RuleCatalogue {
  /// Inline blocks, and the sections that templates render for them.
  static let placement = [
    Rule(
      "ambiguous-inline-type", "A new inline block could belong to several types",
      "A template renders a section for a type that the sources declare more than once, so there is "
        + "no single place to add the block. Write the markers by hand where the text belongs."),
    Rule(
      "block-without-conformance", "An inline block cannot add a conformance",
      "The members in the block make the type codable, but a block is inside the type and cannot "
        + "change its inheritance clause. Add the conformance to the declaration."),
    Rule(
      "block-without-import", "A file lacks an import that its inline block needs",
      "The members in the block call a module that the file does not import. Inline blocks cannot "
        + "add imports; add it at the top of the file."),
    Rule(
      "class-needs-inline", "A class needs an inline block",
      "Swift does not allow designated initializers and overridable members in an extension. Write "
        + "the markers into the class and generate with `inline`, or make it a struct. The build-tool "
        + "plugin does not change sources: run the command, or "
        + "`swift package generate-widgets --inline`."),
    Rule(
      "coded-actor", "An actor cannot be coded or compared",
      "The state of an actor is only accessible to the actor, and `Codable` and `Equatable` are not asynchronous. Move what is "
        + "coded to a struct that the actor contains."),
    Rule(
      "conflicting-inline-sections", "Two templates render one inline block differently",
      "Sections of the same name have different text. Rename one of them."),
    Rule(
      "covered-inline-place", "A new inline block would be inside another one",
      "The place for a new block is covered by a block that is regenerated. Write the markers by "
        + "hand where the text belongs."),
    Rule(
      "duplicate-inline-block", "Two inline blocks have the same name",
      "Names of inline blocks are unique over all sources. Remove one of the blocks."),
    Rule(
      "inline-marker-after-code", "A marker of an inline block follows code",
      "The markers of a block are comments on lines of their own."),
    Rule(
      "inline-sections-not-filled", "A template renders inline blocks and nothing fills them",
      "Sources are only changed with `--inline` or `\"inline\": true`. Inside the build-tool plugin "
        + "they never are: run the command, or `swift package generate-widgets --inline`."),
    Rule(
      "invalid-file-section", "The name of a 'file:' section is invalid",
      "A template may write further files with `// widgetgen:file:NAME`. The name is a path in the "
        + "output folder that ends in `.swift`, or has no ending."),
    Rule(
      "malformed-inline-block", "The name of an inline block is invalid",
      "The name follows `inline:` without white space: `// widgetgen:inline:auto:Card.Init`."),
    Rule(
      "mismatched-inline-end", "An inline block begins and ends in different spellings",
      "A block that begins with `// sourcery:inline` ends with `// sourcery:end`, one that begins "
        + "with `// widgetgen:inline` with `// widgetgen:end`."),
    Rule(
      "misplaced-inline-block", "An inline block is outside of its type",
      "The name of an automatic block begins with its type, and the block has to be inside that "
        + "type. Move or rename it."),
    Rule(
      "nested-inline-block", "An inline block is inside another one",
      "A block has to be closed before the next one begins. Usually an `end` marker was deleted."),
    Rule(
      "nested-section", "A template begins a section inside another one",
      "A rendered section has to be closed before the next one begins."),
    Rule(
      "orphaned-inline-end", "An 'end' marker closes nothing",
      "Usually the marker that begins the block was deleted. Restore it, or remove the `end`."),
    Rule(
      "property-in-block", "A property is declared in an inline block",
      "The block is regenerated, and the property would be lost. Move it out of the block."),
    Rule(
      "unbalanced-inline-block", "The braces in an inline block do not balance",
      "Filling the block would remove a brace of the surrounding code. Empty the block, and fix the "
        + "surrounding code."),
    Rule(
      "unclosed-inline-block", "An inline block has no 'end' marker",
      "Add `// widgetgen:end` after the text of the block."),
    Rule(
      "unclosed-section", "A template does not close a section",
      "Render the section's `end` marker."),
    Rule(
      "unfilled-inline-block", "An inline block is empty, and nothing else has its members",
      "Members with an inline block are generated there only, and sources are only changed with "
        + "`--inline` or `\"inline\": true`. The build-tool plugin never changes them: run the command, "
        + "or `swift package generate-widgets --inline`."),
    Rule(
      "unknown-inline-type", "An inline block names an unknown type",
      "The name of an automatic block begins with a type that the sources declare."),
    Rule(
      "unused-inline-block", "Nothing is generated for an inline block",
      "The type is not selected for generation, or the block's name is misspelled. Annotate the "
        + "type, rename the block, or remove it."),
  ]
}
