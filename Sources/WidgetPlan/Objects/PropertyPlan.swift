package import WidgetModel
import WidgetSource

/// How one property is read from the JSON and written back.
///
/// For example: `var title: String = "Untitled"` is read from the key `title`, or is `"Untitled"`
/// where there is none, and written to the same key.
package struct PropertyPlan: Sendable {
  /// What happens when the JSON has no value.
  package enum Presence: Equatable, Sendable {
    case required
    case optional
    case fallback(Replacement)
  }

  /// What takes the place of a value that the JSON does not have, or that cannot be decoded.
  package enum Replacement: Equatable, Sendable {
    /// An expression that the user wrote, as an initial value or in an annotation.
    case expression(String)
    /// A static property that the user wrote: `defaultTitle`.
    case staticProperty(String)

    /// Whether it is nil.
    package var isNil: Bool { self == .expression("nil") }
  }

  /// Where a value is read.
  package enum Source: Equatable, Sendable {
    /// From keys: first the current one, then older ones.
    case keys([String])
    /// From objects within the object: first the current path, then older ones.
    case paths([[String]])
    /// Its own properties are beside those of the type.
    case flattened
    /// By a function that the user wrote: `static func decodeTitle(from:)`.
    case function(Function)
    /// It is all there is of the type.
    case whole
    /// It is an element of the array that the type is.
    case element
    /// Nowhere: it is only written.
    case nowhere
  }

  /// Where a value is written.
  package enum Destination: Equatable, Sendable {
    case key(String)
    case path([String])
    case flattened
    /// By a function that the user wrote: `func encodeTitle(to:)`.
    case function(Function)
    /// It is all there is of the type.
    case whole
    /// It is an element of the array that the type is.
    case element
    case nowhere
  }

  /// A function that the user wrote for one property.
  package struct Function: Equatable, Sendable {
    package var name: String
    /// Whether it takes the decoder or encoder, and not the container.
    package var takesCoder: Bool
    package var isThrowing: Bool
  }

  /// The property as the sources declare it.
  package let property: Property
  /// Its type without an optional around it, as it is written in the generated extension.
  package var type: String
  package var shape: JSONShape
  package var presence: Presence
  /// What replaces a value that cannot be decoded; nil to throw.
  package var onError: Replacement?
  package var source: Source
  package var destination: Destination
  /// When it is not written; each alone is enough.
  package var omissions: [Omission] = []
  /// Whether it distinguishes missing values from null: `Field`.
  package var isField = false
  /// Whether nil is written as `null`, as annotated.
  package var writesNil = false
  /// The keys that a flattened optional reads, of which none is there where it is nil; nil where they
  /// are unknown.
  package var flattenedKeys: [String]?
  /// The keys that a dictionary of the remaining keys does not take; nil for other properties.
  package var besides: [String]?
  /// The requirements to check before a computed property is encoded.
  package var availability = Availability.always
  /// Whether it has a property wrapper.
  package var isWrapped = false
  /// Whether that initializes itself, so that the value is set after the synthesized memberwise
  /// initializer.
  package var makesOwnStorage = false
  /// The property wrapper that is coded in place of the value; nil for none.
  package var codedWrapper: String?

  /// The name as written, with backticks.
  package var name: String { property.name }
}

extension PropertyPlan {
  /// Whether it is an optional that has a value where the JSON has none, so that nil has to be
  /// written. Not where an unrecognized name leads to the same value.
  ///
  /// For example: `var size: Int? = 3`.
  package var hasDefaultBesideNil: Bool {
    guard case .fallback(let value) = presence, !value.isNil, shape.isOptional else { return false }
    if case .partial(let single, leavingOut: _) = shape.unwrapped { return single.isCollection }
    return true
  }

  /// Whether its key may be a case of `CodingKeys`.
  var isKeyed: Bool {
    switch (source, destination) {
    case (.flattened, _), (.whole, _), (.element, _), (_, .flattened), (_, .whole), (_, .element):
      false
    default: true
    }
  }

  /// Whether it is a dictionary of the keys that nothing else reads.
  var collectsKeys: Bool {
    (source == .flattened || destination == .flattened) && codedWrapper == nil
      && shape.isDictionary
  }

  /// The places in the JSON that it is read from, paths joined by dots.
  package var keysToRead: [String] { pathsToRead.map { $0.joined(separator: ".") } }

  /// The paths of the places in the JSON that it is read from.
  package var pathsToRead: [[String]] { source.paths }

  /// The path of the place in the JSON that it is written to; nil where that is not one place.
  package var pathToWrite: [String]? {
    switch destination {
    case .key(let key): [key]
    case .path(let path): path
    case .flattened, .function, .whole, .element, .nowhere: nil
    }
  }

  /// The place in the JSON that it is written to, the path joined by dots.
  package var keysToWrite: [String] { pathToWrite.map { [$0.joined(separator: ".")] } ?? [] }
}

extension PropertyPlan.Source {
  /// The paths of the places in the JSON that are read: first the current one, then older ones.
  package var paths: [[String]] {
    switch self {
    case .keys(let keys): keys.map { [$0] }
    case .paths(let paths): paths
    case .flattened, .function, .whole, .element, .nowhere: []
    }
  }
}
