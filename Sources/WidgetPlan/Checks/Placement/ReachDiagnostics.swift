import WidgetModel
import WidgetSource
import WidgetSyntax

/// What generated code cannot reach of what the user wrote, or not read, in alphabetical order.
extension Diagnostic {
  static func conditionalMember(
    _ name: String, of type: ModelType, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "conditional-member", severity: .warning,
      message: "'\(name)' of '\(type.name)' is inside '#if', but generated code assumes that it "
        + "always exists and is the same; move it out of the '#if', or put the '#if' inside it",
      file: file.source.path, range: range)
  }

  /// The same as a warning: nobody asked for the type, and nothing is generated for it.
  func leavingOut(_ type: String) -> Diagnostic {
    Diagnostic(
      id: id, severity: .warning, message: "nothing is generated for '\(type)': \(message)",
      file: file, range: range, notes: notes)
  }

  static func unreachableMember(
    _ name: String, _ level: AccessLevel, of type: ModelType, block: String, _ range: SourceRange,
    in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "unreachable-member",
      message: "'\(name)' is \(level.rawValue) and not accessible from the generated file; "
        + "make it internal, or put '// widgetgen:inline:\(block)' and '// widgetgen:end' into "
        + "'\(type.name)' and pass '--inline'",
      file: file.source.path, range: range)
  }

  static func unreachableStorage(
    _ property: Property, of type: ModelType, block: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "unreachable-storage",
      message: "the storage of the wrapped '\(property.bareName)' is not accessible from the "
        + "generated file, nor is the synthesized initializer of '\(type.name)'; remove the "
        + "wrapper, give the property an initial value, or put "
        + "'// widgetgen:inline:\(block)' and '// widgetgen:end' into it and pass '--inline'",
      file: file.source.path, range: property.range)
  }

  static func unreachableType(
    _ type: ModelType, _ level: AccessLevel, block: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "unreachable-type",
      message: "'\(type.name)' is \(level.rawValue) and not accessible from the generated file; "
        + "make it internal, or put '// widgetgen:inline:\(block)' and '// widgetgen:end' into it "
        + "and pass '--inline'",
      file: file.source.path, range: type.range)
  }

  static func unreadableKeys(
    _ type: ModelType, _ why: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "unreadable-keys",
      message: "'CodingKeys' of '\(type.name)' \(why), so its keys are unknown; write an enum "
        + "with raw values of 'String', or the coding of '\(type.name)' by hand",
      file: file.source.path, range: range)
  }
}
