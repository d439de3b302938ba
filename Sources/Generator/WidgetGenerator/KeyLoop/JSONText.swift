import WidgetModel
import WidgetPlan

extension String {
  /// The text as the contents of a JSON string. Slashes are escaped, as in the output of Foundation's encoder.
  var escapedInJSON: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\", "/": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case "\0"..."\u{1F}":
        text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Whether a JSON string can contain the text without escapes: it has no quotes, backslashes or control characters.
  var isPlainInJSON: Bool {
    utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }
}

extension [String] {
  /// The only key of the path, or nil if there are several keys or if the key must be escaped in JSON.
  var plainKey: String? { count == 1 ? first { $0.isPlainInJSON } : nil }
}

extension [SwiftArgument] {
  /// `under: "a"` for a plain key, or `at: "a", "b"` for a nested or escaped key.
  static func place(in path: [String]) -> [SwiftArgument] {
    path.plainKey.map { [SwiftArgument("under", .string($0))] }
      ?? .labeled("at", path)
  }
}
