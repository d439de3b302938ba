import WidgetSyntax

/// A coder that a property names, which codes its values in place of their own coding.
///
/// For example: `ISO8601` of `// widgetgen: coder = ISO8601()`.
package struct ValueCoder: Equatable, Sendable {
  /// The coder's type, as it is written in the generated extension: `Lenient<Int>`.
  package var spelling: String
  /// Which of the runtime's coders it is; nil for one of the user's.
  package var builtin: BuiltinCoder?
  /// What a user's coder says of its JSON, by `typealias JSON = String`.
  package var json: JSONShape?
}

/// A coder that the runtime has.
package enum BuiltinCoder: String, CaseIterable, Sendable {
  case base64 = "Base64"
  case emptyAsNil = "EmptyAsNil"
  case hexColor = "HexColor"
  case iso8601 = "ISO8601"
  case iso8601WithFractions = "ISO8601WithFractions"
  case jsonText = "JSONText"
  case lenient = "Lenient"
  case milliseconds = "MillisecondsSince1970"
  case percentEncodedURL = "PercentEncodedURL"
  case seconds = "SecondsSince1970"

  /// What it codes, as its declaration says; `Value` is its generic parameter.
  var value: TypeName {
    switch self {
    case .base64: TypeName(parsing: "Data")
    case .emptyAsNil: TypeName(parsing: "Value?")
    case .hexColor, .jsonText, .lenient: TypeName(parsing: "Value")
    case .iso8601, .iso8601WithFractions, .milliseconds, .seconds: TypeName(parsing: "Date")
    case .percentEncodedURL: TypeName(parsing: "URL")
    }
  }

  var parameters: [String] {
    switch self {
    case .emptyAsNil, .hexColor, .jsonText, .lenient: ["Value"]
    default: []
    }
  }

  /// Whether it codes collections as one value.
  var takesWhole: Bool { self == .jsonText }

  /// Whether a type's annotation means its properties of some type. Of what could be coded in any way
  /// each property has to say how it is.
  func isForAll(_ type: String) -> Bool {
    switch self {
    case .hexColor, .jsonText: false
    case .lenient: Self.lenientTypes.contains(type)
    case .emptyAsNil: Self.lenientTypes.contains(type) || ["Date", "URL", "UUID"].contains(type)
    default: true
    }
  }

  private static let lenientTypes: Set<String> = [
    "Bool", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "String", "UInt", "UInt8",
    "UInt16", "UInt32", "UInt64",
  ]
}
