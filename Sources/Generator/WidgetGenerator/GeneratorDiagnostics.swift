import WidgetModel
import WidgetPlan
import WidgetSource
import WidgetSyntax

/// The diagnostics about user-defined templates, inline blocks and selected protocols.
extension Diagnostic {
  static func ambiguousInlineType(
    _ typeName: String, section: String, first: TypePlaces.Place,
    others: some Sequence<TypePlaces.Place>, _ files: [ParsedFile]
  ) -> Diagnostic {
    Diagnostic(
      rule: .ambiguousInlineType,
      message: "'\(typeName)' is declared more than once; "
        + "write the markers of inline block '\(section)' at one of the declarations",
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
      rule: .conflictingInlineSections,
      message: "inline block '\(name)' is rendered twice with different text; "
        + "rename one of the sections",
      file: file?.source.path ?? "", range: place)
  }

  static func coveredInlinePlace(
    _ name: String, by block: InlineBlock, _ file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .coveredInlinePlace,
      message: "inline block '\(name)' would be inside inline block '\(block.name)'; "
        + "write the markers of '\(name)' outside of '\(block.name)'",
      file: file.source.path, range: block.start)
  }

  static func duplicateOutput(_ file: GeneratedFile, _ other: GeneratedFile) -> Diagnostic {
    let path = other.place.path
    let origin = other.template ?? "built-in \(path.prefix { $0 != "." })"
    return Diagnostic(
      rule: .duplicateOutput,
      message: "this template writes '\(file.place.path)' and '\(origin)' writes '\(path)'"
        + (file.place.path == path ? "" : ", which is the same file on a case-insensitive disk")
        + "; rename a template",
      file: file.template ?? file.place.path)
  }

  static func inlineSectionsNotFilled(_ template: String) -> Diagnostic {
    Diagnostic(
      rule: .inlineSectionsNotFilled,
      message: "this template renders inline blocks, which are not filled; pass '--inline'",
      file: template)
  }

  static func invalidFileSection(_ name: String, _ template: String) -> Diagnostic {
    Diagnostic(
      rule: .invalidFileSection,
      message: "'file:' section '\(name)' must name a '.swift' file inside the output folder",
      file: template)
  }

  static func misplacedInlineBlock(
    _ name: String, inside typeName: String?, at place: SourceRange, _ file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .misplacedInlineBlock,
      message:
        "inline block '\(name)' is \(typeName.map { "inside '\($0)'" } ?? "not inside a type"); "
        + "rename or move it",
      file: file.source.path, range: place)
  }

  static func misspelledSelection(
    _ name: String, meant: String, _ configuration: Configuration
  ) -> Diagnostic {
    let origin = configuration.selectOrigin
    return Diagnostic(
      rule: .misspelledSelection,
      message: "no source declares or uses a protocol '\(name)', so 'select' finds no types; "
        + "did you mean '\(meant)'?",
      file: origin?.file ?? "--select", range: origin?.places[name],
      fix: Suggestion.correction(of: name, in: [meant]).flatMap {
        origin?.replacing(name, with: $0)
      } ?? [])
  }

  static func nestedSection(_ name: String, _ template: String) -> Diagnostic {
    Diagnostic(
      rule: .nestedSection,
      message: "section '\(name)' is not closed before the next one; render its 'end' marker",
      file: template)
  }

  static func unbalancedInlineBlock(_ block: InlineBlock, _ file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .unbalancedInlineBlock,
      message: "the braces inside inline block '\(block.name)' do not balance; "
        + "empty it, and fix the surrounding code",
      file: file.source.path, range: block.start)
  }

  static func unclosedSection(_ name: String, _ template: String) -> Diagnostic {
    Diagnostic(
      rule: .unclosedSection,
      message: "section '\(name)' is rendered without its 'end' marker; render it after the text",
      file: template)
  }

  static func unfilledInlineBlock(_ block: InlineBlock, _ file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .unfilledInlineBlock,
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
      rule: .unknownInlineType,
      message: "no type '\(typeName)' is declared for this inline block; "
        + (suggestion.map { "did you mean '\($0)'?" } ?? "rename or remove it"),
      file: file.source.path, range: place,
      fix: Suggestion.correction(of: typeName, in: names).map {
        file.replacing(typeName, in: place, with: $0)
      } ?? [])
  }

  static func unusedInlineBlock(
    _ block: InlineBlock, of type: String, _ file: ParsedFile
  ) -> Diagnostic {
    let names = MemberBlock.all(of: type)
    let suggestion =
      names.contains(block.name) ? nil : Suggestion.nearest(to: block.name, in: names)
    return Diagnostic(
      rule: .unusedInlineBlock,
      message: "nothing is generated for inline block '\(block.name)'; "
        + (suggestion.map { "did you mean '\($0)'?" }
          ?? "mark '\(type)' with '// widgetgen: codable', or remove the block"),
      file: file.source.path, range: block.start,
      fix: Suggestion.correction(of: block.name, in: suggestion == nil ? [] : names).map {
        file.replacing(block.name, in: block.start, with: $0)
      } ?? [])
  }
}

extension Rule {
  static let ambiguousInlineType = Rule(
    "ambiguous-inline-type", .error, title: "A new inline block could belong to several types")

  static let conflictingInlineSections = Rule(
    "conflicting-inline-sections", .error,
    title: "Two templates render one inline block differently")

  static let coveredInlinePlace = Rule(
    "covered-inline-place", .error, title: "A new inline block would be inside another one")

  static let duplicateOutput = Rule(
    "duplicate-output", .error, title: "Two templates write the same file")

  static let inlineSectionsNotFilled = Rule(
    "inline-sections-not-filled", .warning,
    title: "A template renders inline blocks and nothing fills them")

  static let invalidFileSection = Rule(
    "invalid-file-section", .error, title: "The name of a 'file:' section is invalid")

  static let misplacedInlineBlock = Rule(
    "misplaced-inline-block", .error, title: "An inline block is outside of its type")

  static let misspelledSelection = Rule(
    "misspelled-selection", .warning, title: "A selected protocol is unknown")

  static let nestedSection = Rule(
    "nested-section", .error, title: "A template begins a section inside another one")

  static let unbalancedInlineBlock = Rule(
    "unbalanced-inline-block", .error, title: "The braces in an inline block do not balance")

  static let unclosedSection = Rule(
    "unclosed-section", .error, title: "A template does not close a section")

  static let unfilledInlineBlock = Rule(
    "unfilled-inline-block", .warning,
    title: "An inline block is empty, and nothing else has its members")

  static let unknownInlineType = Rule(
    "unknown-inline-type", .error, title: "An inline block names an unknown type")

  static let unusedInlineBlock = Rule(
    "unused-inline-block", .warning, title: "Nothing is generated for an inline block")
}
