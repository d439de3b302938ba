import WidgetModel
import WidgetPlan
import WidgetSource
import WidgetTemplate

/// The decoding and encoding of a type, for templates: `variant.coding.decoding`.
///
/// It is an object rather than a dictionary, so that only the members that a template uses are printed.
final class CodingObject: TemplateObject {
  private let coding: TypePlan.Coding
  private let object: ObjectPlan?
  private let type: TypePlan
  private let spelling: RuntimeSpelling
  /// Whether the type has members that read and write bytes, in addition to `Codable`.
  private let codesBytes: Bool

  init(
    _ variant: TypePlan.Variant, of type: TypePlan, codesBytes: Bool, _ spelling: RuntimeSpelling
  ) {
    self.codesBytes = codesBytes
    coding = variant.coding
    object = variant.object
    self.type = type
    self.spelling = spelling
  }

  private static let names = [
    "keys", "hasNoKeys", "decodes", "encodes", "decodesByBytes", "encodesByBytes", "sharesFields",
    "properties", "modifiers", "initModifiers", "isolation", "decoder", "keyType",
    "decoding", "encoding",
  ]

  var strictNames: [String]? { Self.names }

  func member(_ name: String) -> Value? {
    switch name {
    case "keys": .array((coding.keys ?? []).map(BuiltinContext.key))
    case "hasNoKeys": .bool(coding.keys?.isEmpty ?? false)
    case "decodes": .bool(coding.members.decodes)
    case "encodes": .bool(coding.members.encodes)
    case "decodesByBytes": .bool(codesBytes && object?.decodesByBytes ?? false)
    case "encodesByBytes": .bool(codesBytes && object?.encodesByBytes ?? false)
    case "sharesFields": .bool(object?.sharesFields ?? false)
    case "properties": .array((object?.properties ?? []).map(BuiltinContext.property))
    case "modifiers":
      .string(
        (type.isOpen ? openModifiers : modifiers)
          + (object?.superclass?.encodes ?? false ? "override " : ""))
    case "initModifiers": .string(modifiers + (type.needsRequired ? "required " : ""))
    case "isolation": .string(BuiltinContext.isolation(coding.members.isNonisolated))
    case "decoder":
      .string((spelling.matchesSourcery ? "" : "any ") + spelling.names.inSignatures["Decoder"])
    case "keyType": .string(spelling.names["WireKey"])
    case "decoding": BuiltinContext.body(coding.decoding(of: type, codable))
    case "encoding": BuiltinContext.body(coding.encoding(codable) ?? [])
    default: nil
    }
  }

  private var openModifiers: String {
    BuiltinContext.modifiers(.open, isNonisolated: coding.members.isNonisolated)
  }

  private var codable: CodableVocabulary { CodableVocabulary(spelling: spelling) }

  private var modifiers: String {
    BuiltinContext.modifiers(
      coding.members.access, isNonisolated: coding.members.isNonisolated)
  }
}

extension BuiltinContext {
  /// Describes a property, for templates that replace the bodies of the members.
  fileprivate static func property(_ property: PropertyPlan) -> Value {
    .strict([
      "name": .string(property.name), "type": .string(property.type),
      "isOptional": .bool(property.shape.isOptional),
      "readKeys": .array(property.decodedKeys.map(Value.string)),
      "writtenKeys": .array(property.encodedKeys.map(Value.string)),
    ])
  }

  fileprivate static func key(_ key: CodingKey) -> Value {
    let isPlain = key.key == key.name.bareName
    return .strict([
      "name": .string(key.name), "rawValue": .optional(isPlain ? nil : key.key.swiftLiteral),
    ])
  }

  /// Returns the text of a member's body with the given statements.
  static func body(_ statements: [SwiftStatement]) -> Value {
    .string(text(statements))
  }

  private static func text(_ statements: [SwiftStatement]) -> String {
    var writer = SwiftWriter(level: 1)
    writer.body(statements)
    return writer.text
  }

  /// Returns the typealiases of a type that the bodies of its members use.
  static func typealiases(
    _ variant: TypePlan.Variant, of type: TypePlan, in output: TypePlan.Output,
    _ spelling: RuntimeSpelling
  ) -> Value {
    guard type.codingOutput == output, !type.typealiases.isEmpty else { return .array([]) }
    var vocabularies: [any Vocabulary] = [CodableVocabulary(spelling: spelling)]
    if spelling.readsBytes, output == .file {
      vocabularies.append(BytesVocabulary(spelling: spelling))
    }
    let members = variant.coding.members
    let bodies = vocabularies.flatMap { vocabulary in
      (members.decoding == .none ? [] : [variant.coding.decoding(of: type, vocabulary)])
        + (members.encoding == .none ? [] : [variant.coding.encoding(vocabulary) ?? []])
    }.map(text)
    let sharesFields = variant.object?.sharesFields ?? false
    return .array(
      type.typealiases.filter { alias in
        bodies.contains { SwiftText.mentions(alias.name, in: $0) }
          || sharesFields && alias.type == "WireKey"
      }.map { .strict(["name": .string($0.name), "type": .string($0.type)]) })
  }
}

extension ObjectPlan {
  /// Whether `init(from:)` can call the initializer for bytes, which then reads from the decoder's container.
  fileprivate var decodesByBytes: Bool {
    coding.decodes && hasOnlyMembers && hooks[.didDecode] == nil
      && (sharesFields || properties.contains { !$0.source.paths.isEmpty })
      && properties.allSatisfy { property in
        property.onError == nil && (property.source == .nowhere || !property.source.paths.isEmpty)
      }
  }

  /// Whether `encode(to:)` can call the function for bytes, which then writes into the encoder's container.
  fileprivate var encodesByBytes: Bool {
    coding.encodes && hasOnlyMembers && hooks[.willEncode] == nil
      && properties.allSatisfy { $0.destination == .nowhere || $0.encodedPath != nil }
  }

  /// Whether the type is coded as an object without `CodingKeys`, a superclass, a shorthand or a user-defined function
  /// that opens the container.
  private var hasOnlyMembers: Bool {
    if case .function = container { return false }
    return form == .object && !usesCodingKeys && superclass == nil && shorthand == nil
  }
}

extension TypePlan.Coding {
  /// The cases of the generated `CodingKeys`, or nil if no such enum is generated.
  fileprivate var keys: [CodingKey]? {
    switch self {
    case .object(let plan): if case .codingKeys(let keys) = plan.keys { keys } else { nil }
    case .enum(let plan):
      if case .autoCodable(_, let keys) = plan.representation { keys } else { nil }
    }
  }

  /// Returns the statements of the initializer that decodes the type.
  func decoding(of type: TypePlan, _ vocabulary: any Vocabulary) -> [SwiftStatement] {
    switch self {
    case .object(let plan):
      ObjectDecodingPrinter(plan: plan, name: type.name, vocabulary: vocabulary).statements
    case .enum(let plan):
      EnumDecodingPrinter(plan: plan, name: type.name, vocabulary: vocabulary).statements
    }
  }

  /// Returns the statements of the function that encodes the type, or nil if the vocabulary cannot print this function.
  func encoding(_ vocabulary: any Vocabulary) -> [SwiftStatement]? {
    switch self {
    case .object(let plan): ObjectEncodingPrinter(plan, vocabulary).statements
    case .enum(let plan): EnumEncodingPrinter(plan: plan, vocabulary: vocabulary).statements
    }
  }
}
