import WidgetSyntax

/// What annotations ask of the decoding of a type.
extension JSONShape {
  /// Whether it is an array, a set or a dictionary, also an optional one.
  var isCollection: Bool {
    switch self {
    case .array, .dictionary: true
    case .optional(let shape), .partial(let shape, leavingOut: _): shape.isCollection
    case .value(let value): value.setElement != nil
    case .polymorphic, .uncodable: false
    }
  }

  /// Whether it is a dictionary with `String` keys, also an optional one.
  var isDictionary: Bool {
    switch self {
    case .dictionary(let key, _): key.name == "String"
    case .optional(let shape), .partial(let shape, leavingOut: _): shape.isDictionary
    case .value(let value): value.collection?.isDictionary ?? false
    case .array, .polymorphic, .uncodable: false
    }
  }

  /// Whether an only element of a list in it may be without brackets.
  package var isOneOrMany: Bool {
    switch self {
    case .partial(_, leavingOut: .brackets): true
    case .partial(let shape, leavingOut: _), .optional(let shape), .dictionary(_, let shape):
      shape.isOneOrMany
    case .array, .value, .polymorphic, .uncodable: false
    }
  }

  /// The shape of which an only element may be without the brackets of its list, unless an element has
  /// brackets itself.
  ///
  /// - Parameter mayBeArray: whether values of a type of the sources, or of a family, may have brackets.
  func leavingOutBrackets(_ mayBeArray: (ArrayQuestion) -> Bool) -> JSONShape {
    switch self {
    case .optional(let shape): .optional(shape.leavingOutBrackets(mayBeArray))
    case .dictionary(let key, let value):
      .dictionary(key: key, value.leavingOutBrackets(mayBeArray))
    case .partial(.dictionary(let key, let value), let part):
      .partial(.dictionary(key: key, value.leavingOutBrackets(mayBeArray)), leavingOut: part)
    case .array, .partial, .value:
      hasPlainElements(mayBeArray) ? .partial(self, leavingOut: .brackets) : self
    case .polymorphic, .uncodable: self
    }
  }

  /// Whether it is a list whose elements are no lists.
  private func hasPlainElements(_ mayBeArray: (ArrayQuestion) -> Bool) -> Bool {
    switch self {
    case .array(let element): !element.isList(mayBeArray)
    case .value(let value): value.setElement.map { !$0.isList(mayBeArray) } ?? false
    case .partial(let shape, leavingOut: _): shape.hasPlainElements(mayBeArray)
    case .optional, .dictionary, .polymorphic, .uncodable: false
    }
  }

  private func isList(_ mayBeArray: (ArrayQuestion) -> Bool) -> Bool {
    switch self {
    case .array: true
    case .value(let value):
      value.setElement != nil || value.collection?.isList(mayBeArray) ?? false
        || value.coder == nil && value.declaration.map { mayBeArray(.type($0)) } ?? false
    case .polymorphic(let value):
      mayBeArray(value.declaration.map(ArrayQuestion.type) ?? .family(value.base))
    case .optional(let shape), .partial(let shape, leavingOut: _): shape.isList(mayBeArray)
    case .dictionary, .uncodable: false
    }
  }

  /// What may have brackets.
  enum ArrayQuestion {
    case type(DeclarationID)
    /// A family by the name of its protocol.
    case family(String)
  }

  /// Whether something may be left out of it.
  package var isPartial: Bool {
    switch self {
    case .partial(let shape, leavingOut: .brackets): shape.isPartial
    case .partial: true
    case .optional(let shape), .array(let shape), .dictionary(_, let shape): shape.isPartial
    case .value, .polymorphic, .uncodable: false
    }
  }

  /// The shape with some of its values left out. Unrecognized names are left out of the innermost
  /// collection; wrong values of each, so that a wrong cell does not take its row with it.
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

  /// The shape as it is encoded: with everything that is there, by the base's own policy.
  package var whole: JSONShape {
    mapping { polymorph in
      var polymorph = polymorph
      polymorph.unknown = nil
      return polymorph
    }.withoutParts
  }

  /// The shape with a policy of its own for unrecognized names.
  func decoding(unknown: Family.Unknown) -> JSONShape {
    mapping { polymorph in
      var polymorph = polymorph
      polymorph.unknown = unknown
      return polymorph
    }
  }

  /// The shape with its polymorphic value replaced.
  private func mapping(_ change: (Polymorph) -> Polymorph) -> JSONShape {
    switch self {
    case .polymorphic(let polymorph): .polymorphic(change(polymorph))
    case .optional(let shape): .optional(shape.mapping(change))
    case .array(let shape): .array(shape.mapping(change))
    case .dictionary(let key, let shape): .dictionary(key: key, shape.mapping(change))
    case .partial(let shape, let part): .partial(shape.mapping(change), leavingOut: part)
    case .value, .uncodable: self
    }
  }

  private var withoutParts: JSONShape {
    switch self {
    case .optional(let shape): .optional(shape.withoutParts)
    case .array(let shape): .array(shape.withoutParts)
    case .dictionary(let key, let shape): .dictionary(key: key, shape.withoutParts)
    case .partial(let shape, leavingOut: _): shape.withoutParts
    case .value, .polymorphic, .uncodable: self
    }
  }
}
