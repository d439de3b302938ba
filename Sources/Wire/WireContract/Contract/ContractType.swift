import WidgetSource

/// A type that the contract describes.
package struct ContractType: Sendable {
  package enum Kind: Sendable {
    case object(ContractObject)
    case array(ContractArray)
    case choice(ContractChoice)
    case values(ContractValues)
    /// A type whose JSON is unknown, for example because it is coded by hand or no source declares it.
    case opaque(reason: String)
  }

  package var kind: Kind
  /// The directions in which the type is coded.
  package var directions = ContractDirections.both
  /// The type of the values that are accepted instead of an object, or nil if there isn't a shorthand.
  package var shorthand: WireType?
  /// Whether values that consist only of the shorthand are encoded without an object.
  var writesShorthand = false
  /// The property, case or type of the values that are accepted instead of an object, by its name in Swift.
  var shorthandPart: String?
  /// The condition of the surrounding `#if`s, or nil if there aren't any.
  package var condition: String?
  /// The Swift expression that replaces JSON that cannot be decoded as the enum, or nil if such JSON is an error.
  package var onError: String?
  /// The message of `@available(*, deprecated)`, possibly empty, or nil if the type is not deprecated. Nil for a type
  /// that is an option of a family, because the option has the message.
  package var deprecation: String?
  /// The name of the module that declares the type, or nil if the sources are one module.
  package var module: String?
  /// The position of the name, which is not part of the contract's text.
  package var place: ContractPlace?
  /// The doc comment, which is not part of the contract's text.
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

  /// The properties of an object or the elements of an array. Empty for other types.
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

/// The directions in which a type, an option or an element is coded.
package enum ContractDirections: String, Sendable {
  case both, decode, encode

  package var decodes: Bool { self != .encode }
  package var encodes: Bool { self != .decode }
}

/// A struct or a class that is coded as an object.
package struct ContractObject: Sendable {
  /// The properties in the order of declaration. The text of a contract sorts them by name.
  package var properties: [ContractProperty]

  package init(_ properties: [ContractProperty]) { self.properties = properties }
}

/// An enum with raw values, or an enum that is coded as the names of its cases.
package struct ContractValues: Equatable, Sendable {
  /// Whether the raw values are integers rather than strings.
  package var areIntegers: Bool
  /// The raw values in the order of declaration. The text of a contract sorts them by name.
  package var cases: [Case]
  /// The case for unknown values, or nil if they are errors. If the case has no value in the JSON, it stores the
  /// unknown value.
  package var fallback: String?
  /// Whether values are compared in lower case.
  package var ignoresCase = false
  /// The availability of the cases that not all systems know, by the names of the cases.
  package var availability: [String: ContractAvailability] = [:]

  /// The messages of deprecated cases, by the names of the cases. A message can be empty.
  package var deprecations: [String: String] = [:]

  /// The conditions of the `#if`s around cases, by the names of the cases.
  package var conditions: [String: String] = [:]

  /// The decoded values.
  package var read: [Case] { cases.filter(\.directions.decodes) }

  /// The encoded values: the first value of each case.
  var written: [Case] { cases.filter(\.directions.encodes).uniqued(by: \.name) }

  /// The only directions of the cases that are not coded in both directions, by the names of the cases.
  var oneWay: [String: ContractDirections] {
    Dictionary(cases.map { ($0.name, $0.directions) }) { first, _ in first }
      .filter { $0.value != .both }
  }

  /// Whether unknown values are encoded as they were decoded.
  var keepsUnrecognized: Bool {
    fallback.map { name in !cases.contains { $0.name == name } } ?? false
  }

  package struct Case: Equatable, Sendable {
    package var name: String
    package var value: String
    /// The directions in which the case is coded if the enum is coded in both directions.
    package var directions = ContractDirections.both

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
