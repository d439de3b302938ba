/// How a type is coded that no code is generated for: as Swift synthesizes it, or not known.
///
/// For example: `struct Style: Codable { var color: String? }` is an object with the key `color`.
package enum SynthesizedCoding: Sendable {
  case object([PropertyPlan])
  /// An enum without raw values.
  case choice(EnumPlan)
  /// An enum with raw values.
  case values(RawValues)
  /// The sources do not say; the reason completes "its coding is not known: …".
  case opaque(String)
}

/// The raw values of an enum's cases.
package struct RawValues: Sendable {
  package enum Kind: String, Sendable {
    case string, integer
  }

  /// A case and its raw value, as the JSON has it.
  package struct Case: Sendable {
    /// Without backticks.
    package var name: String
    package var value: String
  }

  package var kind: Kind
  /// The type of the raw values, typealiases expanded.
  package var type: String
  package var cases: [Case]
  /// The case that stands for unrecognized values; nil without.
  package var fallback: String?
}
