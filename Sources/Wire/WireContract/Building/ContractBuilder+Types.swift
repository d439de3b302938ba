import WidgetModel
import WidgetPlan
import WidgetSource
import WidgetSyntax

/// The JSON of Swift types.
extension ContractBuilder {
  /// - Parameter arguments: the types that replace generic parameters.
  mutating func wireType(_ shape: JSONShape, _ arguments: [String: WireType]) -> WireType {
    switch shape {
    case .value(let value): return wireType(value, arguments)
    case .polymorphic(let value): return wireType(value, arguments)
    case .optional(let shape): return .optional(wireType(shape, arguments))
    case .array(let element): return .list(wireType(element, arguments))
    case .dictionary(let key, let value):
      let value = wireType(value, arguments)
      return keys(key).map { .map(value, keys: $0) }
        ?? .opaque(reason: "a dictionary with keys of '\(key.spelling)'")
    case .partial(let shape, let part):
      let type = WireType.dropping(wireType(shape, arguments), .init(part))
      return part == .brackets(isEncoding: true) ? .dropping(type, .encodedBrackets) : type
    case .uncodable: return .opaque(reason: "it cannot be coded")
    }
  }

  private mutating func wireType(
    _ value: JSONShape.Value, _ arguments: [String: WireType]
  ) -> WireType {
    if let coder = value.coder { return wireType(coder, of: value, arguments) }
    if let collection = value.collection { return wireType(collection, arguments) }
    let parts = value.arguments.map { wireType($0, arguments) }
    if let id = value.declaration {
      if runtime.isBeagle, value.name == "Expression", parts.count == 1 {
        return .expression(parts[0])
      }
      if let type = transparentType(id, parts) { return type }
      if value.name == "DynamicObject", runtime.isBeagle { return .any }
      let name =
        parts.isEmpty
        ? typeName(of: id)
        : "\(typeName(of: id))<\(parts.map(\.swift).joined(separator: ", "))>"
      mention(id, named: name, arguments: parts)
      return reference(to: id, named: name)
    }
    if parts.isEmpty, let argument = arguments[value.name] { return argument }
    if let family = context.families.boxed(in: value.name) { return .named(.init(family.name)) }
    return KnownWireTypes.type(value.name.localName, parts, runtime)
      ?? .opaque(reason: "no source declares '\(value.name)'")
  }

  /// Returns a reference to a type. A last resort of the type replaces wrong values.
  private func reference(to id: DeclarationID, named name: String) -> WireType {
    let type = WireType.named(.init(name))
    return model.type(id).lastResort.map { .dropping(type, .replaced(by: $0)) } ?? type
  }

  /// Returns the form of the JSON that a coder decodes and encodes.
  private mutating func wireType(
    _ coder: ValueCoder, of value: JSONShape.Value, _ arguments: [String: WireType]
  ) -> WireType {
    let opaque = WireType.opaque(reason: "'\(coder.spelling)' codes it")
    guard let builtin = coder.builtin else {
      // Generic arguments can determine the form, except the coded type itself.
      let name = coder.spelling.prefix { $0 != "<" && $0 != "(" }
      let isOwnType = ["<\(value.spelling)>", "<\(value.name)>"].contains {
        coder.spelling == name + $0
      }
      return coder.json.map {
        .coded(wireType($0, arguments), by: .named(isOwnType ? String(name) : coder.spelling))
      } ?? opaque
    }
    let form: WireType
    switch builtin {
    case .base64: form = .scalar(.data)
    case .hexColor, .jsonText, .percentEncodedURL: form = .scalar(.string)
    case .iso8601, .iso8601WithFractions: form = .scalar(.timestamp)
    case .milliseconds, .seconds: form = .scalar(.double)
    case .emptyAsNil:
      form = .optional(coder.json.map { wireType($0, arguments).unwrapped } ?? opaque)
    case .lenient, .nonFinite:
      form = ownType(of: value, arguments)
      guard case .scalar = form else { return opaque }
    }
    return .coded(form, by: .init(builtin.rawValue))
  }

  /// Returns the type of a value, ignoring its coder.
  private mutating func ownType(
    of value: JSONShape.Value, _ arguments: [String: WireType]
  ) -> WireType {
    var own = value
    own.coder = nil
    return wireType(own, arguments)
  }

  /// Returns the form of a dictionary's keys, or nil if it is unknown.
  private mutating func keys(_ key: JSONShape.Key) -> WireType.MapKeys? {
    switch DictionaryForm(of: key, context.conformances) {
    case .texts: return .texts
    case .integers: return .integers
    case .keys:
      let raw = key.declaration.flatMap {
        model.convertsCodingKeys($0) ? nil : RawValues(of: $0, in: model)
      }
      return raw.map { .listed($0.cases.map(\.value)) } ?? .texts
    case .pairs, .unknown:
      guard let id = key.declaration else {
        return KnownWireTypes.type(key.name.localName, [], runtime).map { .pairs($0) }
      }
      if DictionaryForm(of: key, context.conformances) == .unknown { return nil }
      if let type = transparentType(id, []) { return .pairs(type) }
      guard model.declaration(id).generics == nil else { return nil }
      mention(id, named: typeName(of: id), arguments: [])
      return .pairs(reference(to: id, named: typeName(of: id)))
    }
  }

  private mutating func wireType(
    _ value: JSONShape.Polymorph, _ arguments: [String: WireType]
  ) -> WireType {
    let base = context.families.all.isEmpty ? BeaglePreset.base(ofRaw: value.base) : value.base
    guard let narrowed = value.narrowed else {
      return .named(.init(base, unknown: unknown(of: value, named: base)))
    }
    if value.isConcrete {
      guard let id = value.declaration else {
        return .opaque(reason: "no source declares '\(narrowed)'")
      }
      let name = typeName(of: id)
      // Beagle 1 decodes any value of the family and casts it.
      if runtime.matchesSourcery { return .named(.init(base, only: [name])) }
      mention(id, named: name, arguments: [])
      return .named(.init(name))
    }
    let wanted = Set(TypeName(parsing: narrowed).composed.compactMap { $0.dottedName }).subtracting(
      [value.base])
    guard let only = members(of: value.base, wanted) else {
      return .named(.init(base, unknown: unknown(of: value, named: base)))
    }
    // The fallback for unknown names does not have the wanted type, so unknown names are errors.
    return .named(.init(base, unknown: .throw, only: only))
  }

  /// Returns a property's own policy for unknown names, or nil if it has none. Mentions the fallback of the policy.
  private mutating func unknown(
    of value: JSONShape.Polymorph, named family: String
  ) -> ContractChoice.Unknown? {
    guard let policy = value.unknown else { return nil }
    if case .fallback(let name) = policy { mentionFallback(name, of: value.base, named: family) }
    let box = plan.policyBoxes.first { $0.base == value.base && $0.unknown == policy }
    return ContractChoice.Unknown(policy, box?.fallbackPlace ?? .whole)
  }

  /// Mentions a fallback, which is not necessarily an option of its family. If no source declares the fallback, its
  /// description is opaque. Beagle's own fallback for a family has no description.
  private mutating func mentionFallback(_ name: String, of base: String, named family: String) {
    let types = context.conformances.types(conformingTo: [base])
    if let id = types.first(where: { model.name(of: $0) == name }) {
      mention(id, named: name, arguments: [])
    } else if name != BeaglePreset.fallback(ofFamily: family) {
      describe(name, asOpaque: "no source declares '\(name)'")
    }
  }

  /// Returns the types of a family that also have the given conformances, or nil if all types have these conformances.
  private func members(of base: String, _ wanted: Set<String>) -> [String]? {
    let all = context.conformances.types(conformingTo: [base]).filter {
      model.declaration($0).kind != .protocol
    }
    let fitting = all.filter { wanted.isSubset(of: context.conformances[$0]) }
    return fitting.count == all.count ? nil : fitting.map(typeName).stablySorted()
  }
}

extension WireType {
  /// The type as spelled in a generic argument: `Int`, `[Style]`.
  var swift: String {
    switch self {
    case .any: "JSONValue"
    case .opaque: "_"
    case .scalar(let scalar): scalar.swift
    case .named(let reference): reference.name
    case .optional(let type): type.swift + "?"
    case .list(let type): "[\(type.swift)]"
    case .map(let type, keys: .pairs(let key)): "[\(key.swift): \(type.swift)]"
    case .map(let type, let keys): "[\(keys == .integers ? "Int" : "String"): \(type.swift)]"
    case .dropping(let type, _), .coded(let type, by: _): type.swift
    case .expression(let type): "Expression<\(type.swift)>"
    }
  }
}

extension WireType.Scalar {
  /// The name of the type in Swift.
  package var swift: String {
    switch self {
    case .uint, .uint8, .uint16, .uint32, .uint64: "UI" + rawValue.dropFirst(2)
    case .url, .uuid: rawValue.uppercased()
    case .timestamp: "Date"
    default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }
}

extension WireType.Dropped {
  fileprivate init(_ part: JSONShape.LeftOut) {
    switch part {
    case .unknown: self = .unknown
    case .wrong: self = .wrong
    case .brackets: self = .brackets
    }
  }
}
