import WidgetModel
import WidgetSyntax

/// The JSON from which an option of an untagged family is decoded, as far as the sources show.
indirect enum AcceptedJSON: Equatable {
  case anything
  case null
  case number
  /// The numbers of `Float`, which are smaller than the greatest `Double`.
  case float
  case integer(bits: Int, isSigned: Bool)
  case string
  /// Only some strings, such as the raw values of an enum or a `URL`.
  case someStrings
  /// An object with at least the required keys.
  case object(Keys)
  /// An array whose elements are decoded from this JSON.
  case list(AcceptedJSON)
  /// An object with any keys whose values are decoded from this JSON.
  case dictionary(AcceptedJSON)
  /// JSON that the other cases do not describe.
  case other

  /// The keys of an object, and the shapes of their values.
  struct Keys: Equatable {
    var required: [String: JSONShape] = [:]
    /// The keys that may be missing, but whose values must not be wrong.
    var optional: [String: JSONShape] = [:]

    /// The keys whose wrong values are replaced.
    var replaced: Set<String> = []
    /// The keys whose values must not be null, because an annotation rejects null.
    var notNull: Set<String> = []

    /// Adds the keys of a property or an associated value. Returns false if the value is required and has several keys,
    /// because no single key is then required.
    mutating func add(_ plan: PropertyPlan, under keys: [String]) -> Bool {
      if plan.onError != nil { replaced.formUnion(keys) }
      if plan.null == .rejected { notNull.formUnion(keys) }
      guard plan.presence == .required else {
        // A wrong value that is replaced is accepted.
        for key in keys where plan.onError == nil { optional[key] = plan.shape.unwrapped }
        return true
      }
      guard keys.count == 1 else { return false }
      required[keys[0]] =
        switch plan.null {
        case nil: plan.shape
        case .rejected: plan.shape.unwrapped
        case .replaced: .optional(plan.shape.unwrapped)
        }
      return true
    }

    /// Whether these keys accept every object that `other` accepts. Objects with a wrong value for an optional key that
    /// `other` does not contain are disregarded.
    func covers(_ other: Keys) -> Bool {
      required.allSatisfy { key, shape in
        other.required[key] == shape && (replaced.contains(key) || !other.replaced.contains(key))
      }
        && optional.allSatisfy { key, shape in
          let otherShape = other.required[key] ?? other.optional[key]
          let otherMayBeNull = other.optional[key] != nil && !other.notNull.contains(key)
          return !other.replaced.contains(key) && !(notNull.contains(key) && otherMayBeNull)
            && (otherShape == nil || otherShape == shape)
        }
    }
  }

  /// Whether this option also accepts every value that `other` accepts, so that `other` is never decoded if it comes
  /// later.
  ///
  /// For example: `.number` covers every integer; an object without keys covers every object.
  func covers(_ other: AcceptedJSON) -> Bool {
    switch (self, other) {
    case (.other, _), (_, .other): false
    case (.anything, _): true
    case (.number, .integer), (.number, .float), (.float, .integer), (.string, .someStrings): true
    case (.integer(let bits, let isSigned), .integer(let others, let areSigned)):
      isSigned == areSigned ? bits >= others : isSigned && bits > others
    case (.object(let own), .object(let others)): own.covers(others)
    case (.list(let own), .list(let others)), (.dictionary(let own), .dictionary(let others)):
      own.covers(others)
    case (.dictionary(.anything), .object): true
    case (.someStrings, _): false
    default: self == other
    }
  }
}

extension AcceptedJSON {
  /// Determines the accepted JSON for a shape. For an optional, this is the JSON of its wrapped value.
  init(_ shape: JSONShape, in context: PlanningContext) {
    let value: JSONShape.Value
    switch shape.unwrapped {
    case .value(let scalar) where scalar.coder == nil && scalar.collection == nil: value = scalar
    case .array(let element) where !element.isOptional:
      self = .list(AcceptedJSON(element, in: context))
      return
    case .dictionary(_, let element) where shape.isDictionary && !element.isOptional:
      self = .dictionary(AcceptedJSON(element, in: context))
      return
    default:
      self = .other
      return
    }
    if let id = value.declaration {
      self.init(id, in: context)
      return
    }
    switch value.name.localName {
    case "JSONValue": self = .anything
    case "CGFloat", "Decimal", "Double": self = .number
    case "Float": self = .float
    case "String", "Substring": self = .string
    case "Character", "URL", "UUID": self = .someStrings
    case let name:
      guard case .integer(let bits, let isSigned)? = LiteralKind(ofType: name) else {
        self = .other
        return
      }
      self = .integer(bits: bits, isSigned: isSigned)
    }
  }

  /// Determines the accepted JSON for a declared type.
  init(_ id: DeclarationID, in context: PlanningContext) {
    let type = context.model.type(id)
    let written = context.written(in: type)
    self = .other
    if written.hasDecodingInit { return }
    if type.kind == .enum {
      if type.rawType(in: context.model) == "String" { self = .someStrings }
      return
    }
    guard !type.isTransparent, !type.isPositional, type.attributes.shorthand == nil,
      context.model.superclass(of: id) == nil, !written.hasUnknownKeys,
      context.conformances.rawValueProperty(of: id) == nil
    else { return }
    if context.selection.isCoded(id) {
      let properties = PropertyPlanner(context, type, written)
      self = .init(type.codableProperties.map(properties.plan))
    } else if case .object(let plans) = SynthesizedPlanner(context).coding(of: id) {
      self = .init(plans)
    }
  }

  /// Determines the accepted JSON for an object with the given properties.
  init(_ properties: [PropertyPlan]) {
    var known = Keys()
    for property in properties where property.source != .nowhere {
      guard case .keys(let keys) = property.source, known.add(property, under: keys) else {
        self = .other
        return
      }
    }
    self = .object(known)
  }
}
