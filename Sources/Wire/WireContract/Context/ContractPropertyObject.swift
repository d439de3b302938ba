import WidgetSource
import WidgetTemplate

/// A property of an object, or a value of an enum's case, for templates.
final class ContractPropertyObject: ContractContextObject {
  enum Member: String, CaseIterable, Sendable {
    case aliases, at, condition, `default`, defaultJSON, documentation, identifier, isByHand
    case isFlattened, isNullable, isRead, isRequired, key, mayBeMissing, name, onError, onErrorJSON
    case path, place, position, presence, replacements, shape, writes
  }

  private let property: ContractProperty
  private let owner: String
  private let option: String?
  private let index: ContractIndex

  init(_ property: ContractProperty, of owner: String, option: String?, _ index: ContractIndex) {
    self.property = property
    self.owner = owner
    self.option = option
    self.index = index
  }

  var text: String? { property.name }

  func value(of member: Member) -> Value {
    switch member {
    case .name: .string(property.name)
    case .identifier: .string(ContractIdentifiers.ofField(property.name))
    case .at: .string([owner, option, property.name].compactMap(\.self).joined(separator: "."))
    case .key: .text(property.isElement ? nil : property.reads.first?.last)
    case .position: property.position.map(Value.int) ?? .none
    case .mayBeMissing: .bool(mayBeMissing)
    case .path: .strings(property.isElement ? [] : property.reads.first ?? [])
    case .aliases: .strings(property.reads.dropFirst().map { $0.joined(separator: ".") })
    case .writes: .text(property.isElement ? nil : property.writes?.joined(separator: "."))
    case .shape: .object(ContractShapeObject(property.type, index))
    case .presence: .string(property.presence.name)
    case .isRequired: .bool(property.isRequired)
    case .isNullable: .bool(property.acceptsNull)
    case .isRead: .bool(property.isRead)
    case .isFlattened: .bool(property.isFlattened)
    case .isByHand: .bool(property.isByHand)
    case .default: .text(property.presence.fallback)
    case .defaultJSON: .text(property.presence.fallback.flatMap(json))
    case .onError: .text(property.onError)
    case .onErrorJSON: .text(property.onError.flatMap(json))
    case .replacements: .array(replacements)
    case .condition: .text(property.condition)
    case .documentation:
      .text(
        ContractDeprecation.noted(
          property.deprecation, in: property.type.noted(in: property.documentation)))
    case .place: index.place(property.place)
    }
  }

  /// The replacements of values that are not missing. Each contains an adjective for the replaced values, such as
  /// `wrong`.
  private var replacements: [Value] {
    ContractProperty.facts.compactMap { fact in
      guard let adjective = fact.replaces, case .string(let value) = fact.tree(property) else {
        return nil
      }
      return ["of": .string(adjective), "value": .string(value)]
    }
  }

  /// Whether the property may be left out. An array can leave out only its last elements.
  private var mayBeMissing: Bool {
    guard let position = property.position, let array = index.contract.types[owner]?.array else {
      return !property.isRequired
    }
    return position >= array.requiredCount
  }

  /// Returns the JSON of a literal or of a case of an enum with raw values, or nil for any other Swift expression.
  private func json(_ swift: String) -> String? {
    let tree =
      JSONTree(literal: swift) ?? SwiftLiteral.tree(swift, property.type, index.contract)
    return tree?.compactText
  }
}

extension ContractProperty.Presence {
  fileprivate var name: String {
    switch self {
    case .required: "required"
    case .optional: "optional"
    case .fallback: "default"
    }
  }

  fileprivate var fallback: String? {
    if case .fallback(let text) = self { text } else { nil }
  }
}

/// A type in the JSON, for templates.
final class ContractShapeObject: ContractContextObject {
  enum Member: String, CaseIterable, Sendable {
    case drops, element, hasIntegerKeys, isNullable, keys, kind, maximum, minimum, only, reason
    case scalar, swift, type, unknown
  }

  private let shape: WireType
  private let type: WireType
  private let index: ContractIndex
  private let isNullable: Bool
  /// Whether the coder `NonFinite` codes the value.
  private let isNonFinite: Bool
  private let drops: String?

  init(_ shape: WireType, _ index: ContractIndex) {
    self.shape = shape
    self.index = index
    var type = shape
    var (isNullable, isNonFinite) = (false, false)
    var drops: String?
    // Optionals, coders and policies are unwrapped, because they apply to the value inside.
    while true {
      if case .optional(let inner) = type {
        (type, isNullable) = (inner, true)
      } else if case .coded(let inner, let coder) = type {
        (type, isNonFinite) = (inner, coder == .nonFinite)
      } else if case .dropping(let inner, let dropped) = type {
        (type, drops) = (inner, dropped.name)
      } else {
        break
      }
    }
    self.type = type
    self.isNullable = isNullable
    self.isNonFinite = isNonFinite
    self.drops = drops
  }

  func value(of member: Member) -> Value {
    switch member {
    case .kind: .string(type.kind)
    case .isNullable: .bool(isNullable)
    case .drops: .text(drops)
    case .scalar:
      if case .scalar(let scalar) = type {
        .string(isNonFinite ? "nonFinite" : scalar.rawValue)
      } else {
        .none
      }
    case .minimum: .text(scalar?.integerRange?.least)
    case .maximum: .text(scalar?.integerRange?.greatest)
    case .type: reference.flatMap { index.type($0.name) }.map(Value.object) ?? .none
    case .unknown: .text(reference?.unknown?.name)
    case .only: reference?.only.map(options) ?? .none
    case .element: element.map { .object(ContractShapeObject($0, index)) } ?? .none
    case .hasIntegerKeys: .bool(keys == .integers)
    case .keys: if case .listed(let keys) = keys { .array(keys.map(Value.string)) } else { .none }
    case .reason: .text(type.reason)
    case .swift: .string(shape.swift)
    }
  }

  private var scalar: WireType.Scalar? {
    if case .scalar(let scalar) = type { scalar } else { nil }
  }

  private var reference: WireType.Reference? { type.reference }

  private var keys: WireType.MapKeys? {
    if case .map(_, let keys) = type { keys } else { nil }
  }

  private var element: WireType? {
    switch type {
    case .map(_, keys: .pairs): nil
    case .list(let element), .map(let element, keys: _), .expression(let element): element
    case .any, .opaque, .scalar, .named, .optional, .dropping, .coded: nil
    }
  }

  private func options(_ ids: [String]) -> Value {
    guard let reference, let choice = index.contract.types[reference.name]?.choice else {
      return []
    }
    return .array(
      ids.compactMap { id in
        choice.option(id).map {
          .object(ContractOptionObject($0, of: reference.name, choice, index))
        }
      })
  }
}

extension WireType {
  /// The reason why the type is opaque for templates, or nil if it is not opaque.
  fileprivate var reason: String? {
    switch self {
    case .opaque(let reason): reason
    case .map(_, keys: .pairs(let key)): "an array of keys of '\(key.swift)' and values in turn"
    default: nil
    }
  }

  fileprivate var kind: String {
    switch self {
    case .any: "any"
    case .opaque: "opaque"
    case .scalar: "scalar"
    case .named: "type"
    case .list: "list"
    // The languages of the built-in templates have no type for arrays of alternating keys and values.
    case .map(_, keys: .pairs): "opaque"
    case .map: "map"
    case .expression: "expression"
    case .optional, .dropping, .coded: "any"
    }
  }
}
