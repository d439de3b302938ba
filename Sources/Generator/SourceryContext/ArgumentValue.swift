import WidgetSource
import WidgetSyntax
import WidgetTemplate

/// Parses the value of `--args KEY=VALUE` like Sourcery: a number, a Boolean, a list
/// `["a", "b"]` or `[a, b]`, an object `{"a": 1}`, or text.
enum ArgumentValue {
  static func value(_ text: String) -> Value { value(text, depth: 0) }

  /// - Parameter depth: the nesting depth of the text; deeply nested lists remain text.
  private static func value(_ text: String, depth: Int) -> Value {
    let text = text.trimmed
    switch text {
    case "true": return .object(FlagObject(text: "true"))
    case "false": return .bool(false)
    default: break
    }
    if let number = Int(text) { return .int(number) }
    if let number = Double(text), text.allSatisfy({ $0.isNumber || "+-.eE".contains($0) }) {
      return .double(number)
    }
    if depth == 0, let value = json(text) { return value }
    if text.hasPrefix("["), text.hasSuffix("]"), depth < 8 {
      let items = text.dropFirst().dropLast().parts(separatedBy: ",")
      return .array(items.filter { !$0.isEmpty }.map { value($0, depth: depth + 1) })
    }
    return .string(unquoted(text))
  }

  /// Returns the value of a JSON array or object; nil for any other text.
  static func json(_ text: String) -> Value? {
    guard let first = text.utf8.first, first == UInt8(ascii: "[") || first == UInt8(ascii: "{"),
      case .success(let value) = JSONValue.read(SourceFile(path: "", text: text))
    else { return nil }
    return Value(value)
  }

  private static func unquoted(_ text: String) -> String {
    for quote in ["\"", "'"]
    where text.utf8.count > 1 && text.hasPrefix(quote) && text.hasSuffix(quote) {
      return String(text.dropFirst().dropLast())
    }
    return text
  }
}
