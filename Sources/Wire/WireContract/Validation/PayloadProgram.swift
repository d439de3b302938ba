import WidgetPlan

/// A contract that is compiled for checking payloads. Shapes, objects, enums and families refer to each other by index,
/// and names are looked up in hash tables.
struct PayloadProgram: Sendable {
  /// The values that are accepted at a place.
  enum Shape: Sendable {
    /// Any value.
    case anything
    /// Any value that `JSONValue` stores.
    case json
    case scalar(WireType.Scalar)
    case optional(ShapeIndex)
    case list(ShapeIndex, drops: WireType.Dropped?)
    case map(ShapeIndex, keys: WireType.MapKeys, drops: WireType.Dropped?)
    /// An array of alternating keys and values.
    case pairs(key: ShapeIndex, value: ShapeIndex, drops: WireType.Dropped?)
    /// A list, or a single element without the brackets.
    case oneOrMany(list: ShapeIndex, element: ShapeIndex)
    /// A value that is left out or replaced instead of causing an error.
    case dropping(ShapeIndex, WireType.Dropped)
    case expression(ShapeIndex)
    /// A number, a Boolean or a text that the coder `Lenient` converts.
    case lenient(WireType.Scalar)
    /// A value that is decoded as nil if it is an empty string, or a string of only white space.
    case emptyAsNil(ShapeIndex)
    /// A number, or a string that the coder `NonFinite` decodes.
    case nonFinite(ShapeIndex)
    case object(ObjectIndex)
    /// An array with an element for each slot of an object.
    case array(ObjectIndex)
    case values(ValuesIndex)
    case choice(ChoiceIndex, ChoicePlace)
  }

  /// The policy for a family or an enum at a single place.
  struct ChoicePlace: Sendable {
    var unknown: ContractChoice.Unknown
    /// The indices of the accepted options, or nil if all options are accepted.
    var only: Set<Int>?
    /// Whether the only key that is a name selects the option, so that the object can have other keys.
    var selectsName = false
  }

  /// A property, or an associated value of a case.
  struct Slot: Sendable {
    var name: String
    var shape: ShapeIndex
    var isRequired: Bool
    var acceptsNull: Bool
    /// The consequence of a wrong value that is not an error, or nil if it is an error.
    let consequence: String?
    /// The consequence of an error that depends on a condition, or nil if there isn't a condition.
    let conditionalError: String?
    /// The decoded paths, with the aliases last. Most paths have one key.
    var paths: [[String]]
    var hasPaths: Bool
    /// The deprecation message, or nil if the property is not deprecated.
    var deprecation: String?

    /// - Parameters:
    ///   - onError: the replacement of a wrong value, or nil if a wrong value is an error.
    ///   - condition: the condition of the `#if`s around the property, if the platforms do not determine whether it is
    ///     true. The value is then checked, but errors are reported as warnings. Nil for other properties.
    init(
      name: String, shape: ShapeIndex, isRequired: Bool, acceptsNull: Bool, onError: String? = nil,
      condition: String? = nil, paths: [[String]], deprecation: String? = nil
    ) {
      self.name = name
      self.shape = shape
      self.isRequired = isRequired
      self.acceptsNull = acceptsNull
      self.paths = paths
      self.deprecation = deprecation
      hasPaths = paths.contains { $0.count > 1 }
      conditionalError = condition.map(PayloadProgram.conditionalError)
      consequence = onError.map { "\($0) replaces it" } ?? conditionalError
    }
  }

  /// The meaning of a key of an object.
  struct Key: Sendable {
    /// The index of the key's slot. It is negative if the slot's value is looked up by path, or if the key is known but
    /// belongs to no slot.
    var slot: Int32
    /// The position of the key among the keys of the property.
    var rank: Int32
  }

  struct Object: Sendable {
    /// The name of the type, or of an enum and its case.
    var name: String
    /// The name in messages: the name in the JSON if there is one, or else the name in Swift.
    var label: String
    var slots: [Slot] = []
    var names = PayloadNames([])
    var keys: [Key] = []
    /// Whether unknown keys are accepted.
    var isOpen = true
    /// The flattened properties.
    var flattened: [Flattened] = []
    /// The nested objects inside paths, with their known keys.
    var inner: [(path: [String], keys: [String])] = []
    /// Whether the value of at least one slot is looked up by path.
    var hasPaths = false
    /// Whether a value that is not an object is an error even if the object has no slots.
    var isContainer = false

    /// Sets the keys of the slots, and other known keys.
    ///
    /// - Parameter known: other keys that are not reported.
    mutating func setKeys(_ known: [String]) {
      var names: [(name: String, value: Int)] = []
      for (index, slot) in slots.enumerated() {
        for (rank, path) in slot.paths.enumerated() {
          names.append((path[0], keys.count))
          keys.append(Key(slot: slot.hasPaths ? -1 : Int32(index), rank: Int32(rank)))
        }
      }
      // An entry of `keys` belongs to at most one slot. Slots with a common key therefore look up their values by path.
      for same in Dictionary(grouping: names, by: \.name).values where same.count > 1 {
        for (_, index) in same {
          if keys[index].slot >= 0 { slots[Int(keys[index].slot)].hasPaths = true }
          keys[index].slot = -1
        }
      }
      hasPaths = slots.contains(where: \.hasPaths)
      for key in known {
        names.append((key, keys.count))
        keys.append(Key(slot: -1, rank: 0))
      }
      self.names = PayloadNames(names)
    }
  }

  struct Flattened: Sendable {
    var name: String
    var shape: ShapeIndex
    var isTolerant: Bool
    /// Whether the property is nil if each of its keys is missing or null.
    var isOptional: Bool
    /// The keys that determine whether an optional property is nil. Empty if the keys are unknown.
    var keys: [String]
    /// Whether the property is a dictionary of the remaining keys.
    let isRest: Bool
    /// The condition of the `#if`s around the property, like the condition of a slot.
    let condition: String?
    /// The consequence of a wrong value that is not an error, or nil if it is an error.
    let consequence: String?

    init(
      name: String, shape: ShapeIndex, isTolerant: Bool, isOptional: Bool, keys: [String],
      isRest: Bool = false, condition: String? = nil
    ) {
      self.name = name
      self.shape = shape
      self.isTolerant = isTolerant
      self.isOptional = isOptional
      self.keys = keys
      self.isRest = isRest
      self.condition = condition
      consequence =
        isTolerant ? "'\(name)' is left out" : condition.map(PayloadProgram.conditionalError)
    }

    /// Returns the object whose keys are merged into the surrounding object, if its errors are errors of the
    /// surrounding object. Nil for other properties.
    func mergedObject(_ program: PayloadProgram) -> ObjectIndex? {
      if !isRest, !isTolerant, condition == nil, case .object(let number) = program.shapes[shape] {
        number
      } else {
        nil
      }
    }
  }

  struct Values: Sendable {
    var name: String
    var areIntegers: Bool
    /// The raw values, with the positions of their cases.
    var names: PayloadNames
    var fallback: String?
    var ignoresCase: Bool
    /// The cases that are not available on a platform, by their positions.
    var unavailable: [Int: UnavailableName] = [:]
    /// The messages of deprecated cases, by their positions.
    var deprecations: [Int: String] = [:]
  }

  struct Choice: Sendable {
    /// The name of the family or enum.
    var name: String
    /// The name in messages: the name in the JSON if there is one, or else the name in Swift.
    var label: String
    var choice: ContractChoice
    /// The key of the discriminator, as bytes.
    var tag: [UInt8]
    /// The paths of the discriminator if it is in a nested object or has several keys. Otherwise, empty.
    var tagPaths: [[String]]
    var names: PayloadNames
    /// The name patterns, each with the position of its option.
    var patterns: [(pattern: NamePattern, option: Int)]
    /// The content of each option, in the order of the options.
    var contents: [Content]
    /// The ids of the options, for messages.
    var ids: [String]
    /// The shape of values with unknown names, or nil if such values are not decoded.
    var fallback: ShapeIndex?
    /// Whether the fallback is decoded from the content instead of the whole value.
    var fallbackIsContent = false
    /// The options that are not available on a platform, by their positions.
    var unavailable: [Int: UnavailableName] = [:]
    var rule: PayloadRule { choice.isFamily ? .unknownWidget : .unknownCase }
  }

  /// The content of an option in the JSON.
  enum Content: Sendable {
    /// No content. An untagged option without content is `null`.
    case nothing
    case shape(ShapeIndex, isOptional: Bool)
  }

  private static func conditionalError(_ condition: String) -> String {
    "it is an error if '\(condition)' is true"
  }

  var shapes: [Shape] = []
  var objects: [Object] = []
  var values: [Values] = []
  var choices: [Choice] = []
  /// The shapes of payloads, by the names of their types.
  var types: [String: ShapeIndex] = [:]
  /// The shapes of shorthands, by the index of the type's own shape. A shorthand is any value except an object or null.
  var shorthands: [ShapeIndex: ShapeIndex] = [:]
}
