import WidgetModel
import WidgetPlan
import WidgetSyntax

/// The spelling of polymorphic values for a runtime: the names of boxes, and the code that wraps and unwraps values.
///
/// For example: `[any Component]` is decoded as `[AnyComponent]`, and then converted with `.map(\.value)`.
struct RuntimeSpelling {
  // The capabilities of `Runtime` that printers use. They are copied, because every printer contains a
  // `RuntimeSpelling`, and `Runtime` is larger.

  /// Whether the runtime has a property wrapper for polymorphic values.
  let wrapsPolymorphs: Bool
  let hasFamilies: Bool
  let infersTypes: Bool
  let nestsPolymorphs: Bool
  let reportsErrors: Bool
  let encodes: Bool
  let matchesSourcery: Bool
  /// Whether values of concrete types are decoded as a base type and then cast.
  let castsDecoded: Bool
  /// Whether generated code reads and writes the bytes of JSON, in addition to `Codable`.
  let readsBytes: Bool
  /// Whether the runtime's types are internal types of the module.
  let embedsRuntime: Bool
  /// The spelling of the runtime's and the standard library's types.
  private(set) var names: GlobalNames

  /// Returns the spelling in members of a type.
  func inMembers(of type: TypePlan) -> RuntimeSpelling {
    if type.typealiases.isEmpty { return self }
    var spelling = self
    spelling.names = names.using(type.typealiases)
    return spelling
  }

  /// The declaration with which generated code requires a version of WidgetRuntime's interface, or nil if the code does
  /// not import WidgetRuntime.
  var interface: String? {
    embedsRuntime || !hasFamilies ? nil : names.coding("Interface\(Self.interfaceVersion)")
  }

  /// The version of the interface that generated code calls, raised with each change of that interface.
  static let interfaceVersion = 1

  /// Returns the box that codes a polymorphic value.
  func box(_ value: JSONShape.Polymorph) -> String {
    if let unknown = value.unknown {
      return box(PolicyBox(base: value.base, unknown: unknown))
    }
    return ownBox(value.base)
  }

  /// Returns the family's own box, with the family's policy for unknown names.
  func ownBox(_ base: String) -> String {
    wrapsPolymorphs ? "\(names["AutoCodable"])<any \(base)>" : names["Any" + base.localName]
  }

  /// Returns the box of a base, with a policy for unrecognized names that replaces the base's own policy.
  func box(_ box: PolicyBox) -> String {
    let name = box.base.localName
    return switch box.unknown.decoded {
    case .nothing, .contained: names["AnyKnown\(name)"]
    case .json: names["Any\(name)OrJSON"]
    case .type(let type): names["Any\(name)Or" + type.split(separator: ".").joined()]
    }
  }

  /// Returns the type that decodes and encodes a value with a coder.
  func box(_ coder: ValueCoder) -> String { "\(names.coding("CodedBy"))<\(spelled(coder))>" }

  /// Returns the type of a coder. A coder that the user did not name may have the name of a declared type.
  private func spelled(_ coder: ValueCoder) -> String {
    guard coder.builtin == .lenient else { return coder.spelling }
    let name = coder.spelling.prefix { $0 != "<" }
    return name.hasPrefix("Lenient") && name != "Lenient"
      ? names[String(name)] + coder.spelling.dropFirst(name.count) : coder.spelling
  }

  /// Returns the name of the type that stores the JSON of unknown values. With Beagle, the name begins with `Kept`,
  /// because Beagle already has an `UnknownComponent`.
  func keptType(_ base: String) -> String {
    (hasFamilies ? "Unknown" : "Kept") + base.localName
  }

  /// Returns the call to a function of the runtime that only generated code calls:
  /// `WidgetCoding.checkDepth(of: decoder)`.
  func calling(_ function: String, _ arguments: [SwiftArgument]) -> SwiftExpression {
    .call(.name(names.coding(function)), arguments)
  }

  // MARK: - Decoding

  /// Returns the type that is passed to the decoding call. A concrete type is decoded as itself.
  func decodedType(_ shape: JSONShape) -> String {
    switch shape {
    case .value(let value): value.coder.map(box) ?? names.inExpressions(value.spelling)
    case .polymorphic(let value): decodedBox(value)
    case .optional(let shape): decodedType(shape) + "?"
    case .array(let element): "[\(decodedType(element))]"
    case .dictionary(let key, let value): "[\(spelled(key)): \(decodedType(value))]"
    case .partial(let shape, let part): partialType(shape, part)
    case .uncodable: names["Never"]
    }
  }

  /// Returns the type of a dictionary's keys. `String` is spelled `Swift.String` if the sources declare a `String`.
  private func spelled(_ key: JSONShape.Key) -> String {
    key.spelling == "String" ? names["String"] : names.inExpressions(key.spelling)
  }

  private func decodedBox(_ value: JSONShape.Polymorph) -> String {
    guard let narrowed = value.narrowed else { return box(value) }
    if value.isConcrete { return names.inExpressions(narrowed) }
    return wrapsPolymorphs && value.unknown == nil
      ? "\(names["NarrowedAutoCodable"])<any \(value.base), \(narrowed)>"
      : "\(names.coding("Narrowed"))<\(box(value)), \(narrowed)>"
  }

  private func partialType(_ shape: JSONShape, _ part: JSONShape.LeftOut) -> String {
    if case .brackets = part { return "\(names.coding("ListOrElement"))<\(decodedType(shape))>" }
    return switch shape {
    case .array(let element): "\(collection("Array", part))<\(decodedType(element))>"
    case .dictionary(let key, let value) where key.spelling == "String":
      "\(collection("Dictionary", part))<\(decodedType(value))>"
    case .dictionary(let key, let value):
      "\(collection("Map", part))<\(key.spelling), \(decodedType(value))>"
    case .value(let value):
      value.setElement.map { "\(collection("Set", part))<\(decodedType($0))>" }
        ?? "\(names.coding("Known"))<\(decodedType(shape))>"
    default: "\(names.coding("Known"))<\(decodedType(shape))>"
    }
  }

  /// Returns the type that decodes a collection without some of its elements. Apps can also use `LossyArray` and
  /// `LossyDictionary`, so these two are not nested in `WidgetCoding`.
  private func collection(_ kind: String, _ part: JSONShape.LeftOut) -> String {
    if part == .unknown { return names.coding("Known" + kind) }
    let name = "Lossy" + kind
    return kind == "Array" || kind == "Dictionary" ? names[name] : names.coding(name)
  }

  /// Returns the expression that converts a decoded value to the property's value:
  /// `decoded.map(\.value)`, or `decoded` itself.
  func unboxed(_ decoded: SwiftExpression, _ shape: JSONShape) -> SwiftExpression {
    switch shape {
    case .value(let value): value.coder == nil ? decoded : .member(decoded, "value")
    case .uncodable: decoded
    case .polymorphic(let value):
      value.isConcrete ? decoded : .member(decoded, content(of: value))
    case .optional(let wrapped):
      needsUnboxing(wrapped) ? unboxed(.chain(decoded), wrapped) : decoded
    case .array(let element): mapped(decoded, "map", element)
    case .dictionary(_, let value): mapped(decoded, "mapValues", value)
    case .partial(let list, leavingOut: .brackets): unboxed(.member(decoded, "list"), list)
    case .partial(.array(let element), leavingOut: _):
      mapped(.member(decoded, "elements"), "map", element)
    case .partial(.dictionary(_, let value), leavingOut: _):
      mapped(.member(decoded, "values"), "mapValues", value)
    case .partial(.value(let value), leavingOut: _) where value.setElement != nil:
      .member(decoded, "elements")
    case .partial(let shape, leavingOut: _):
      unboxed(.member(decoded, "value"), .optional(shape))
    }
  }

  /// Whether a decoded value is a box, or contains boxes, so that it has to be unboxed.
  func needsUnboxing(_ shape: JSONShape) -> Bool {
    switch shape {
    case .value(let value): value.coder != nil
    case .uncodable: false
    case .polymorphic(let value): !value.isConcrete
    case .optional(let shape), .array(let shape), .dictionary(_, let shape): needsUnboxing(shape)
    case .partial: true
    }
  }

  private func mapped(
    _ list: SwiftExpression, _ function: String, _ element: JSONShape
  ) -> SwiftExpression {
    guard needsUnboxing(element) else { return list }
    let inner = unboxed(.element, element)
    if case .member(.element, let member) = inner {
      return list.calling(function, SwiftArgument(nil, .keyPath(member)))
    }
    return list.calling(function, SwiftArgument(nil, .closure(inner)))
  }

  // MARK: - Encoding

  /// Returns the expression to encode for a value, in which boxes and coders replace the values that need them.
  func boxed(_ value: SwiftExpression, _ shape: JSONShape) -> SwiftExpression {
    guard shape.polymorph != nil || shape.isCoded || shape.encodesSingleElements else {
      return value
    }
    switch shape {
    case .value(let coded): return coded.coder.map { make($0, value) } ?? value
    case .uncodable: return value
    case .partial(let list, leavingOut: .brackets(isEncoding: true)):
      return .call(.name(names.coding("ListOrElement")), [SwiftArgument(nil, boxed(value, list))])
    case .partial(let shape, leavingOut: _): return boxed(value, shape)
    case .polymorphic(let polymorph): return make(polymorph, value)
    case .optional(.polymorphic(let polymorph)): return mapped(value, "map", polymorph)
    case .optional(.partial(let list, leavingOut: .brackets(isEncoding: true))):
      let part = JSONShape.partial(list, leavingOut: .brackets(isEncoding: true))
      return value.calling("map", SwiftArgument(nil, .closure(boxed(.element, part))))
    case .optional(.value(let coded)):
      return coded.coder.map { coder in
        value.calling("map", SwiftArgument(nil, .closure(make(coder, .element))))
      } ?? value
    case .optional(let wrapped): return boxed(.chain(value), wrapped)
    case .array(let element): return boxed(value, "map", each: element)
    case .dictionary(_, let element): return boxed(value, "mapValues", each: element)
    }
  }

  private func boxed(
    _ list: SwiftExpression, _ function: String, each element: JSONShape
  ) -> SwiftExpression {
    if case .polymorphic(let polymorph) = element { return mapped(list, function, polymorph) }
    return list.calling(function, SwiftArgument(nil, .closure(boxed(.element, element))))
  }

  /// Maps a list or an optional to boxes. For values of a narrower type, such as a refining protocol, a closure calls
  /// the box's initializer. The initializer itself, passed as a function, would not accept these values.
  private func mapped(
    _ list: SwiftExpression, _ function: String, _ polymorph: JSONShape.Polymorph
  ) -> SwiftExpression {
    let argument: SwiftExpression =
      polymorph.narrowed == nil
      ? .member(.name(box(polymorph)), "init") : .closure(make(polymorph, .element))
    return list.calling(function, SwiftArgument(nil, argument))
  }

  private func make(
    _ polymorph: JSONShape.Polymorph, _ value: SwiftExpression
  ) -> SwiftExpression {
    let label = wrapsPolymorphs ? "wrappedValue" : nil
    return .call(.name(box(polymorph)), [SwiftArgument(label, value)])
  }

  private func make(_ coder: ValueCoder, _ value: SwiftExpression) -> SwiftExpression {
    .call(.name(box(coder)), [SwiftArgument(nil, value)])
  }

  private func content(of value: JSONShape.Polymorph) -> String {
    wrapsPolymorphs && value.unknown == nil && value.narrowed == nil ? "wrappedValue" : "value"
  }
}

extension RuntimeSpelling {
  /// Creates the spelling of a configuration's runtime.
  init(_ configuration: Configuration, _ model: Model) {
    let runtime = configuration.runtime.capabilities
    wrapsPolymorphs = runtime.wrapper != nil
    hasFamilies = runtime.hasFamilies
    infersTypes = runtime.infersTypes
    nestsPolymorphs = runtime.nestsPolymorphs
    reportsErrors = runtime.reportsErrors
    encodes = runtime.encodes
    matchesSourcery = runtime.matchesSourcery
    castsDecoded = runtime.concreteTypes == .decodeThroughBase
    readsBytes = configuration.readsBytes
    embedsRuntime = configuration.embedsRuntime
    names = GlobalNames(
      of: DeclaredTypes(model), importing: configuration.embedsRuntime ? nil : "WidgetRuntime")
  }
}

extension SwiftExpression {
  /// `$0`.
  fileprivate static let element = SwiftExpression.name("$0")
}
