import WidgetModel
import WidgetSource
import WidgetSyntax

/// The messages about types to which members cannot be added, in alphabetical order.
extension Diagnostic {
  static func classNeedsInline(
    _ type: ModelType, member: String, block: String, in file: ParsedFile
  ) -> Diagnostic {
    let alternative =
      block.hasSuffix(".Init") ? ", write '// widgetgen: memberwise = false' above it" : ""
    return Diagnostic(
      rule: .classNeedsInline,
      message: "\(member) of \(type.kind.rawValue) '\(type.name)' cannot be in an extension; "
        + "put '// widgetgen:inline:\(block)' and '// widgetgen:end' into the "
        + "\(type.kind.rawValue) and pass '--inline'\(alternative), or make it a struct",
      file: file.source.path, range: type.range)
  }

  static func isolatedType(_ type: ModelType, to actor: String, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .isolatedType,
      message:
        "'\(type.name)' is isolated to '\(actor)', but a decoder or encoder can use it on any thread; "
        + "add 'nonisolated' to its '// widgetgen:' annotation, or remove '@\(actor)'",
      file: file.source.path, range: type.range)
  }

  static func codedActor(_ type: ModelType, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .codedActor,
      message:
        "'\(type.name)' is an actor, which cannot be coded or compared; make it a struct that the actor "
        + "contains, or mark it with '// widgetgen: skip'",
      file: file.source.path, range: type.range)
  }

  static func noncopyable(_ type: ModelType, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .noncopyable,
      message:
        "'\(type.name)' is noncopyable, and 'Codable' requires copyable types; remove '~Copyable', or "
        + "mark it with '// widgetgen: skip'",
      file: file.source.path, range: type.range)
  }

  static func propertyInBlock(
    _ property: Property, _ block: InlineBlock, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .propertyInBlock,
      message: "'\(property.bareName)' is inside inline block '\(block.name)', which is "
        + "regenerated; move it out",
      file: file.source.path, range: property.range)
  }

  static func superclass(
    _ name: String, of type: ModelType, isMarked: Bool, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .superclass,
      message: "'\(type.name)' inherits from '\(name)', and generated code calls no initializers "
        + "of '\(name)'; write the initializers of '\(type.name)' "
        + (isMarked
          ? "by hand and remove the marker"
          : "and its coding by hand, or mark it with '// widgetgen: skip'"),
      file: file.source.path, range: type.range)
  }

  static func tooManyConditions(_ type: ModelType, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .tooManyConditions,
      message: "the '#if's in '\(type.name)' have more than \(ParsedFile.variantLimit) outcomes; "
        + "write its initializers by hand",
      file: file.source.path, range: type.range)
  }
}

extension Rule {
  static let classNeedsInline = Rule(
    "class-needs-inline", .error, title: "A class needs an inline block")

  static let codedActor = Rule("coded-actor", .error, title: "An actor cannot be coded or compared")

  static let isolatedType = Rule(
    "isolated-type", .error, title: "A type that is coded is isolated to a global actor")

  static let noncopyable = Rule("noncopyable", .error, title: "A noncopyable type cannot be coded")

  static let propertyInBlock = Rule(
    "property-in-block", .error, title: "A property is declared in an inline block")

  static let tooManyConditions = Rule(
    "too-many-conditions", .error, title: "A type has too many '#if' blocks")
}
