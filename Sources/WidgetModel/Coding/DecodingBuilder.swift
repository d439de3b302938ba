import WidgetSource
import WidgetSyntax

/// Makes the facts of an `init(from:)` from the properties of one variant of a type.
struct DecodingBuilder {
  let model: Model
  let type: ModelType
  let written: WrittenMembers
  let rules: CodingRules

  func decoding(_ properties: [Property], access: AccessLevel?) -> Decoding {
    let ordered = ordered(properties)
    let keyed = ordered.filter { !isFlattened($0) }
    let sources = ordered.map(source)
    let hidden = Self.hidingNames.union(sources.compactMap(\.constant))
    let steps = zip(ordered, sources).map { property, source in
      Decoding.Step(
        target: hidden.contains(property.bareName) ? "self.\(property.name)" : property.name,
        key: property.name, source: source)
    }
    // A type that has nothing but flattened properties needs no key, but an empty enum of raw
    // values is an error in Swift.
    let keys = (keyed.isEmpty ? ordered : keyed).map(key)
    return Decoding(
      access: access, keys: written.codingKeys == nil ? keys : nil,
      container: sources.contains(where: \.readsContainer) ? container : nil, steps: steps)
  }

  /// The properties that are decoded, in the order of the user's `CodingKeys` if there are some.
  private func ordered(_ properties: [Property]) -> [Property] {
    let decoded = properties.filter {
      $0.isInitialized && !$0.annotations.has(.skip) && $0.type != nil
        && $0.annotations.allowsDecoding
    }
    guard let keys = written.codingKeys else { return decoded }
    let listed = keys.names.compactMap { name in decoded.first { $0.bareName == name } }
    return listed
      + decoded.filter {
        !keys.names.contains($0.bareName) && (keys.isCompleted || isFlattened($0))
      }
  }

  func isFlattened(_ property: Property) -> Bool {
    if property.annotations.has(.flatten) { return true }
    guard let flattened = rules.flattened else { return false }
    return property.name == flattened.property && property.type?.dottedName == flattened.type
  }

  private func key(_ property: Property) -> Decoding.Key {
    let wire = name(of: property)
    return Decoding.Key(
      name: property.name, rawValue: wire == property.bareName ? nil : wire.swiftLiteral)
  }

  /// The name in the JSON: as annotated, or by the type's style.
  func name(of property: Property) -> String {
    if let key = (property.annotations[.decodeKey] ?? property.annotations[.key])?.text {
      return key
    }
    return type.annotations.nameStyle.apply(to: property.bareName)
  }

  private var container: String {
    guard let function = written.decodingContainer else {
      return "try decoder.container(keyedBy: CodingKeys.self)"
    }
    return (function.isThrowing ? "try " : "") + "\(type.name).decodingContainer(decoder)"
  }

  // MARK: - Steps

  /// Names that stand for something else inside the initializer.
  private static let hidingNames: Set<String> = ["aux", "container", "decoder", "self"]

  private func source(_ property: Property) -> Decoding.Source {
    let scope = Scope(in: property.owner)
    let declared = model.seeingOptional(property.type ?? TypeName(parsing: ""), in: scope)
    if let call = call(property) { return call }
    if isFlattened(property) {
      return .flattened(
        type: model.spelling(of: declared.unwrapped, inExtensionOf: self.type.id),
        isOptional: declared.isOptional,
        onError: AnnotatedValue(model: model, property: property).code(.onError))
    }
    let type = declared.unwrapped
    let shape = model.codingShape(of: declared, in: scope, rules).unwrapped
    let presence = presence(property, declared)
    switch shape {
    case .base, .array(.base): return .decode(type: nil, presence: presence)
    case .cast(let base): return .cast(cast(property, to: type, base: base, presence))
    case .array(.cast(let base)):
      return .cast(cast(property, to: type, base: "[\(base)]", presence))
    default:
      let text = model.spelling(of: type, inExtensionOf: self.type.id)
      return .decode(type: text, presence: presence)
    }
  }

  private func cast(
    _ property: Property, to type: TypeName, base: String, _ presence: Decoding.Presence
  ) -> Decoding.Cast {
    var base = type.text.holds("any ") ? base.withExplicitExistential : base
    if presence != .required { base = base.hasPrefix("any ") ? "(\(base))?" : base + "?" }
    return Decoding.Cast(
      constant: "raw" + property.bareName.capitalizedFirst, base: base,
      type: model.spelling(of: type, inExtensionOf: self.type.id), presence: presence)
  }

  private func presence(_ property: Property, _ type: TypeName) -> Decoding.Presence {
    if let fallback = defaultProperty(property) { return .fallbackOnError(fallback) }
    let value = AnnotatedValue(model: model, property: property)
    let missing = value.code(.default) ?? property.initialValue.flatMap { $0 == "nil" ? nil : $0 }
    if let wrong = value.code(.onError) {
      return .replacing(wrong: wrong, missing: missing ?? (type.isOptional ? "nil" : nil))
    }
    if let missing { return .fallback(missing) }
    return type.isOptional ? .optional : .required
  }

  /// `Card.defaultTitle`, if the user wrote such a static property.
  private func defaultProperty(_ property: Property) -> String? {
    let name = "default" + property.bareName.capitalizedFirst
    return written.staticProperties.contains(name) ? "\(type.name).\(name)" : nil
  }

  private func call(_ property: Property) -> Decoding.Source? {
    guard let function = written.reader(of: property) else { return nil }
    let argument = function.takesDecoder ? "decoder" : "container"
    return .call(
      "\(type.name).\(property.readerName)(from: \(argument))", isThrowing: function.isThrowing,
      onError: defaultProperty(property), takesDecoder: function.takesDecoder)
  }
}

extension Decoding.Source {
  /// The constant that holds a value until it is cast.
  fileprivate var constant: String? {
    if case .cast(let cast) = self { cast.constant } else { nil }
  }
}

extension CodingShape {
  /// The shape without one optional around it.
  var unwrapped: CodingShape {
    if case .optional(let shape) = self { shape } else { self }
  }
}

extension String {
  /// `any P` of `P` and `[any P]` of `[P]`.
  fileprivate var withExplicitExistential: String {
    hasPrefix("[") ? "[any " + dropFirst() : "any " + self
  }
}
