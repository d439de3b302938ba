import WidgetModel
import WidgetPlan

/// A property of an object, or an associated value of a case, that is read from bytes.
///
/// For example: `case 2: size = json.readIfPresent(Int.self, in: &object)`.
struct KeyLoopField {
  /// The variable that stores the value while the object is read.
  let local: String
  /// The type of the variable: an optional, or a double optional if the key is required and its value may be null.
  let type: String
  let member: DecodedMember
  let source: PropertyPlan.Source
  /// The key that the loop reads for the field, or nil if the loop does not read the field.
  let key: Key?

  /// A key that the loop reads.
  struct Key {
    let text: String
    /// The position among all keys that the loop reads.
    let number: Int
  }

  /// Whether the value can be at a place that the loop does not read.
  var hasOtherPlaces: Bool {
    switch source {
    case .keys(let keys): key == nil || keys.count > 1
    case .paths, .flattened, .remainingKeys, .function, .whole, .element: true
    case .nowhere: false
    }
  }
}

extension KeyLoopField {
  /// The maximum number of keys that a loop can read: the number of bits that record which keys were read.
  static let limit = 64

  /// Returns fields for all properties that are decoded.
  static func all(_ plans: [PropertyPlan]) -> [(field: KeyLoopField, plan: PropertyPlan)] {
    var names = Names()
    return plans.filter { $0.source != .nowhere }.map { plan in
      let member = DecodedMember(plan)
      let type = member.isNullable ? optional(plan.type) : plan.type
      let field = KeyLoopField(
        local: names.variable(plan.property.bareName), type: optional(type), member: member,
        source: plan.source, key: names.key(of: plan.source))
      return (field, plan)
    }
  }

  /// Returns the fields of a case whose values have their own keys.
  static func all(_ values: [EnumPlan.Value]) -> [KeyLoopField] {
    all(values, source: \.property.source)
  }

  /// Returns the field of a case whose only value is under a key.
  static func all(_ values: [EnumPlan.Value], under key: String) -> [KeyLoopField] {
    all(values, source: { _ in .keys([key]) })
  }

  /// Returns the field of a case whose only value is at a path.
  static func all(_ values: [EnumPlan.Value], at path: [String]) -> [KeyLoopField] {
    all(values, source: { _ in .paths([path]) })
  }

  private static func all(
    _ values: [EnumPlan.Value], source: (EnumPlan.Value) -> PropertyPlan.Source
  ) -> [KeyLoopField] {
    var names = Names()
    return values.map { value in
      let source = source(value)
      let member = DecodedMember(value)
      let isOptional = value.shape.isOptional && !member.isNullable
      return KeyLoopField(
        local: names.variable(value.local),
        type: isOptional ? value.type : optional(value.type), member: member, source: source,
        key: names.key(of: source))
    }
  }

  /// Returns the optional of the given type.
  private static func optional(_ type: String) -> String {
    let isOne = !type.contains(" ") || type.hasPrefix("[")
    return isOne ? type + "?" : "(\(type))?"
  }

  /// Assigns unique variables and numbers of keys.
  private struct Names {
    private var taken: Set<String> = [
      "failures", "field", "json", "name", "object", "self", "start",
    ]
    private var keys: Set<String> = []

    mutating func variable(_ name: String) -> String { taken.variable(named: name) }

    /// Returns the first key of a source, or nil if the source has no key. Also returns nil if another field reads the
    /// same key or the limit is reached; the key is then looked up after the loop.
    mutating func key(of source: PropertyPlan.Source) -> Key? {
      guard case .keys(let own) = source, let text = own.first, keys.count < limit,
        keys.insert(text).inserted
      else { return nil }
      return Key(text: text, number: keys.count - 1)
    }
  }
}

extension EnumPlan.Value {
  /// The name of the variable for the associated value.
  fileprivate var local: String {
    let name = label?.bareName ?? key
    return name.isPlain ? name : "value"
  }
}
