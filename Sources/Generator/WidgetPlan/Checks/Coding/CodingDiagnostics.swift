import WidgetModel
import WidgetSource
import WidgetSyntax

/// The messages about values that cannot be coded as declared.
extension Diagnostic {
  static func doubleOptional(
    _ property: Property, isElement: Bool, hasField: Bool, in file: ParsedFile
  ) -> Diagnostic {
    let once = property.type?.unwrapped
    // The second optional may be in a typealias.
    let value = once.flatMap { $0.isOptional ? $0.unwrapped.text : nil } ?? "…"
    return Diagnostic(
      rule: .doubleOptional,
      message:
        "'\(property.bareName)' is nil both if its \(isElement ? "element" : "key") is missing and if it is null; "
        + (hasField ? "use 'Field<\(value)>' to distinguish them" : "remove one '?'"),
      file: file.source.path, range: property.range)
  }

  static func refusedDirection(
    _ type: ModelType, _ missing: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .refusedDirection,
      message: "'\(type.name)' conforms to a protocol that requires '\(missing)'; "
        + "remove '\(missing.lowercased()) = false', or the requirement",
      file: file.source.path,
      range: type.attributes.range(of: missing == "Encodable" ? .encodable : .decodable)
        ?? type.range)
  }

  static func otherDirection(
    _ property: Property, _ key: String?, _ other: String, decodes: Bool, in file: ParsedFile
  ) -> Diagnostic {
    let name = "'\(property.bareName)'"
    let (swift, generated) =
      decodes
      ? ("encodes \(name) under", "decoded from") : ("decodes \(name) from", "encoded under")
    return Diagnostic(
      rule: .otherDirection,
      message: "Swift \(swift) its own name, but it is \(generated) "
        + (key.map { "'\($0)'" } ?? "another place")
        + "; mark the type with '// widgetgen: codable', or remove '\(other)' from it",
      file: file.source.path,
      range: property.range(
        of: .key, .flatten, .keyStyle))
  }

  static func uncodableType(
    _ property: Property, _ type: TypeName, _ remedy: String?, encodes: Bool = false,
    in file: ParsedFile
  ) -> Diagnostic {
    let name = property.bareName.capitalizedFirst
    return Diagnostic(
      rule: .uncodableType,
      message: "'\(property.bareName)' has type '\(type.text)', which cannot be "
        + (encodes ? "coded" : "decoded") + "; " + (remedy.map { $0 + ", " } ?? "")
        + "write 'static func decode\(name)(from:)' "
        + (encodes ? "and 'func encode\(name)(to:)', " : "")
        + "or mark it with '// widgetgen: skip'",
      file: file.source.path, range: property.range)
  }
}

extension Rule {
  static let doubleOptional = Rule(
    "double-optional", .warning,
    title: "A double optional does not distinguish a missing value from null")

  static let refusedDirection = Rule(
    "refused-direction", .error, title: "A protocol requires a direction that is refused")

  static let otherDirection = Rule(
    "other-direction", .error,
    title: "A property is decoded from one key and encoded under another")
}
