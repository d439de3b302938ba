import WidgetPlan

extension WireType.Coder {
  /// The unit or the format of the JSON in words, or nil for a coder with the form of its type.
  ///
  /// For example: `seconds since 1970` for `SecondsSince1970`, and `Cents` for the user-defined coder `Cents`.
  var unit: String? {
    switch self {
    case .lenient, .emptyAsNil: nil
    case .nonFinite: "a number, \"NaN\", \"Infinity\" or \"-Infinity\""
    case .named("SecondsSince1970"): "seconds since 1970"
    case .named("MillisecondsSince1970"): "milliseconds since 1970"
    case .named("ISO8601"), .named("ISO8601WithFractions"): "an ISO 8601 date"
    case .named("Base64"): "Base64"
    case .named("HexColor"): "a color such as #336699"
    case .named("JSONText"): "JSON as text"
    case .named("PercentEncodedURL"): "a URL"
    case .named(let name): name
    }
  }

  /// A plausible value in the unit or the format, or nil if the form of the type is sufficient or not known.
  var example: JSONTree? {
    switch self {
    case .named("SecondsSince1970"): .number("1767225600")
    case .named("MillisecondsSince1970"): .number("1767225600000")
    case .named("HexColor"): .string("#336699")
    case .named("PercentEncodedURL"): .string("https://example.com")
    case .lenient, .emptyAsNil, .nonFinite, .named: nil
    }
  }

  /// Whether all values of the coder's form can be decoded. The text of `JSONText` contains other JSON, and a
  /// user-defined coder can reject values.
  var acceptsForm: Bool {
    switch self {
    case .lenient, .emptyAsNil, .nonFinite: true
    case .named(let name): BuiltinCoder(rawValue: name).map { $0 != .jsonText } ?? false
    }
  }
}

extension WireType {
  /// The unit or the format of the values in the type, or nil if no coder has one.
  private var unit: String? {
    if case .coded(_, let coder) = self { coder.unit } else { wrapped?.unit }
  }

  /// Returns documentation with a note about the unit or the format of the values. Documentation of values without a
  /// unit is returned unchanged.
  package func noted(in documentation: String?) -> String? {
    guard let unit else { return documentation }
    let note = "Format: \(unit)."
    return documentation.map { "\($0)\n\n\(note)" } ?? note
  }

  /// The phrase about the unit or the format of the values, or nil if there isn't one.
  package var unitPhrase: PropertyPhrase? { unit.map { PropertyPhrase("Format: \($0).") } }
}
