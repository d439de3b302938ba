import WidgetModel
import WidgetPlan
import WidgetSource
import WidgetSyntax

/// What can be wrong when text is placed, and with what the user asks for, in alphabetical order.
extension Diagnostic {
  static func ambiguousInlineType(
    _ typeName: String, section: String, first: TypePlaces.Place,
    others: some Sequence<TypePlaces.Place>, _ files: [ParsedFile]
  ) -> Diagnostic {
    Diagnostic(
      id: "ambiguous-inline-type",
      message: "'\(typeName)' is declared more than once; "
        + "put the markers of inline block '\(section)' where it belongs",
      file: files[first.file].source.path, range: first.declaration.name,
      notes: others.map {
        Note(
          message: "also here", file: files[$0.file].source.path, range: $0.declaration.name)
      })
  }

  static func conflictingInlineSections(
    _ name: String, at place: SourceRange?, _ file: ParsedFile?
  ) -> Diagnostic {
    Diagnostic(
      id: "conflicting-inline-sections",
      message: "inline block '\(name)' is rendered twice with different text; "
        + "rename one of the sections",
      file: file?.source.path ?? "", range: place)
  }

  static func coveredInlinePlace(
    _ name: String, by block: InlineBlock, _ file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "covered-inline-place",
      message: "inline block '\(name)' would be inside inline block '\(block.name)'; "
        + "put its markers where it belongs",
      file: file.source.path, range: block.start)
  }

  static func duplicateOutput(_ file: GeneratedFile, _ other: GeneratedFile) -> Diagnostic {
    let path = other.place.path
    let origin = other.template ?? "built-in \(path.prefix { $0 != "." })"
    return Diagnostic(
      id: "duplicate-output",
      message: "this template writes '\(file.place.path)' and '\(origin)' writes '\(path)', "
        + "which is the same file on a case-insensitive disk; rename a template",
      file: file.template ?? file.place.path)
  }

  static func inlineSectionsNotFilled(_ template: String) -> Diagnostic {
    Diagnostic(
      id: "inline-sections-not-filled", severity: .warning,
      message: "this template renders inline blocks, which are only written with '--inline'",
      file: template)
  }

  static func invalidFileSection(_ name: String, _ template: String) -> Diagnostic {
    Diagnostic(
      id: "invalid-file-section",
      message: "'file:' section '\(name)' must name a '.swift' file inside the output folder",
      file: template)
  }

  static func misplacedInlineBlock(
    _ name: String, inside typeName: String?, at place: SourceRange, _ file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "misplaced-inline-block",
      message:
        "inline block '\(name)' is \(typeName.map { "inside '\($0)'" } ?? "not inside a type"); "
        + "rename or move it",
      file: file.source.path, range: place)
  }

  static func misspeltSelection(
    _ name: String, meant: String, _ configuration: Configuration
  ) -> Diagnostic {
    let origin = configuration.selectOrigin
    return Diagnostic(
      id: "misspelt-selection", severity: .warning,
      message: "no source declares or uses a protocol '\(name)', so 'select' finds no types; "
        + "did you mean '\(meant)'?",
      file: origin?.file ?? "--select", range: origin?.places[name])
  }

  static func misspelledPart(_ part: String, _ template: String) -> Diagnostic {
    Diagnostic(
      id: "misspelled-part", severity: .warning,
      message: "this template replaces no built-in part and is rendered by itself; "
        + "did you mean '\(part)'?", file: template)
  }

  static func nestedSection(_ name: String, _ template: String) -> Diagnostic {
    Diagnostic(
      id: "nested-section",
      message: "section '\(name)' is not closed before the next one; render its 'end' marker",
      file: template)
  }

  static func unbalancedInlineBlock(_ block: InlineBlock, _ file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "unbalanced-inline-block",
      message: "the braces inside inline block '\(block.name)' do not balance; "
        + "empty it, and fix the surrounding code",
      file: file.source.path, range: block.start)
  }

  static func unclosedSection(_ name: String, _ template: String) -> Diagnostic {
    Diagnostic(
      id: "unclosed-section",
      message: "section '\(name)' is rendered without its 'end' marker; render it after the text",
      file: template)
  }

  static func unfilledInlineBlock(_ block: InlineBlock, _ file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "unfilled-inline-block", severity: .warning,
      message:
        "inline block '\(block.name)' is empty, and its members are not generated elsewhere; "
        + "pass '--inline' to fill it",
      file: file.source.path, range: block.start)
  }

  static func unknownInlineType(
    _ typeName: String, names: some Sequence<String>, at place: SourceRange, _ file: ParsedFile
  ) -> Diagnostic {
    let suggestion = Suggestion.nearest(to: typeName, in: names)
    return Diagnostic(
      id: "unknown-inline-type",
      message: "no type '\(typeName)' is declared for this inline block; "
        + (suggestion.map { "did you mean '\($0)'?" } ?? "rename or remove it"),
      file: file.source.path, range: place)
  }

  static func unusedInlineBlock(
    _ block: InlineBlock, of type: String, _ file: ParsedFile
  ) -> Diagnostic {
    let names = MemberBlock.all(of: type)
    let suggestion =
      names.contains(block.name) ? nil : Suggestion.nearest(to: block.name, in: names)
    return Diagnostic(
      id: "unused-inline-block", severity: .warning,
      message: "nothing is generated for inline block '\(block.name)'; "
        + (suggestion.map { "did you mean '\($0)'?" }
          ?? "mark '\(type)' '// widgetgen: codable', or remove the block"),
      file: file.source.path, range: block.start)
  }
}
