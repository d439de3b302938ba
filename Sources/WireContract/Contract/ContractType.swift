import WidgetSource

/// A type whose values are in the JSON.
package struct ContractType: Sendable {
  package enum Kind: Sendable {
    case object(ContractObject)
    case array(ContractArray)
    case choice(ContractChoice)
    case values(ContractValues)
    /// Coded by hand, or not in the sources: nothing is known, and nothing is guessed.
    case opaque(reason: String)
  }

  package var kind: Kind
  /// Whether it is read, and whether it is written.
  package var directions = ContractDirections.both
  /// What any other value than an object may be, which is read in place of an object; nil where that
  /// is an error.
  package var shorthand: WireType?
  /// The place of its name; not part of the text.
  package var place: ContractPlace?
  /// Its doc comment; not part of the text.
  package var documentation: String?

  package init(_ kind: Kind, place: ContractPlace? = nil) {
    self.kind = kind
    self.place = place
  }

  package var object: ContractObject? {
    if case .object(let object) = kind { object } else { nil }
  }

  package var array: ContractArray? {
    if case .array(let array) = kind { array } else { nil }
  }

  /// The properties of an object, or the elements of an array; none of other types.
  package var properties: [ContractProperty] { object?.properties ?? array?.elements ?? [] }

  package var choice: ContractChoice? {
    if case .choice(let choice) = kind { choice } else { nil }
  }

  package var values: ContractValues? {
    if case .values(let values) = kind { values } else { nil }
  }

  package var isOpaque: Bool {
    if case .opaque = kind { true } else { false }
  }
}

/// Whether something is read, written, or both.
package enum ContractDirections: String, Sendable {
  case both, decode, encode

  package var decodes: Bool { self != .encode }
  package var encodes: Bool { self != .decode }
}

/// A struct or a class: an object with a property for each key.
package struct ContractObject: Sendable {
  /// In order of declaration; as text in order of their names.
  package var properties: [ContractProperty]
  /// Whether some keys are read by functions that the user wrote, which may be any.
  package var hasUnknownKeys: Bool { properties.contains(where: \.isByHand) }

  package init(_ properties: [ContractProperty]) { self.properties = properties }

  package func property(_ name: String) -> ContractProperty? {
    properties.first { $0.name == name }
  }
}

/// An enum with raw values, or one that is coded as the names of its cases.
package struct ContractValues: Equatable, Sendable {
  /// Whether the raw values are integers and not strings.
  package var areIntegers: Bool
  /// The raw value of each case, in order of declaration; as text in order of their names.
  package var cases: [Case]
  /// The case that stands for unrecognized values; nil for an error. It keeps them if it has no value of its
  /// own in the JSON.
  package var fallback: String?
  /// Whether values are compared in lower case.
  package var ignoresCase = false
  /// The systems that know a case, by its name, if not all do.
  package var availability: [String: ContractAvailability] = [:]

  /// What to do in place of using a case that is deprecated, by its name; empty where nobody said.
  package var deprecations: [String: String] = [:]

  /// What is written: of several values of a case the first.
  var written: [Case] { cases.uniqued(by: \.name) }

  /// Whether unrecognized values are written as they were read.
  package var keepsUnrecognized: Bool {
    fallback.map { name in !cases.contains { $0.name == name } } ?? false
  }

  package struct Case: Equatable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(areIntegers: Bool, cases: [Case], fallback: String? = nil, ignoresCase: Bool = false)
  {
    self.ignoresCase = ignoresCase
    self.areIntegers = areIntegers
    self.cases = cases
    self.fallback = fallback
  }
}
