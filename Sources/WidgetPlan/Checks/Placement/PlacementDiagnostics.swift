import WidgetModel
import WidgetSource
import WidgetSyntax

/// What keeps generated members from being placed, in alphabetical order.
extension Diagnostic {
  static func classNeedsInline(
    _ type: ModelType, member: String, block: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "class-needs-inline",
      message: "\(member) of \(type.kind.rawValue) '\(type.name)' cannot be in an extension; "
        + "put '// widgetgen:inline:\(block)' and '// widgetgen:end' into it and pass "
        + "'--inline', or make it a struct",
      file: file.source.path, range: type.range)
  }

  static func codedActor(_ type: ModelType, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "coded-actor",
      message:
        "'\(type.name)' is an actor, which cannot be coded or compared; make it a struct that the actor "
        + "contains, or mark it '// widgetgen: skip'",
      file: file.source.path, range: type.range)
  }

  static func noncopyable(_ type: ModelType, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "noncopyable",
      message:
        "'\(type.name)' is noncopyable, and 'Codable' requires copyable types; remove '~Copyable', or "
        + "mark it '// widgetgen: skip'",
      file: file.source.path, range: type.range)
  }

  static func propertyInBlock(
    _ property: Property, _ block: InlineBlock, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "property-in-block",
      message: "'\(property.bareName)' is inside inline block '\(block.name)', which is "
        + "regenerated; move it out",
      file: file.source.path, range: property.range)
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
}
