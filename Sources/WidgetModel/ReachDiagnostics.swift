import WidgetSource
import WidgetSyntax

/// What generated code cannot reach of what the user wrote, or not read, in alphabetical order.
extension Diagnostic {
  static func conditionalMember(
    _ name: String, of type: ModelType, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "conditional-member", severity: .warning,
      message: "'\(name)' of '\(type.name)' stands in an '#if', and what is generated takes it to "
        + "be there always and the same; move it out of the '#if', or put the '#if' inside of it",
      file: file.source.path, range: range)
  }

  static func unreachableMember(
    _ name: String, _ level: AccessLevel, of type: ModelType, block: String, _ range: SourceRange,
    in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "unreachable-member",
      message: "'\(name)' is \(level.rawValue) and out of a generated file's reach; "
        + "make it internal, or put '// widgetgen:inline:\(block)' and '// widgetgen:end' into "
        + "'\(type.name)' and pass '--inline'",
      file: file.source.path, range: range)
  }

  static func unreachableStorage(
    _ property: Property, of type: ModelType, block: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "unreachable-storage",
      message: "the storage of the wrapped '\(property.bareName)' is out of a generated file's "
        + "reach, and so is the initializer that Swift makes for '\(type.name)'; remove the "
        + "wrapper, give the property an initial value, or put "
        + "'// widgetgen:inline:\(block)' and '// widgetgen:end' into it and pass '--inline'",
      file: file.source.path, range: property.range)
  }

  static func unreachableType(
    _ type: ModelType, _ level: AccessLevel, block: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "unreachable-type",
      message: "'\(type.name)' is \(level.rawValue) and out of a generated file's reach; "
        + "make it internal, or put '// widgetgen:inline:\(block)' and '// widgetgen:end' into it "
        + "and pass '--inline'",
      file: file.source.path, range: type.range)
  }

  static func unreadableKeys(
    _ type: ModelType, _ why: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "unreadable-keys",
      message: "'CodingKeys' of '\(type.name)' \(why), and its keys cannot be told; write an enum "
        + "with raw values of 'String', or the coding of '\(type.name)' by hand",
      file: file.source.path, range: range)
  }
}
