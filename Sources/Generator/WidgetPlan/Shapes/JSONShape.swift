package import WidgetSyntax

/// The structure of a property's JSON, as derived from the property's type.
///
/// For example: `[any Action]?` is `.optional(.array(.polymorphic(…)))` with the base `Action`.
package indirect enum JSONShape: Equatable, Sendable {
  /// A type that codes itself, such as a scalar or a `Codable` struct.
  case value(Value)
  /// A value whose type is determined by the JSON, usually by a name.
  case polymorphic(Polymorph)
  case optional(JSONShape)
  case array(JSONShape)
  case dictionary(key: Key, JSONShape)
  /// A collection or a single value that is decoded even if a part is left out, such as an unknown element.
  case partial(JSONShape, leavingOut: LeftOut)
  /// A type that cannot be coded, such as a function or `Expression<any Component>`.
  case uncodable

  /// The part of a value that is omitted instead of causing an error.
  package enum LeftOut: Equatable, Sendable {
    /// Values with an unknown name.
    case unknown
    /// Values that cannot be decoded.
    case wrong
    /// The brackets around a single element, which may also be omitted when the element is encoded.
    case brackets(isEncoding: Bool)

    var isBrackets: Bool { if case .brackets = self { true } else { false } }
  }

  /// The type of a dictionary's keys.
  package struct Key: Equatable, Sendable {
    /// The spelling in the generated extension; `String` for a typealias of `String`.
    package var spelling: String
    /// The dotted name with typealiases expanded, or the spelling if the type has no name.
    package var name: String
    /// The declaration of the type, or nil if no source declares the type.
    package var declaration: DeclarationID?
  }

  /// A type that codes itself, unless a coder codes its values.
  package struct Value: Equatable, Sendable {
    /// The spelling in the generated extension, with typealiases.
    package var spelling: String
    /// The dotted name with typealiases expanded, or the spelling if the type has no name.
    package var name: String
    /// The declaration of the type, or nil if no source declares the type.
    package var declaration: DeclarationID?
    /// The shapes of the generic arguments.
    package var arguments: [JSONShape] = []
    /// The collection that `spelling` refers to through a typealias, or nil if it does not refer to a collection.
    package var collection: JSONShape?
    /// The coder that replaces the type's own coding, or nil if there isn't one.
    package var coder: ValueCoder?

    package init(
      spelling: String, name: String, declaration: DeclarationID? = nil,
      arguments: [JSONShape] = [], collection: JSONShape? = nil, coder: ValueCoder? = nil
    ) {
      self.spelling = spelling
      self.name = name
      self.declaration = declaration
      self.arguments = arguments
      self.collection = collection
      self.coder = coder
    }
  }

  /// A polymorphic value.
  package struct Polymorph: Equatable, Sendable {
    /// The protocol through which the value is coded.
    package let base: String
    package let type: PolymorphicType
    /// The property's own policy for unknown names, or nil for the policy of the base.
    package var unknown: Family.Unknown?

    package init(base: String, _ type: PolymorphicType = .base) {
      self.base = base
      self.type = type
    }

    /// The property's type if it is narrower than the base, or nil.
    package var narrowed: String? {
      switch type {
      case .base: nil
      case .existential(let spelling), .concrete(let spelling, _): spelling
      }
    }

    /// The declaration of the property's type if it is concrete, or nil.
    package var declaration: DeclarationID? {
      switch type {
      case .base, .existential: nil
      case .concrete(_, let declaration): declaration
      }
    }

    package var isConcrete: Bool { declaration != nil }
  }

  /// The type of a property with a polymorphic value.
  package enum PolymorphicType: Equatable, Sendable {
    /// The base itself.
    case base
    /// An existential type that is narrower than the base: `any Refined`.
    case existential(String)
    /// A type that conforms to the base.
    case concrete(String, DeclarationID)
  }

  /// The polymorphic value in the shape, or nil if there isn't one.
  package var polymorph: Polymorph? {
    if case .polymorphic(let polymorph) = innermost { polymorph } else { nil }
  }

  /// Whether a coder codes the values in the shape.
  package var isCoded: Bool { coder != nil }

  /// The coder of the values in the shape, or nil if they code themselves.
  package var coder: ValueCoder? {
    if case .value(let value) = innermost { value.coder } else { nil }
  }

  /// The declaration of the innermost type that codes itself, or nil if no source declares it.
  var declaration: DeclarationID? {
    if case .value(let value) = innermost, value.coder == nil { value.declaration } else { nil }
  }

  /// Returns the family whose box the shape contains, or nil if the shape contains no box or a coder codes it.
  func box(in families: FamilyIndex) -> Family? {
    guard case .value(let value) = innermost, value.coder == nil, value.declaration == nil else {
      return nil
    }
    if let inner = value.collection ?? value.setElement { return inner.box(in: families) }
    return families.boxed(in: value.name)
  }

  /// The generic arguments in the shape, including the arguments of arguments. The elements of a set are not
  /// arguments.
  var arguments: [JSONShape] {
    guard case .value(let value) = innermost, value.coder == nil else { return [] }
    if let inner = value.collection ?? value.setElement { return inner.arguments }
    return value.arguments.flatMap { [$0] + $0.arguments }
  }

  /// The shape without its outermost optional, or the shape itself if it is not an optional.
  package var unwrapped: JSONShape {
    if case .optional(let shape) = self { shape } else { self }
  }

  /// Whether the type is an optional, with typealiases expanded.
  package var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// Whether some part of the shape cannot be coded.
  var isUncodable: Bool {
    if case .uncodable = innermost { true } else { false }
  }

  /// The shape of the values inside all optionals and collections.
  var innermost: JSONShape { wrapped?.innermost ?? self }

  /// The shape directly inside an optional, a collection or a partial shape, or nil for other shapes.
  private var wrapped: JSONShape? {
    switch self {
    case .value, .polymorphic, .uncodable: nil
    case .optional(let shape), .array(let shape), .dictionary(_, let shape),
      .partial(let shape, leavingOut: _):
      shape
    }
  }

  /// Returns the shape with the shape directly inside it changed by a function.
  private func mappingWrapped(_ change: (JSONShape) -> JSONShape) -> JSONShape {
    switch self {
    case .value, .polymorphic, .uncodable: self
    case .optional(let shape): .optional(change(shape))
    case .array(let shape): .array(change(shape))
    case .dictionary(let key, let shape): .dictionary(key: key, change(shape))
    case .partial(let shape, let part): .partial(change(shape), leavingOut: part)
    }
  }
}

extension JSONShape {
  /// The name of the runtime's type whose values distinguish a missing key from null.
  static let fieldName = "Field"

  /// Whether the type distinguishes a missing key from null.
  ///
  /// - Parameter runtime: the runtime, which may not declare the type `Field`.
  func isField(in runtime: Runtime) -> Bool {
    guard case .value(let value) = self, value.declaration == nil, value.coder == nil,
      runtime.moduleTypes.contains(Self.fieldName)
    else { return false }
    return value.name.localName == Self.fieldName && value.arguments.count == 1
  }

  /// Whether the type contains a value that distinguishes a missing key from null.
  func hasField(in runtime: Runtime) -> Bool {
    guard case .value(let value) = innermost else { return false }
    return innermost.isField(in: runtime)
      || value.arguments.contains { $0.hasField(in: runtime) }
      || value.collection?.hasField(in: runtime) ?? false
  }

  /// Returns the shape of a type of which only the spelling is known.
  static func value(spelled spelling: String) -> JSONShape {
    .value(Value(spelling: spelling, name: spelling, declaration: nil))
  }

  /// Whether the type is a common scalar, such as a number or a string, or an optional scalar.
  var isScalar: Bool {
    switch self {
    case .value(let value):
      value.declaration == nil && value.coder == nil && ScalarTypes.common.contains(value.name)
    case .optional(let shape), .partial(let shape, leavingOut: _): shape.isScalar
    case .polymorphic, .array, .dictionary, .uncodable: false
    }
  }
}

extension JSONShape.Value {
  /// The shape of a set's elements, or nil if the type is not a set.
  package var setElement: JSONShape? {
    guard declaration == nil, coder == nil, name == "Set" || name == "Swift.Set" else { return nil }
    return arguments.count == 1 ? arguments[0] : nil
  }
}

// MARK: - Policies

extension JSONShape {
  /// Whether the type is an array, a set, a dictionary, or an optional of one of these.
  var isCollection: Bool {
    switch self {
    case .array, .dictionary: true
    case .optional(let shape), .partial(let shape, leavingOut: _): shape.isCollection
    case .value(let value): value.setElement != nil || value.collection != nil
    case .polymorphic, .uncodable: false
    }
  }

  /// Whether the type is a dictionary with `String` keys, or an optional of such a dictionary.
  var isDictionary: Bool {
    switch self {
    case .dictionary(let key, _): key.name == "String"
    case .optional(let shape), .partial(let shape, leavingOut: _): shape.isDictionary
    case .value(let value): value.collection?.isDictionary ?? false
    case .array, .polymorphic, .uncodable: false
    }
  }

  /// Whether elements that cannot be decoded are left out of a collection in the shape.
  var isLossy: Bool { leavesOut { $0 == .wrong } }

  /// Whether the type contains a list whose single element may be written without brackets.
  package var isOneOrMany: Bool { leavesOut(where: \.isBrackets) }

  /// Whether the shape, or a shape inside it, leaves out a part that fulfills a condition.
  private func leavesOut(where isIncluded: (LeftOut) -> Bool) -> Bool {
    if case .partial(_, let part) = self, isIncluded(part) { return true }
    return wrapped?.leavesOut(where: isIncluded) ?? false
  }

  /// Returns the shape in which a list with a single element may be written without brackets. The shape of a list does
  /// not change if its elements may themselves be arrays.
  ///
  /// - Parameters:
  ///   - isEncoding: whether brackets are also omitted when encoding. Encoding keeps the brackets if an element may be
  ///     null, or if the type of the elements is unknown.
  ///   - mayBeArray: returns whether values of a declared type, or of a family, may be arrays.
  ///   - mayBeArrayOrNull: returns whether such values may be encoded as arrays or null.
  func leavingOutBrackets(
    isEncoding: Bool, _ mayBeArray: (ArraySearch.Subject) -> Bool,
    orNull mayBeArrayOrNull: (ArraySearch.Subject) -> Bool
  ) -> JSONShape {
    switch self {
    case .optional, .dictionary, .partial(.dictionary, leavingOut: _):
      return mappingWrapped {
        $0.leavingOutBrackets(isEncoding: isEncoding, mayBeArray, orNull: mayBeArrayOrNull)
      }
    case .array, .partial, .value:
      guard hasPlainElements(mayBeArray) else { return self }
      let isEncoding = isEncoding && hasDistinctElements(mayBeArrayOrNull)
      return .partial(self, leavingOut: .brackets(isEncoding: isEncoding))
    case .polymorphic, .uncodable: return self
    }
  }

  /// Whether the type is a list whose elements cannot be lists.
  private func hasPlainElements(_ mayBeArray: (ArraySearch.Subject) -> Bool) -> Bool {
    switch self {
    case .array(let element): !element.isList(mayBeArray)
    case .value(let value): value.setElement.map { !$0.isList(mayBeArray) } ?? false
    case .partial(let shape, leavingOut: _): shape.hasPlainElements(mayBeArray)
    case .optional, .dictionary, .polymorphic, .uncodable: false
    }
  }

  /// Whether the type is a list whose elements have a known type and are encoded neither as null nor as arrays.
  private func hasDistinctElements(_ mayBeArrayOrNull: (ArraySearch.Subject) -> Bool) -> Bool {
    switch self {
    case .array(let element): element.isDistinct(mayBeArrayOrNull)
    case .value(let value): value.setElement?.isDistinct(mayBeArrayOrNull) ?? false
    case .partial(let shape, leavingOut: _): shape.hasDistinctElements(mayBeArrayOrNull)
    case .optional, .dictionary, .polymorphic, .uncodable: false
    }
  }

  /// Whether the elements of a list have a known type and are encoded neither as null nor as arrays. A coder is trusted
  /// if it does not declare the form of its JSON.
  private func isDistinct(_ mayBeArrayOrNull: (ArraySearch.Subject) -> Bool) -> Bool {
    switch self {
    case .polymorphic(let value):
      return !mayBeArrayOrNull(
        value.declaration.map(ArraySearch.Subject.type) ?? .family(value.base))
    case .value(let value):
      if let coder = value.coder {
        return !value.name.hasSuffix("?") && coder.json?.isDistinct(mayBeArrayOrNull) ?? true
      }
      if let id = value.declaration { return !mayBeArrayOrNull(.type(id)) }
      return ScalarTypes.contain(value.name)
    case .dictionary: return true
    case .optional, .array, .partial, .uncodable: return false
    }
  }

  /// Whether the type contains a list whose single element is encoded without brackets.
  package var encodesSingleElements: Bool { leavesOut { $0 == .brackets(isEncoding: true) } }

  private func isList(_ mayBeArray: (ArraySearch.Subject) -> Bool) -> Bool {
    switch self {
    case .array: true
    case .value(let value):
      value.setElement != nil || value.collection?.isList(mayBeArray) ?? false
        || value.coder == nil && value.declaration.map { mayBeArray(.type($0)) } ?? false
    case .polymorphic(let value):
      mayBeArray(value.declaration.map(ArraySearch.Subject.type) ?? .family(value.base))
    case .optional(let shape), .partial(let shape, leavingOut: _): shape.isList(mayBeArray)
    case .dictionary, .uncodable: false
    }
  }

  /// Whether elements, or the value itself, may be omitted when decoding. Omitted brackets are disregarded.
  package var isPartial: Bool { leavesOut { !$0.isBrackets } }

  /// Returns the shape in which some values are omitted. Values with unknown names are omitted from the innermost
  /// collection, and also outside of collections. Wrong values are omitted from every collection, so that a wrong cell
  /// does not remove its row.
  func leavingOut(_ part: LeftOut) -> JSONShape {
    switch self {
    case .optional(let shape): return .optional(shape.leavingOut(part))
    case .array(let element) where element.isCollection:
      return outer(.array(element.leavingOut(part)), part)
    case .dictionary(let key, let value) where value.isCollection:
      return outer(.dictionary(key: key, value.leavingOut(part)), part)
    case .value(let value) where value.setElement != nil:
      return .partial(self, leavingOut: part)
    case .array, .dictionary: return .partial(self, leavingOut: part)
    case .value, .polymorphic:
      return part == .unknown ? .partial(self, leavingOut: part) : self
    case .partial(let shape, leavingOut: .unknown) where part == .wrong:
      return shape.leavingOut(.wrong)
    case .partial, .uncodable: return self
    }
  }

  private func outer(_ shape: JSONShape, _ part: LeftOut) -> JSONShape {
    part == .wrong ? .partial(shape, leavingOut: part) : shape
  }

  /// The shape as encoded: without `partial` shapes that affect only decoding, and with the base's own policy.
  package var complete: JSONShape {
    mapping { polymorph in
      var polymorph = polymorph
      polymorph.unknown = nil
      return polymorph
    }.withoutParts
  }

  /// Returns the shape with the given policy for unknown names.
  func decoding(unknown: Family.Unknown) -> JSONShape {
    mapping { polymorph in
      var polymorph = polymorph
      polymorph.unknown = unknown
      return polymorph
    }
  }

  /// Returns the shape with its polymorphic value changed by a function.
  private func mapping(_ change: (Polymorph) -> Polymorph) -> JSONShape {
    if case .polymorphic(let polymorph) = self { return .polymorphic(change(polymorph)) }
    return mappingWrapped { $0.mapping(change) }
  }

  private var withoutParts: JSONShape {
    if case .partial(let shape, let part) = self, part != .brackets(isEncoding: true) {
      return shape.withoutParts
    }
    return mappingWrapped(\.withoutParts)
  }
}
