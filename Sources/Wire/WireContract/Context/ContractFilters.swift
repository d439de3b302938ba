import WidgetSource
import WidgetTemplate

extension Extension {
  /// Filters for templates that use a contract.
  static let contract: Extension = {
    var filters = Extension()
    // A Boolean, a number, a list or a dictionary as JSON, null for no value, or the text of any other value as a JSON
    // string.
    filters.addFilter("json") { value -> Value in .string(json(value)) }
    // The text with HTML's special characters escaped.
    filters.addFilter("html") { value -> Value in .string(value.description.escapedInHTML) }
    // Whether a text can be an identifier in most languages: it contains only ASCII letters, digits and underscores,
    // and does not begin with a digit.
    filters.addPredicate("isIdentifier") { value, _ in isIdentifier(value.description) }
    // The names of classes and members in the built-in types for Kotlin.
    filters.addFilter("kotlinType") { value -> Value in
      .string(KotlinNames.type(value.description))
    }
    filters.addFilter("kotlinMember") { value -> Value in
      .string(KotlinNames.member(value.description))
    }
    // The text on one line, without control characters.
    filters.addFilter("printable") { value -> Value in .string(value.description.printable) }
    // The lines of a text as a list.
    filters.addFilter("lines") { value -> Value in
      .strings(
        value.description.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
          .map(String.init))
    }
    return filters
  }()

  private static func json(_ value: Value) -> String {
    switch value {
    case .none: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .int(let number): String(number)
    case .double(let number): number.isFinite ? "\(number)" : "null"
    case .float(let number): number.isFinite ? "\(number)" : "null"
    case .array(let elements): "[" + elements.map(json).joined(separator: ", ") + "]"
    case .dictionary(let record):
      "{"
        + record.table.stablySorted { $0.key < $1.key }.map {
          json(.string($0.key)) + ": " + json($0.value)
        }.joined(separator: ", ")
        + "}"
    case .string, .character, .object:
      JSONText.quoted(value.description)
    }
  }

  private static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || scalar == "_" || ("0"..."9").contains(scalar))
    }
  }
}

extension String {
  /// The text with HTML's special characters escaped, for use in text and in quoted attributes.
  package var escapedInHTML: String {
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
