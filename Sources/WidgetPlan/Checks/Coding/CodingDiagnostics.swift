import WidgetModel
import WidgetSource
import WidgetSyntax

/// What keeps values from being coded, in alphabetical order.
extension Diagnostic {
  static func doubleOptional(
    _ property: Property, isElement: Bool, hasField: Bool, in file: ParsedFile
  ) -> Diagnostic {
    let once = property.type?.unwrapped
    // The second one may be in a typealias.
    let value = once.flatMap { $0.isOptional ? $0.unwrapped.text : nil } ?? "…"
    return Diagnostic(
      id: "double-optional", severity: .warning,
      message:
        "'\(property.bareName)' is nil both where its \(isElement ? "element" : "key") is missing and where "
        + "it is null; "
        + (hasField
          ? "'Field<\(value)>' distinguishes them" : "one '?' says the same"),
      file: file.source.path, range: property.range)
  }

  static func onlyIsNotEnough(
    _ type: ModelType, _ missing: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "only-is-not-enough",
      message: "a protocol of '\(type.name)' requires that it is '\(missing)'; remove 'only', or "
        + "leave '\(missing)' out of the protocol",
      file: file.source.path, range: type.attributes.range(of: .only) ?? type.range)
  }

  static func otherDirection(
    _ property: Property, _ key: String?, _ other: String, decodes: Bool, in file: ParsedFile
  ) -> Diagnostic {
    let (verb, done) = decodes ? ("writes", "read") : ("reads", "written")
    return Diagnostic(
      id: "other-direction",
      message: "Swift \(verb) '\(property.bareName)' under its own name, and it is \(done) "
        + (key.map { "under '\($0)'" } ?? "from another place")
        + "; mark the type '// widgetgen: codable', or remove '\(other)' from it",
      file: file.source.path,
      range: property.range(
        of: .key, .path, .flatten, .decodeKey, .encodeKey, .decodePath, .encodePath, .style))
  }

  static func uncodableType(
    _ property: Property, _ type: TypeName, _ remedy: String?, encodes: Bool = false,
    in file: ParsedFile
  ) -> Diagnostic {
    let name = property.bareName.capitalizedFirst
    return Diagnostic(
      id: "uncodable-type",
      message: "'\(property.bareName)' has type '\(type.text)', which cannot be "
        + (encodes ? "coded" : "decoded") + "; " + (remedy.map { $0 + ", " } ?? "")
        + "write 'static func decode\(name)(from:)' "
        + (encodes ? "and 'func encode\(name)(to:)', " : "") + "or mark it '// widgetgen: skip'",
      file: file.source.path, range: property.range)
  }
}
