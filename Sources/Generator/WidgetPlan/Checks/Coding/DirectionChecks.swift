import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks types for which only one direction is generated.
struct DirectionChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] { refusedDirection() + otherKeys() }

  /// Reports an annotation such as `encodable = false` on a type that conforms to a protocol with this requirement,
  /// unless the type has its own `encode(to:)`, or `init(from:)` for decoding.
  private func refusedDirection() -> [Diagnostic] {
    guard runtime.encodes else { return [] }
    let missing: String? =
      if !type.attributes.isEncoded, !planner.written.hasEncode {
        "Encodable"
      } else if !type.attributes.isDecoded, !planner.written.hasDecodingInit {
        "Decodable"
      } else {
        nil
      }
    guard let missing, context.conformances[type.id].contains(missing) else { return [] }
    return [
      Diagnostic(
        .refusedDirection,
        "'\(type.name)' conforms to a protocol that requires '\(missing)'; remove "
          + "'\(missing.lowercased()) = false', or the requirement",
        at: type.attributes.range(of: missing == "Encodable" ? .encodable : .decodable)
          ?? type.range,
        in: file)
    ]
  }

  /// Reports properties whose generated key differs from the key that Swift synthesizes for the other direction.
  private func otherKeys() -> [Diagnostic] {
    guard runtime.encodes, planner.decodes != planner.encodes, type.kind != .enum else { return [] }
    let written = planner.written
    let isHandWritten = planner.decodes ? written.hasEncode : written.hasDecodingInit
    let other = planner.decodes ? "Encodable" : "Decodable"
    guard !isHandWritten, written.codingKeys == nil,
      !planner.objects.usesCodingKeys || type.isPositional,
      context.conformances[type.id].contains(other)
    else { return [] }
    // For a positional type, only the first element is reported.
    return codedProperties.prefix(type.isPositional ? 1 : codedProperties.count)
      .compactMap { plan in
        // A constant is decoded from no place, and Swift encodes it anyway.
        if planner.decodes, plan.source == .nowhere { return nil }
        let keys = planner.decodes ? plan.decodedKeys : plan.encodedKeys
        if keys.contains(plan.property.bareName) || !plan.isCodedByGeneratedCode { return nil }
        let name = "'\(plan.property.bareName)'"
        let (swift, generated) =
          planner.decodes
          ? ("encodes \(name) under", "decoded from") : ("decodes \(name) from", "encoded under")
        return Diagnostic(
          .otherDirection,
          "Swift \(swift) its own name, but it is \(generated) "
            + (keys.first.map { "'\($0)'" } ?? "another place")
            + "; mark the type with '// widgetgen: codable', or remove '\(other)' from it",
          at: plan.property.range(of: .key, .flatten, .keyStyle),
          in: model.files[plan.property.owner.file])
      }
  }
}

extension PropertyPlan {
  /// Whether generated code determines the property's place.
  var isCodedByGeneratedCode: Bool {
    switch (source, destination) {
    case (.keys, _), (.paths, _), (.flattened, _), (.remainingKeys, _), (_, .flattened),
      (_, .remainingKeys), (.whole, _), (_, .whole), (.element, _), (_, .element):
      true
    case (.nowhere, .key), (.nowhere, .path): true
    case (.nowhere, _), (.function, _): false
    }
  }

  /// Whether a user-defined function decodes the property.
  var isReadByFunction: Bool {
    if case .function = source { true } else { false }
  }
}

extension Rule {
  static let otherDirection = Rule("other-direction", .error)
  static let refusedDirection = Rule("refused-direction", .error)
}
