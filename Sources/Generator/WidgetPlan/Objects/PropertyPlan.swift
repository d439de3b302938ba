package import WidgetModel
import WidgetSource

/// The plan for decoding and encoding one property.
///
/// For example: `var title: String = "Untitled"` is decoded from the key `title`, is `"Untitled"` if the key is
/// missing, and is encoded under the same key.
package struct PropertyPlan: Sendable {
  /// The value for a missing key.
  package enum Presence: Equatable, Sendable {
    /// No value: a missing key is an error.
    case required
    /// The value is nil.
    case optional
    case fallback(Replacement)
  }

  /// The replacement for a missing or a wrong value.
  package enum Replacement: Equatable, Sendable {
    /// An expression, such as an initial value, the value of an annotation, or `.missing` for a `Field`.
    case expression(String)
    /// A user-defined static property: `defaultTitle`.
    case staticProperty(String)

    package var isNil: Bool { self == .expression("nil") }
  }

  /// The place from which a value is decoded.
  package enum Source: Equatable, Sendable {
    /// The property's own key, followed by its aliases.
    case keys([String])
    /// The property's own path through nested objects, followed by the paths of its aliases.
    case paths([[String]])
    /// The object of the type, which also contains the properties of the value. `optionalKeys` contains the keys of an
    /// optional value. It is nil if the keys are unknown or the value is not optional.
    case flattened(optionalKeys: [String]?)
    /// The keys of the object except the given keys, which are discriminators or decoded by other properties.
    case remainingKeys(except: [String])
    /// A user-defined function: `static func decodeTitle(from:)`.
    case function(Function)
    /// The whole value of the type.
    case whole
    /// An element of the array that contains the properties of the type.
    case element
    /// The property is not decoded.
    case nowhere
  }

  /// The place to which a value is encoded.
  package enum Destination: Equatable, Sendable {
    case key(String)
    case path([String])
    /// The object of the type, which also contains the properties of the value.
    case flattened
    /// The object of the type, which also contains the keys of a dictionary. The dictionary must not contain the given
    /// keys, under which other properties encode nested objects.
    case remainingKeys(rejecting: [String])
    /// A user-defined function: `func encodeTitle(to:)`.
    case function(Function)
    /// The whole value of the type.
    case whole
    /// An element of the array that contains the properties of the type.
    case element
    /// The property is not encoded.
    case nowhere
  }

  /// A user-defined function for one property.
  package struct Function: Equatable, Sendable {
    package var name: String
    /// Whether the function takes the decoder or encoder rather than the container.
    package var takesCoder: Bool
    package var isThrowing: Bool
  }

  /// The property as declared.
  package let property: Property
  /// The type without an optional around it, as spelled in the generated extension.
  package var type: String
  package var shape: JSONShape
  package var presence: Presence
  /// The replacement for a value that cannot be decoded, or nil if such a value is an error.
  package var onError: Replacement?
  /// The effect of `null` that an annotation specifies, or nil if there isn't one.
  package var null: Null?
  package var source: Source
  /// The keys of a flattened value whose name is its key, or nil for any other value. Exactly one of these keys exists
  /// in the object, next to other keys.
  package var externalNames: [String]?
  package var destination: Destination
  /// The conditions under which the value is not encoded. One true condition is sufficient.
  package var omissions: [Omission] = []
  /// Whether the property distinguishes a missing key from null: `Field`.
  package var isField = false
  /// Whether `null` is encoded: for nil if the key is required or `omit = never`, or for the value of `null(both)`.
  /// False if nil is encoded only because the property has a default.
  package var encodesNil = false
  /// Whether nil is encoded as `null` because the property has a default other than nil. Decoding then requests an
  /// existing key even if its value is null.
  package var encodesNilOverDefault = false
  /// Whether a flattened optional is nil after any error in its value.
  package var ignoresErrors = false
  /// The requirements to check before a computed property is encoded.
  package var availability = Availability.always
  package var storage = PropertyStorage.plain
  /// The type of the property wrapper that is coded instead of the value, or nil if there isn't one.
  package var codedWrapper: String?

  /// The name as written, with backticks.
  package var name: String { property.name }
}

/// The way in which the storage of a property is initialized.
package enum PropertyStorage: Sendable {
  /// The storage contains the value directly.
  case plain
  /// A property wrapper contains the value. If the wrapper is already initialized, setting the value requires that all
  /// other properties are initialized.
  case wrapped
  /// A property wrapper that initializes itself. The wrapper is a parameter of the synthesized memberwise initializer,
  /// and the value is set afterwards.
  case selfInitializing
}

extension PropertyPlan {
  /// Whether the property is an optional whose value for a missing key is not nil, so that nil has to be encoded. A
  /// single value with the policy `skip` is excluded, because not only null but also an unknown name is decoded as nil.
  ///
  /// For example: `var size: Int? = 3`.
  package var hasNonNilDefault: Bool {
    guard case .fallback(let value) = presence, !value.isNil, shape.isOptional else { return false }
    if case .partial(let single, leavingOut: _) = shape.unwrapped { return single.isCollection }
    return true
  }

  /// Whether nil is not encoded.
  package var omitsNil: Bool {
    shape.complete.isOptional && codedWrapper == nil && !encodesNil && !hasNonNilDefault
      && !omissions.contains(.isNil)
  }

  /// Whether the property is left out of the JSON for some of its values.
  var mayBeOmitted: Bool {
    if destination == .nowhere { return true }
    return encodedPath != nil && availability == .always && !omissions.contains(.key)
      && (omitsNil || !omissions.isEmpty)
  }

  /// Whether the property's key can be a case of `CodingKeys`.
  var isKeyed: Bool {
    switch (source, destination) {
    case (.flattened, _), (.remainingKeys, _), (.whole, _), (.element, _), (_, .flattened),
      (_, .remainingKeys), (_, .whole), (_, .element):
      false
    default: true
    }
  }

  /// Whether user-defined functions code the property in both directions.
  var isCodedByFunctions: Bool {
    if case (.function, .function) = (source, destination) { true } else { false }
  }

  /// Whether the value's own properties or keys are in the object of the type.
  package var isFlattened: Bool { source.isFlattened || destination.isFlattened }

  /// Whether the property is a dictionary of the keys that no other property decodes.
  package var collectsKeys: Bool {
    if case .remainingKeys = source { return true }
    return if case .remainingKeys = destination { true } else { false }
  }

  /// The paths from which the property is decoded, each as a string in which dots separate the keys.
  package var decodedKeys: [String] { decodedPaths.map { $0.joined(separator: ".") } }

  /// The paths from which the property is decoded.
  package var decodedPaths: [[String]] { source.paths }

  /// The paths from which the property is decoded and to which it is encoded.
  var places: [[String]] { decodedPaths + [encodedPath].compactMap(\.self) }

  /// The path to which the property is encoded, or nil if it is not encoded to a single place.
  package var encodedPath: [String]? {
    switch destination {
    case .key(let key): [key]
    case .path(let path): path
    case .flattened, .remainingKeys, .function, .whole, .element, .nowhere: nil
    }
  }

  /// Whether the property is encoded under a key that it is not decoded from.
  var isEncodedElsewhere: Bool { encodedPath.map { !decodedPaths.contains($0) } ?? false }

  /// An array with the key under which the property is encoded, or an empty array if the property is not encoded to a
  /// single place. The keys of a path are joined by dots.
  package var encodedKeys: [String] { encodedPath.map { [$0.joined(separator: ".")] } ?? [] }
}

extension PropertyPlan.Source {
  /// The paths from which the property is decoded: its own path, then the paths of its aliases.
  package var paths: [[String]] {
    switch self {
    case .keys(let keys): keys.map { [$0] }
    case .paths(let paths): paths
    case .flattened, .remainingKeys, .function, .whole, .element, .nowhere: []
    }
  }

  package var isFlattened: Bool {
    switch self {
    case .flattened, .remainingKeys: true
    case .keys, .paths, .function, .whole, .element, .nowhere: false
    }
  }
}

extension PropertyPlan.Destination {
  package var isFlattened: Bool {
    switch self {
    case .flattened, .remainingKeys: true
    case .key, .path, .function, .whole, .element, .nowhere: false
    }
  }

  /// Whether generated code encodes the value of the property itself.
  var usesProperty: Bool {
    switch self {
    case .function, .nowhere: false
    case .key, .path, .flattened, .remainingKeys, .whole, .element: true
    }
  }
}
