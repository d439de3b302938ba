package import WidgetModel
package import WidgetSource

/// The plan for decoding and encoding an enum.
///
/// For example: `case circle(radius: Double)` is `{"type": "circle", "radius": 1}`.
package struct EnumPlan: Sendable {
  package enum Representation: Equatable, Sendable {
    /// Coded by the raw values, which have this type, or by names of this type if the enum is transparent.
    ///
    /// - Parameter isRenamed: whether the names are not exactly the raw values.
    case rawValue(type: String, isRenamed: Bool)
    /// Coded as a family of its cases.
    case family(Family.Representation)
    /// Coded in a form of Sourcery's AutoCodable template, with the cases of `CodingKeys` as names. The keys are nil if
    /// `CodingKeys` is user-defined.
    case autoCodable(AutoCodableForm, keys: [CodingKey]?)
  }

  /// The forms of Sourcery's AutoCodable template.
  package enum AutoCodableForm: Equatable, Sendable {
    /// A bare name: `"circle"`.
    case name
    /// The case's name under the key `enumCaseKey`, next to the case's values.
    case discriminated
    /// The case's name as the key of the case's values.
    case keyed
  }

  /// The plan of a case.
  package struct Case: Sendable {
    /// The name as written, with backticks.
    package var name: String
    /// The names in the JSON; the first is encoded.
    package var names: [String]
    package var values: [Value]
    /// The associated value that is not one of `values`, because the name chooses it. Nil if the name chooses no value.
    package var namedValue: NamedValue?
    package var payload: Payload
    /// The keys from which an option of an untagged enum is decoded. Empty if the option is not an object. Nil if the
    /// sources do not show the keys.
    package var objectKeys: [String]? = []
    package var role: Role
    /// Whether the value that shares the object with the case's name can be rejected as unknown.
    package var mayReject = false
    /// The range of the case's name, which distinguishes the case from a case with the same name in another branch of
    /// an `#if`.
    package var range: SourceRange
    /// The requirements to check before the case is created.
    package var availability = Availability.always
    /// Whether the case is decoded. A case that is coded in no direction has neither names nor values.
    package var isDecoded = true
    /// Whether the case is encoded.
    package var isEncoded = true
  }

  /// The place of a case's values in the JSON.
  package enum Payload: Equatable, Sendable {
    /// Each value has a key, or there are no values.
    case keyed
    /// A single value without a key: it has neither a label nor a key, or it is flattened.
    case single
    /// A single value that may be an object, which can also contain the discriminator.
    case object
    /// A single object that encodes the case's name itself, because the case has the names of the object's type.
    case namedObject
  }

  /// The names that a case is decoded from.
  package enum Role: Equatable, Sendable {
    /// Its own names.
    case named
    /// The names that match a pattern; the case stores them.
    case pattern(Stored)
    /// Unknown names; the case may store them.
    case unknown(Stored?)
  }

  /// The parts of the JSON that a case stores if it is for unknown names or has a name pattern.
  ///
  /// For example: the name and the JSON of `case unknown(String, JSONValue)`.
  package struct Stored: Equatable, Sendable {
    /// The index of the value that stores the name, or nil if no value does.
    package var name: Int?
    package var content: Content?
    /// Whether the enum encodes a name: the stored name, or else the case's own name.
    package var encodesName: Bool

    /// The associated value that stores the JSON: all of it, or the part without the name.
    package struct Content: Equatable, Sendable {
      package var index: Int
      /// The place from which the value is decoded.
      package var place: FallbackPlace
      /// Whether the value is a `JSONValue`, which stores any JSON.
      package var isJSON: Bool
    }
  }

  /// The plan of an associated value.
  package struct Value: Sendable {
    package var label: String?
    /// The value's type, as spelled in the generated extension.
    package var type: String
    /// The value's plan, as if the value were a property of the object that contains the values of the case.
    package let property: PropertyPlan

    /// The value's key, or its label or number if it is flattened or in a nested object.
    package var key: String {
      let path = property.encodedPath ?? property.decodedPaths.first ?? []
      return path.count == 1 ? path[0] : property.property.bareName
    }

    package var shape: JSONShape { property.shape }
    package var presence: PropertyPlan.Presence { property.presence }
    package var onError: PropertyPlan.Replacement? { property.onError }
  }

  package var coding: CodingMembers
  package var representation: Representation
  /// The policy for values without a name.
  package var missing: Family.Missing
  package var tagType: Family.TagType
  /// The policy for unknown names if no case accepts them.
  package var unknown: Family.Unknown
  /// The Swift expression of the value for JSON that cannot be decoded, or nil if such JSON is an error.
  package var lastResort: String?
  /// The name of the case for values that are not objects, or nil if no case is specified.
  package var shorthand: String?
  /// Whether the case for values that are not objects is also encoded as its value: `shorthand(both)`.
  package var encodesShorthand = false
  package var ignoresCase: Bool
  package var cases: [Case]
  /// Whether several cases of an untagged enum decode the same nested values, which can contain values of the enum.
  package var sharesNestedValues = false

  /// The decoded cases that have names, without the case for unknown names. A case whose name chooses an associated
  /// value is divided into its forms, one for each value. If a case's value is a family without types, the case has no
  /// name.
  package var named: [Case] {
    cases.filter { $0.isDecoded && !$0.isFallback && !$0.names.isEmpty }.flatMap(\.forms)
  }

  /// The case that is decoded from unknown names, or nil if there isn't one.
  package var fallbackCase: Case? { cases.first(where: \.isFallback) }

  /// The case for values that are not objects, or nil if there isn't one.
  package var shorthandCase: Case? {
    shorthand.flatMap { name in
      cases.first { $0.name.bareName == name && $0.isDecoded && $0.values.count == 1 }
    }
  }

  /// The case that is also encoded as its value alone, or nil if there isn't one.
  package var encodedShorthand: Case? {
    coding.encodes && encodesShorthand ? shorthandCase : nil
  }

  /// The names that the enum decodes, including patterns.
  package var knownNames: [String] { named.flatMap(\.names) }

  /// The groups of names that are decoded in the same way, each with its case. A case can have several groups. Exact
  /// names come before patterns, because exact names take precedence.
  package var branches: [(element: Case, names: [String])] {
    let groups = named.flatMap { element in
      (familyRepresentation?.groups(of: element.names) ?? [element.names[...]])
        .map { (element, Array($0)) }
    }
    let exact = groups.map { ($0, $1.exactNames) }
    let patterns = groups.map { ($0, $1.namePatterns) }
    return (exact + patterns).filter { !$1.isEmpty }
  }

  /// Whether a case is encoded with an empty object as its content, because it has no values and decoders expect an
  /// object there.
  package func encodesEmptyContent(of element: Case) -> Bool {
    guard case .adjacent(tag: _, content: .underName)? = familyRepresentation else { return false }
    return element.values.isEmpty && !element.isFallback
  }

  /// Whether the enum is coded in a form of Sourcery's AutoCodable template.
  package var isAutoCodable: Bool {
    if case .autoCodable = representation { true } else { false }
  }

  /// The representation if the enum is coded as a family of its cases, or nil.
  package var familyRepresentation: Family.Representation? {
    if case .family(let representation) = representation { representation } else { nil }
  }
}

extension EnumPlan.Case {
  /// The values that are encoded: all except those with `skip(encode)`.
  package var encodedValues: [EnumPlan.Value] { values.filter(encodes) }

  /// Whether a value of the case is encoded.
  package func encodes(_ value: EnumPlan.Value) -> Bool {
    payload != .keyed || acceptsOtherNames || value.property.destination != .nowhere
  }

  /// Whether the case is decoded from unknown names.
  package var isFallback: Bool { if case .unknown = role { true } else { false } }

  /// The parts of the JSON that the case stores, or nil if it stores none of them.
  package var stored: EnumPlan.Stored? {
    switch role {
    case .named: nil
    case .pattern(let stored): stored
    case .unknown(let stored): stored
    }
  }

  /// Whether the case is decoded from unknown names, or from names that match a pattern.
  package var acceptsOtherNames: Bool { role != .named }

  /// The value that stores the name, or nil if there isn't one.
  package var storedName: EnumPlan.Value? { stored?.name.map { values[$0] } }
}

extension EnumPlan.Case {
  /// Which of a case's values have labels.
  package enum Labels: Sendable {
    case none, all, some, noValues
  }

  package var labels: Labels {
    if values.isEmpty { return .noValues }
    let labeled = values.count { $0.label != nil }
    return labeled == values.count ? .all : labeled == 0 ? .none : .some
  }
}
