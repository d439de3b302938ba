import WidgetSource
import WidgetSyntax

/// What can be wrong with the types that code is generated for, in alphabetical order.
extension Diagnostic {
  static func classNeedsInline(
    _ type: ModelType, member: String, block: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "class-needs-inline",
      message: "\(member) of \(type.kind.rawValue) '\(type.name)' cannot stand in an extension; "
        + "put '// widgetgen:inline:\(block)' and '// widgetgen:end' into it and pass "
        + "'--inline', or make it a struct",
      file: file.source.path, range: type.range)
  }

  static func duplicateName(
    _ name: String, in family: String, _ second: (file: ParsedFile, range: SourceRange),
    first: (file: ParsedFile, range: SourceRange), what: String = "types"
  ) -> Diagnostic {
    Diagnostic(
      id: "duplicate-name",
      message: "two \(what) of '\(family)' have the name '\(name)'; "
        + "give one of them another by '// widgetgen: name = \"…\"'",
      file: second.file.source.path, range: second.range,
      notes: [
        Note(message: "first used here", file: first.file.source.path, range: first.range)
      ])
  }

  static func noncopyable(_ type: ModelType, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "noncopyable",
      message: "'\(type.name)' cannot be copied, and what is coded can; remove '~Copyable', or "
        + "mark it '// widgetgen: skip'",
      file: file.source.path, range: type.range)
  }

  static func superclass(
    _ name: String, of type: ModelType, isMarked: Bool, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "superclass",
      message: "'\(type.name)' inherits from class '\(name)', whose initializers generated ones "
        + "do not call; write its initializers "
        + (isMarked
          ? "by hand and remove the marker"
          : "and its coding by hand, or mark it '// widgetgen: skip'"),
      file: file.source.path, range: type.range)
  }

  static func tooManyConditions(_ type: ModelType, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "too-many-conditions",
      message: "the '#if's in '\(type.name)' have more than \(ParsedFile.variantLimit) outcomes; "
        + "write its initializers by hand",
      file: file.source.path, range: type.range)
  }

  static func uncomparedSuperclass(
    _ name: String, of type: ModelType, isMarked: Bool, in file: ParsedFile
  ) -> Diagnostic {
    // What Sourcery made so far is made still.
    Diagnostic(
      id: "superclass", severity: isMarked ? .warning : .error,
      message:
        "'\(type.name)' inherits from class '\(name)', whose properties a generated '==' does "
        + "not compare; write '==' by hand",
      file: file.source.path, range: type.range)
  }
}
