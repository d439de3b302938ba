package import WidgetModel

/// How an enum is decoded and encoded.
///
/// For example: `case circle(radius: Double)` is `{"type": "circle", "radius": 1}`.
package struct EnumPlan: Sendable {
  package enum Representation: Equatable, Sendable {
    /// Swift codes it by raw values of a type; only an unrecognized value is decoded by us. A transparent
    /// enum is coded by names of that type.
    case rawValue(String)
    /// It is a family of its cases.
    case family(Family.Representation)
    /// In a form of Sourcery's AutoCodable template, its names being the cases of `CodingKeys`; the
    /// keys are nil where the user wrote that enum.
    case autoCodable(AutoCodableForm, keys: [CodingKey]?)
  }

  /// The forms of Sourcery's AutoCodable template.
  package enum AutoCodableForm: Equatable, Sendable {
    /// A bare name: `"circle"`.
    case name
    /// The case's name under `enumCaseKey`, and its values beside it.
    case discriminated
    /// The case's name as the key of its values.
    case keyed
  }

  /// A case.
  package struct Case: Sendable {
    /// As written, with backticks.
    package var name: String
    /// The names in the JSON; the first is the one that is written.
    package var names: [String]
    package var values: [Value]
    /// Whether its only value has no label and no key of its own.
    package var isSingle: Bool
    /// Whether that value is an object, whose properties can be beside a discriminator.
    package var isObject: Bool
    /// Whether it stands for unrecognized names.
    package var isFallback: Bool
    /// What it keeps of a value with such a name, or with one that its pattern stands for, where it
    /// keeps something.
    package var fallback: Fallback?
    /// Whether its value is a family whose names are those of the case: the value writes its own.
    package var isNamedByValue = false
    /// The requirements to check before the case is created.
    package var availability = Availability.always
    /// Whether it is decoded. A case that is coded in no direction has neither names nor values.
    package var isRead = true
    /// Whether it is encoded.
    package var isWritten = true

    /// Whether it stands for names that are not its own: unrecognized ones, or those of its pattern.
    package var standsForNames: Bool { isFallback || fallback != nil }
  }

  /// What a case keeps of a value whose name is not its own: an unrecognized one, or one of those that its
  /// pattern stands for.
  ///
  /// For example: the name and the JSON of `case unknown(String, JSONValue)`.
  package struct Fallback: Equatable, Sendable {
    /// Which of its values is the name.
    package var name: Int?
    /// Which of its values is the rest.
    package var content: Int?
    /// Where the rest is decoded.
    package var place = FallbackPlace.whole
    /// Whether the name is written by the enum: the case's own name where it keeps none.
    package var writesName: Bool
    /// Whether the rest is any JSON.
    package var isJSON = false
  }

  /// An associated value.
  package struct Value: Sendable {
    package var label: String?
    /// The keys that are read: first the current one, then older ones.
    package var keys: [String]
    /// The key that is written.
    package var key: String
    /// Its type, as it is written in the generated extension.
    package var type: String
    /// How it is coded under its keys, as a property of that name would be.
    package let property: PropertyPlan

    package var shape: JSONShape { property.shape }
    /// What happens when the JSON has no value.
    package var presence: PropertyPlan.Presence { property.presence }
    /// What replaces a value that cannot be decoded; nil to throw.
    package var onError: PropertyPlan.Replacement? { property.onError }
    /// Whether it is an optional that has a value where the JSON has none.
    package var hasDefaultBesideNil: Bool { property.hasDefaultBesideNil }
  }

  package var coding: CodingMembers
  package var representation: Representation
  /// The case of a value without a name.
  package var missing = Family.Missing.error
  package var tagType = Family.TagType.string
  /// The case of any other value than an object; nil where that is an error.
  package var shorthand: String?
  package var ignoresCase: Bool
  /// Whether some case of an enum with raw values has another name than its raw value.
  package var writesRawNames = false
  /// Whether Swift decodes it by its raw values, so that only direct JSON needs code.
  package var isDecodedBySwift = false
  /// Whether Swift encodes it by its raw values, so that only direct JSON needs code.
  package var isEncodedBySwift = false
  package var cases: [Case]

  /// The cases that have names. One whose value is a family without types has none.
  package var named: [Case] {
    cases.filter { $0.isRead && !$0.isFallback && !$0.names.isEmpty }
  }

  /// The case that any other value than an object is decoded as.
  package var shorthandCase: Case? {
    shorthand.flatMap { name in
      cases.first { $0.name.bareName == name && $0.isRead && $0.values.count == 1 }
    }
  }

  /// The names that are read.
  package var knownNames: [String] { named.flatMap(\.names) }

  /// The names that lead to each case, those that are read alike together. Patterns come after all names,
  /// which take precedence.
  package var branches: [(element: Case, names: [String])] {
    let groups = named.flatMap { element in
      (familyRepresentation?.groups(of: element.names) ?? [element.names[...]])
        .map { (element, Array($0)) }
    }
    let exact = groups.map { ($0, $1.exactNames) }
    let patterns = groups.map { ($0, $1.namePatterns) }
    return (exact + patterns).filter { !$1.isEmpty }
  }

  /// Whether a case without values has an empty object where the others have theirs: readers look for
  /// what is under a known name.
  package func writesEmptyContent(of element: Case) -> Bool {
    guard case .adjacent(tag: _, content: .underName)? = familyRepresentation else { return false }
    return element.values.isEmpty && !element.isFallback
  }

  /// Whether it has a form of Sourcery's AutoCodable template.
  package var isAutoCodable: Bool {
    if case .autoCodable = representation { true } else { false }
  }

  /// How its cases are distinguished, where it is a family of them.
  package var familyRepresentation: Family.Representation? {
    if case .family(let representation) = representation { representation } else { nil }
  }
}

extension EnumPlan.Case {
  /// How many of the values have labels.
  package enum Labels: Sendable {
    case none, all, some, noValues
  }

  package var labels: Labels {
    if values.isEmpty { return .noValues }
    let labeled = values.count { $0.label != nil }
    return labeled == values.count ? .all : labeled == 0 ? .none : .some
  }
}
