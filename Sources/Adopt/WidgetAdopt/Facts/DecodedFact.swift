/// The effect of decoding on one property. Hand-written code and the plan of generated code are compared in this form.
///
/// For example: `try c.decodeIfPresent(Int.self, forKey: .size) ?? 12` is the value at the key `size`, decoded as `Int`,
/// with 12 for a missing key and for null, and an error for a wrong value.
struct DecodedFact: Equatable {
  var place: Place
  /// The type that is decoded, without an optional around it.
  var type: String
  var missing: Outcome
  /// The effect of null, if the type does not decode null itself.
  var null: Outcome
  var wrong: Outcome
  /// Whether null is passed to the type, as by `decode`. For a type such as `JSON`, null is then a value.
  var nullIsDecoded = false
}

extension DecodedFact {
  /// Decoding of a value that must be in the JSON: anything else is an error.
  init(required place: Place, type: String = "") {
    self.init(place: place, type: type, missing: .error, null: .error, wrong: .error)
  }

  /// Decoding by a function of the type, whose code is not compared.
  init(function: String) { self.init(required: .function(function)) }

  /// The fact with values that can be compared with the values of a plan, for a type that does not decode null.
  var normalized: DecodedFact {
    DecodedFact(
      place: place, type: type, missing: missing.normalized, null: null.normalized,
      wrong: wrong.normalized)
  }

  /// The expressions that replace values.
  var values: [String] {
    [missing, null, wrong].compactMap { if case .value(let text) = $0 { text } else { nil } }
  }
}

extension DecodedFact {
  /// Returns JSON that two facts about the same place decode differently, or nil if the places or the types differ.
  func payload(decodedDifferentlyBy other: DecodedFact) -> String? {
    guard place == other.place, type == other.type else { return nil }
    if missing != other.missing { return "{}" }
    if null != other.null { return place.payload(with: "null") }
    return wrong == other.wrong ? nil : place.payload(with: type == "String" ? "1" : "\"x\"")
  }
}

extension Place {
  /// The JSON with a value at the place.
  func payload(with value: String) -> String {
    switch self {
    case .key, .path: (path ?? []).reversed().reduce(value) { "{\"\($1)\": \($0)}" }
    case .whole, .flattened, .dictionary, .function: value
    }
  }
}

/// The place of a value in the JSON of its type.
enum Place: Equatable {
  case key(String)
  /// The keys of nested objects, and the key of the value.
  case path([String])
  /// The value itself, without an object.
  case whole
  /// The object of the type, which also contains the keys of the value.
  case flattened
  /// The keys of the object, all of which are keys of a dictionary.
  case dictionary
  /// Any place that a function of the type codes.
  case function(String)

  /// - Parameter path: the key of the value, after the keys of the nested objects.
  init(_ path: [String]) { self = path.count == 1 ? .key(path[0]) : .path(path) }

  /// Whether the value is in the object of the type, without a key for it.
  var isFlattened: Bool { self == .flattened || self == .dictionary }

  var isFunction: Bool { if case .function = self { true } else { false } }

  var key: String? { if case .key(let key) = self { key } else { nil } }

  /// The key of the value, after the keys of the nested objects. Nil for other places.
  var path: [String]? {
    switch self {
    case .key(let key): [key]
    case .path(let path): path
    case .whole, .flattened, .dictionary, .function: nil
    }
  }

  /// Whether the place is in a nested object.
  func isInside(_ object: [String]) -> Bool {
    guard case .path(let path) = self else { return false }
    return path.count > object.count && path.starts(with: object)
  }
}

/// The effect of decoding a property without a valid value.
enum Outcome: Equatable {
  case error
  case null
  /// The property gets the value of an expression.
  case value(String)

  /// The effect, with an expression without spaces.
  var normalized: Outcome {
    if case .value(let text) = self { .value(text.comparableValue) } else { self }
  }
}

/// The effect of encoding on one property.
struct EncodedFact: Equatable {
  /// The condition under which a value is not encoded, except for nil.
  enum Omission: Equatable {
    case isEmpty
    case equals(String)
  }

  var place: Place
  /// Whether nil is left out, instead of being encoded as null. False for a property that is not optional.
  var omitsNil: Bool
  var omission: Omission?
}

extension EncodedFact {
  /// Encoding by a function of the type, whose code is not compared.
  init(function: String) { self.init(place: .function(function), omitsNil: false) }
}
