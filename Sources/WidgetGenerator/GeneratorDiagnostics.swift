import WidgetSource
import WidgetSyntax

/// What can be wrong when text is placed, in alphabetical order.
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

  static func misplacedInlineBlock(
    _ name: String, inside typeName: String, at place: SourceRange, _ file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "misplaced-inline-block",
      message: "inline block '\(name)' stands inside '\(typeName)'; rename or move it",
      file: file.source.path, range: place)
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
}
