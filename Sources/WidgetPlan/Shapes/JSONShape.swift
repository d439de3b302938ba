package import WidgetSyntax

/// What the JSON of a property's type looks like, seen through typealiases and across files.
///
/// For example: `[any Action]?` is `.optional(.array(.polymorphic(…)))` with the base `Action`.
package indirect enum JSONShape: Equatable, Sendable {
  /// A type that codes itself: a scalar, or whatever its own coding makes of it.
  case value(Value)
  /// A value whose type is named in the JSON.
  case polymorphic(Polymorph)
  case optional(JSONShape)
  case array(JSONShape)
  case dictionary(key: Key, JSONShape)
  /// A collection, or a single value, of which a part may be left out.
  case partial(JSONShape, leavingOut: LeftOut)
  /// Contains a polymorphic value where none can be coded: `Expression<any Component>`.
  case uncodable

  /// What is left out of a collection instead of being an error.
  package enum LeftOut: Equatable, Sendable {
    /// Values with an unrecognized name.
    case unknown
    /// Whatever cannot be decoded.
    case wrong
    /// The brackets around an only element.
    case brackets
  }

  /// The type of a dictionary's keys.
  package struct Key: Equatable, Sendable {
    /// As it is written in the generated extension; `String` for what stands for that.
    package var spelling: String
    /// The dotted name that is left when typealiases are expanded; the spelling where there is none.
    package var name: String
    /// Its declaration; nil where no scanned source has one.
    package var declaration: DeclarationID?
  }

  /// A type that codes itself.
  package struct Value: Equatable, Sendable {
    /// As it is written in the generated extension, typealiases included.
    package var spelling: String
    /// The dotted name that is left when typealiases are expanded; the spelling where there is none.
    package var name: String
    /// Its declaration; nil where no scanned source has one.
    package var declaration: DeclarationID?
    /// The shapes of its generic arguments.
    package var arguments: [JSONShape] = []
    /// What a typealias stands for, where that is a collection.
    package var collection: JSONShape?
    /// The coder that codes it in place of its own coding.
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
    /// The protocol by which the value is coded.
    package var base: String
    /// The type that the property asks for, where that is narrower than the base.
    package var narrowed: String?
    /// Whether the property's type is a concrete one.
    package var isConcrete = false
    /// The declaration of a concrete type.
    package var declaration: DeclarationID?
    /// The policy of its own for unrecognized names; nil where that of the base holds.
    package var unknown: Family.Unknown?

    package init(base: String, narrowed: String? = nil, isConcrete: Bool = false) {
      self.base = base
      self.narrowed = narrowed
      self.isConcrete = isConcrete
    }
  }

  /// The polymorphic value in it; nil when it has none.
  package var polymorph: Polymorph? {
    switch self {
    case .value, .uncodable: nil
    case .polymorphic(let polymorph): polymorph
    case .optional(let shape), .array(let shape), .dictionary(_, let shape),
      .partial(let shape, leavingOut: _):
      shape.polymorph
    }
  }

  /// Whether a coder codes the values in it.
  package var isCoded: Bool {
    switch self {
    case .value(let value): value.coder != nil
    case .polymorphic, .uncodable: false
    case .optional(let shape), .array(let shape), .dictionary(_, let shape),
      .partial(let shape, leavingOut: _):
      shape.isCoded
    }
  }

  /// The shape without one optional around it.
  package var unwrapped: JSONShape {
    if case .optional(let shape) = self { shape } else { self }
  }

  /// Whether it is an optional, typealiases expanded.
  package var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// Whether some part of it cannot be coded.
  var isUncodable: Bool {
    switch self {
    case .uncodable: true
    case .value, .polymorphic: false
    case .optional(let shape), .array(let shape), .dictionary(_, let shape),
      .partial(let shape, leavingOut: _):
      shape.isUncodable
    }
  }
}

extension JSONShape {
  /// The runtime's type of values that may be missing, null or there.
  static let fieldName = "Field"

  /// Whether it is such a value.
  ///
  /// - Parameter runtime: the one that has the type, or not.
  func isField(in runtime: Runtime) -> Bool {
    guard case .value(let value) = self, value.declaration == nil, value.coder == nil,
      runtime.moduleTypes.contains(Self.fieldName)
    else { return false }
    return value.name.localName == Self.fieldName && value.arguments.count == 1
  }

  /// A type of which nothing but its spelling is known.
  static func value(spelled spelling: String) -> JSONShape {
    .value(Value(spelling: spelling, name: spelling, declaration: nil))
  }

  /// Whether it is a number, a string or the like, which has no properties.
  var isScalar: Bool {
    switch self {
    case .value(let value):
      value.declaration == nil && value.coder == nil && Self.isScalar(value.name)
    case .optional(let shape), .partial(let shape, leavingOut: _): shape.isScalar
    case .polymorphic, .array, .dictionary, .uncodable: false
    }
  }

  /// Whether a type of Swift's or Foundation's is coded as a number, a string or the like.
  static func isScalar(_ name: String) -> Bool { scalars.contains(name) }

  private static let scalars: Set<String> = [
    "Bool", "Character", "Date", "Decimal", "Double", "Float", "Int", "Int8", "Int16", "Int32",
    "Int64", "String", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "URL", "UUID",
  ]
}

extension JSONShape.Value {
  /// What a set contains; nil for every other type.
  package var setElement: JSONShape? {
    guard declaration == nil, coder == nil, name == "Set" || name == "Swift.Set" else { return nil }
    return arguments.count == 1 ? arguments[0] : nil
  }
}
