extension RuleCatalogue {
  /// What the scanner reports about one file.
  static let syntax = [
    Rule(
      "conditional-without-start", "A conditional directive has no '#if'",
      "`#elseif`, `#else` or `#endif` was found outside of any `#if`. Add the `#if`, or remove the "
        + "directive."),
    Rule(
      "expected-body", "A type has no body",
      "The declaration of a type ends before its `{`. Usually the file is being edited; complete the "
        + "declaration."),
    Rule(
      "expected-name", "A declaration has no name",
      "A keyword such as `struct` is not followed by a name. Write the name, in backticks if it is a "
        + "reserved word."),
    Rule(
      "expected-type", "A type is missing",
      "A type annotation, an inheritance clause or a type alias ends before its type."),
    Rule(
      "merge-conflict", "A merge conflict is not resolved",
      "A line begins with a marker of version control: `<<<<<<<`, `|||||||`, `=======` or `>>>>>>>`. "
        + "Keep one version of the lines and remove the markers; nothing is generated until then. Markers in "
        + "strings and comments are text. In a Swift file without annotations, the bodies of functions are "
        + "not searched; the compiler reports a conflict there."),
    Rule(
      "nesting-too-deep", "Declarations or expressions are nested too deeply",
      "The scanner limits the depth of nesting so that no file can exhaust the stack. No source "
        + "written by a person reaches the limit; split generated code up."),
    Rule(
      "not-swift", "A file is not Swift source text",
      "The file contains bytes that no Swift source has. Exclude it with `exclude`."),
    Rule(
      "not-text", "A source is not valid UTF-8",
      "Swift sources are UTF-8. Convert the file, or exclude it with `exclude`."),
    Rule(
      "unbalanced-brace", "A brace or bracket has no counterpart",
      "An opening brace, bracket or parenthesis is not closed, or a closing one was never opened. What "
        + "is inside of it is unknown, so nothing is generated."),
    Rule(
      "unknown-syntax", "The scanner skipped something that it does not know",
      "Where a declaration was expected, something else was found, and scanning continued at the "
        + "next declaration. If the compiler accepts the file, please report it."),
    Rule(
      "unterminated-comment", "A block comment is not closed",
      "`/*` has no matching `*/`. Block comments nest in Swift: each needs an end of its own."),
    Rule(
      "unterminated-conditional", "A conditional block is not closed",
      "`#if` has no matching `#endif` in the file."),
    Rule(
      "unterminated-string", "A string literal is not closed",
      "A string literal ends with its line, or with the file if it has three quotes."),
    Rule(
      "dangling-annotation", "An annotation belongs to no declaration",
      "An annotation applies to the declaration on the same line or right below it; an empty line in "
        + "between separates them. Move the comment to the declaration."),
    Rule(
      "unclosed-annotations", "A block of annotations is not closed",
      "`// widgetgen:begin:` applies to all declarations up to `// widgetgen:end`. To annotate a "
        + "whole file, write `// widgetgen:file:` instead."),
    Rule(
      "misspelled-annotation", "A comment is almost an annotation",
      "An annotation begins with `widgetgen` in lower case and a colon: `// widgetgen: default = 3`. If the "
        + "comment is prose, reword it or silence the warning."),
    Rule(
      "unexpected-annotation-text", "Part of an annotation cannot be read",
      "Annotations are separated by commas, values follow `=`, and quotes have to be closed: "
        + "`// widgetgen: key = \"label\", default = 3`."),
  ]
}
