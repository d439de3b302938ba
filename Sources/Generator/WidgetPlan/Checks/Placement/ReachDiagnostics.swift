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
    "conditional-member", .warning, title: "A member is inside an '#if'",
    explanation:
      "Generated code assumes that the member exists in every configuration. Move it out of the `#if`, or put the "
      + "`#if` inside it.",
    example: Rule.Example(
      wrong: """
        // widgetgen: codable
        struct Label {
          var text: String

          #if DEBUG
            enum CodingKeys: String, CodingKey { case text = "debugText" }
          #endif
        }
        """,
      right: """
        // widgetgen: codable
        struct Label {
          var text: String

          enum CodingKeys: String, CodingKey { case text = "title" }
        }
        """))

  static let unreachableMember = Rule(
    "unreachable-member", .error, title: "A member is not accessible from the generated file",
    explanation:
      "Generated code is in another file, where `private` and `fileprivate` members cannot be used. Make the member "
      + "internal, or generate into an inline block.",
    example: Rule.Example(
      wrong: """
        // widgetgen: codable
        struct Label {
          private var text: String
        }
        """,
      right: """
        // widgetgen: codable
        struct Label {
          var text: String
        }
        """))

  static let unreachableStorage = Rule(
    "unreachable-storage", .error,
    title: "A wrapped property cannot be initialized from the generated file",
    explanation:
      "The storage of a wrapper is private, and so is the synthesized initializer. Give the property an initial "
      + "value, or generate into an inline block.",
    example: Rule.Example(
      runtime: "beagle-2",
      wrong: """
        struct Template: Codable {
          @AutoCodable var view: any ServerDrivenComponent

          init(view: any ServerDrivenComponent) { self.view = view }
        }
        """,
      right: """
        struct Template: Codable {
          @AutoCodable var view: any ServerDrivenComponent
        }
        """))

  static let unreachableType = Rule(
    "unreachable-type", .error, title: "A type is not accessible from the generated file",
    explanation:
      "Make the type internal, generate into an inline block, or mark it with `// widgetgen: skip`.",
    example: Rule.Example(
      wrong: """
        // widgetgen: codable
        private struct Label {
          var text: String
        }
        """,
      right: """
        // widgetgen: codable
        struct Label {
          var text: String
        }
        """))

  static let unreadableKeys = Rule(
    "unreadable-keys", .error, title: "The keys in 'CodingKeys' are unknown",
    explanation:
      "Your own `CodingKeys` is used unchanged. It has to be an enum with `String` raw values in the scanned sources.",
    example: Rule.Example(
      wrong: """
        // widgetgen: codable
        struct Label {
          var text: String

          typealias CodingKeys = SharedKeys
        }
        """,
      right: """
        // widgetgen: codable
        struct Label {
          var text: String

          enum CodingKeys: String, CodingKey { case text }
        }
        """))
}
