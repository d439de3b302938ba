import WidgetModel
import WidgetSource
import WidgetSyntax

/// The messages about declarations that generated code cannot access or cannot use.
extension Diagnostic {
  static func conditionalMember(
    _ name: String, of type: ModelType, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .conditionalMember,
      message: "'\(name)' of '\(type.name)' is inside '#if', but generated code assumes that it "
        + "is always the same; move it out of the '#if', or put the '#if' inside it",
      file: file.source.path, range: range)
  }

  /// Returns a warning with this message for a type that was not explicitly requested; nothing is generated for it.
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
      rule: .unreachableMember,
      message: "'\(name)' is \(level.rawValue) and not accessible from the generated file; "
        + "make it internal, or put '// widgetgen:inline:\(block)' and '// widgetgen:end' into "
        + "'\(type.name)' and pass '--inline'",
      file: file.source.path, range: range)
  }

  static func unreachableSetter(
    _ property: Property, of type: ModelType, block: String, in file: ParsedFile
  ) -> Diagnostic {
    let level = property.setterAccess.rawValue
    return Diagnostic(
      rule: .unreachableMember,
      message:
        "the setter of '\(property.bareName)' is \(level) and not accessible from the generated "
        + "file; remove '\(level)(set)', or put '// widgetgen:inline:\(block)' and '// widgetgen:end' "
        + "into '\(type.name)' and pass '--inline'",
      file: file.source.path, range: property.range)
  }

  static func unreachableStorage(
    _ property: Property, of type: ModelType, block: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .unreachableStorage,
      message: "the storage of the wrapped '\(property.bareName)' is not accessible from the "
        + "generated file, nor is the synthesized initializer of '\(type.name)'; remove the "
        + "wrapper, give the property an initial value, or put "
        + "'// widgetgen:inline:\(block)' and '// widgetgen:end' into '\(type.name)' and pass '--inline'",
      file: file.source.path, range: property.range)
  }

  /// - Parameter owner: the name of the enclosing type with the access level, or nil if the type itself has it.
  static func unreachableType(
    _ type: ModelType, _ level: AccessLevel, of owner: String?, block: String,
    in file: ParsedFile
  ) -> Diagnostic {
    let (cause, cure) =
      owner.map { ("in '\($0)', which is \(level.rawValue),", "'\($0)'") }
      ?? (level.rawValue, "it")
    return Diagnostic(
      rule: .unreachableType,
      message: "'\(type.name)' is \(cause) and not accessible from the generated file; "
        + "make \(cure) internal, or put '// widgetgen:inline:\(block)' and '// widgetgen:end' into it "
        + "and pass '--inline'",
      file: file.source.path, range: type.range)
  }

  static func unreadableKeys(
    _ type: ModelType, _ why: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .unreadableKeys,
      message: "'CodingKeys' of '\(type.name)' \(why), so its keys are unknown; write an enum "
        + "with raw values of 'String', or the coding of '\(type.name)' by hand",
      file: file.source.path, range: range)
  }
}

extension Rule {
  static let conditionalMember = Rule(
    "conditional-member", .warning, title: "A member is inside an '#if'")

  static let unreachableMember = Rule(
    "unreachable-member", .error, title: "A member is not accessible from the generated file")

  static let unreachableStorage = Rule(
    "unreachable-storage", .error,
    title: "A wrapped property cannot be initialized from the generated file")

  static let unreachableType = Rule(
    "unreachable-type", .error, title: "A type is not accessible from the generated file")

  static let unreadableKeys = Rule(
    "unreadable-keys", .error, title: "The keys in 'CodingKeys' are unknown")
}
