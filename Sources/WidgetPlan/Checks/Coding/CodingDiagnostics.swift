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
      rule: .doubleOptional,
      message:
        "'\(property.bareName)' is nil both where its \(isElement ? "element" : "key") is missing and where "
        + "it is null; "
        + (hasField
          ? "'Field<\(value)>' distinguishes them" : "one '?' says the same"),
      file: file.source.path, range: property.range)
  }

  static func refusedDirection(
    _ type: ModelType, _ missing: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .refusedDirection,
      message: "a protocol of '\(type.name)' requires that it is '\(missing)'; "
        + "remove '\(missing.lowercased()) = false', or leave '\(missing)' out of the protocol",
      file: file.source.path,
      range: type.attributes.range(of: missing == "Encodable" ? .encodable : .decodable)
        ?? type.range)
  }

  static func otherDirection(
    _ property: Property, _ key: String?, _ other: String, decodes: Bool, in file: ParsedFile
  ) -> Diagnostic {
    let (verb, done) = decodes ? ("writes", "read") : ("reads", "written")
    return Diagnostic(
      rule: .otherDirection,
      message: "Swift \(verb) '\(property.bareName)' under its own name, and it is \(done) "
        + (key.map { "under '\($0)'" } ?? "from another place")
        + "; mark the type '// widgetgen: codable', or remove '\(other)' from it",
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
        + (encodes ? "and 'func encode\(name)(to:)', " : "") + "or mark it '// widgetgen: skip'",
      file: file.source.path, range: property.range)
  }
}

extension Rule {
  static let doubleOptional = Rule(
    "double-optional", .warning,
    title: "A double optional does not distinguish a missing value from null",
    explanation:
      "`Int??` is nil in both cases, since Swift's containers decode it so. `Field<Int>` of WidgetRuntime distinguishes "
      + "them; otherwise one `?` is enough.")

  static let refusedDirection = Rule(
    "refused-direction", .error, title: "A conformance is refused that a protocol requires",
    explanation:
      "The type conforms to a protocol that requires both directions, such as `Codable`. Remove "
      + "`encodable = false`, or require less in the protocol.")

  static let otherDirection = Rule(
    "other-direction", .error, title: "A property is read from one key and written to another",
    explanation:
      "The type is `Codable` and code is generated for one direction only: Swift synthesizes the other, and "
      + "knows nothing of the key. Mark the type `// widgetgen: codable`, or conform it to `Decodable` "
      + "or `Encodable` alone.")
}
