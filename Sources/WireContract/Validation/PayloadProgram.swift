import WidgetPlan

/// A contract in the form in which payloads are held against it: everything by number, names in tables.
struct PayloadProgram: Sendable {
  /// A place in the program that a value is held against.
  enum Shape: Sendable {
    /// Whatever it is.
    case anything
    case scalar(WireType.Scalar)
    case optional(Int)
    case list(Int, drops: WireType.Dropped?)
    case map(Int, keys: WireType.MapKeys, drops: WireType.Dropped?)
    /// A list, or an element of it.
    case oneOrMany(list: Int, element: Int)
    /// A single value that is left out in place of an error.
    case dropping(Int, WireType.Dropped)
    case expression(Int)
    /// A number, a truth value or a text, in whichever of these forms it is.
    case lenient(WireType.Scalar)
    /// Where a text of white space only is null.
    case emptyAsNil(Int)
    case object(Int)
    /// An array with an element for each slot of an object.
    case array(Int)
    case values(Int)
    case choice(Int, ChoicePlace)
  }

  /// What holds for a family in one place.
  struct ChoicePlace: Sendable {
    var unknown: ContractChoice.Unknown
    /// The options that are accepted: indices; nil for all.
    var only: Set<Int>?
  }

  /// A property, or a value of an enum's case.
  struct Slot: Sendable {
    var name: String
    var shape: Int
    var isRequired: Bool
    var acceptsNull: Bool
    /// What takes the place of a wrong value; nil for an error.
    var onError: String?
    /// Where it is read; one key each unless there is a path.
    var paths: [[String]]
    var hasPaths: Bool
    /// What to do in place of sending it, of what is deprecated.
    var deprecation: String?
  }

  /// What a key of an object is.
  struct Key: Sendable {
    /// The property that it belongs to; negative for a key that is only known.
    var slot: Int32
    /// How many other keys come before it.
    var rank: Int32
  }

  struct Object: Sendable {
    var name: String
    var slots: [Slot] = []
    var names = PayloadNames([])
    var keys: [Key] = []
    /// Whether there may be keys that are not known.
    var isOpen = true
    /// The flattened properties.
    var flattened: [Flattened] = []
    /// The objects that paths lead through, with the keys that are known there.
    var inner: [(path: [String], keys: [String])] = []
    /// Whether some slot is more than a key.
    var hasPaths = false
    /// Whether a value that is not an object is an error, even if it has no slots.
    var isContainer = false

    init(name: String) { self.name = name }

    /// Lists the keys of the slots.
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
      // Two slots may have the same key: it is known, and each slot searches for it.
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
    var shape: Int
    var isTolerant: Bool
    /// Whether it is nil where none of its keys has a value.
    var isOptional: Bool
    /// The keys of which one has a value if an optional is not nil.
    var keys: [String]
    /// Whether it is a dictionary of the keys that the object does not know.
    var isRest = false
  }

  struct Values: Sendable {
    var name: String
    var areIntegers: Bool
    /// Each leads to its position among the cases.
    var names: PayloadNames
    var fallback: String?
    var ignoresCase: Bool
    /// The cases that some system does not know, by their positions.
    var unavailable: [Int: UnavailableName] = [:]
    /// The notes of cases that are deprecated, by their positions.
    var deprecations: [Int: String] = [:]
  }

  struct Choice: Sendable {
    var name: String
    var choice: ContractChoice
    /// The key of the name, as bytes.
    var tag: [UInt8]
    /// The paths of a name that is in an object within, or under one of several keys; none for others.
    var tagPaths: [[String]]
    var names: PayloadNames
    /// What names stand for several, and which option they are of.
    var patterns: [(pattern: NamePattern, option: Int)]
    /// The shape of each option's content, by its number.
    var contents: [Content]
    /// The names of the options, for messages.
    var ids: [String]
    /// What is decoded of an unknown name; nil where nothing is.
    var fallback: Int?
    /// Whether that has to be where the content of others is.
    var fallbackIsContent = false
    /// The options that some system does not know, by their positions.
    var unavailable: [Int: UnavailableName] = [:]
    var rule: PayloadRule { choice.isFamily ? .unknownWidget : .unknownCase }
  }

  /// What an option has in the JSON.
  enum Content: Sendable {
    /// Nothing is read.
    case nothing
    case shape(Int, isOptional: Bool)
  }

  var shapes: [Shape] = []
  var objects: [Object] = []
  var values: [Values] = []
  var choices: [Choice] = []
  /// By the names of types.
  var types: [String: Int] = [:]
  /// By the shapes of objects, those of what is read in their place.
  var shorthands: [Int: Int] = [:]
}
