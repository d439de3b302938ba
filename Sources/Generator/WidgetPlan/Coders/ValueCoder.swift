package import WidgetSyntax

/// A coder that replaces the coding of a property's values.
///
/// For example: `ISO8601` for `// widgetgen: coder = ISO8601()`.
package struct ValueCoder: Equatable, Sendable {
  /// The coder's type, as spelled in the generated extension: `Lenient<Int>`.
  package var spelling: String
  /// The runtime's coder, or nil for a user-defined coder.
  package var builtin: BuiltinCoder?
  /// The form of a user-defined coder's JSON, as declared by `typealias JSON = String`, or nil if it is not declared.
  /// For `EmptyAsNil`, the form of the values that are not nil.
  package var json: JSONShape?
  /// The declaration of a user-defined coder.
  package var declaration: DeclarationID?
}

/// A coder of the runtime.
package enum BuiltinCoder: String, CaseIterable, Sendable {
  case base64 = "Base64"
  case emptyAsNil = "EmptyAsNil"
  case hexColor = "HexColor"
  case iso8601 = "ISO8601"
  case iso8601WithFractions = "ISO8601WithFractions"
  case jsonText = "JSONText"
  case lenient = "Lenient"
  case milliseconds = "MillisecondsSince1970"
  case nonFinite = "NonFinite"
  case percentEncodedURL = "PercentEncodedURL"
  case seconds = "SecondsSince1970"

  /// The type that the coder codes. `Value` represents the coder's generic parameter.
  var value: TypeName {
    switch self {
    case .base64: TypeName(parsing: "Data")
    case .emptyAsNil: TypeName(parsing: "Value?")
    case .hexColor, .jsonText, .lenient, .nonFinite: TypeName(parsing: "Value")
    case .iso8601, .iso8601WithFractions, .milliseconds, .seconds: TypeName(parsing: "Date")
    case .percentEncodedURL: TypeName(parsing: "URL")
    }
  }

  var parameters: [String] {
    switch self {
    case .emptyAsNil, .hexColor, .jsonText, .lenient, .nonFinite: ["Value"]
    default: []
    }
  }

  /// Whether the coder codes collections as one value.
  var takesWhole: Bool { self == .jsonText }

  /// Whether a coder that is set for all properties applies to properties of the given type. A coder for almost any
  /// type, such as `JSONText`, applies only to properties with their own annotation.
  func isForAll(_ type: String) -> Bool {
    switch self {
    case .hexColor, .jsonText: false
    case .lenient: Self.isConverted(type)
    case .nonFinite: Self.isFloatingPoint(type)
    case .emptyAsNil:
      ScalarTypes.primitive.contains(type) || ["Date", "URL", "UUID"].contains(type)
    default: true
    }
  }

  /// Whether `Lenient` converts values of a known type: a number, `Bool`, `String`, `Decimal` or `CGFloat`.
  static func isConverted(_ type: String) -> Bool {
    let name = ScalarTypes.withoutModule(type)
    return ScalarTypes.primitive.contains(name) || numbers[name] != nil
      || ["Float16", "Float32", "Float64", "Int128", "TimeInterval", "UInt128"].contains(name)
  }

  /// Whether a known type has values such as NaN.
  static func isFloatingPoint(_ type: String) -> Bool {
    ["CGFloat", "Double", "Float", "Float16", "Float32", "Float64", "TimeInterval"]
      .contains(ScalarTypes.withoutModule(type))
  }

  /// Returns the runtime's coder that codes values of a type instead of `Lenient`, because the type is not
  /// `LosslessStringConvertible`. Returns nil for other types.
  static func lenientCoder(of type: String) -> String? {
    numbers[ScalarTypes.withoutModule(type)]
  }

  private static let numbers = ["CGFloat": "LenientFloat<CGFloat>", "Decimal": "LenientDecimal"]
}
