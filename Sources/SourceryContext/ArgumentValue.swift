import WidgetTemplate

/// The value of `--args KEY=VALUE` in templates, as Sourcery reads it: a number, a Boolean, a list
/// `a,b` or `["a", "b"]`, else text.
enum ArgumentValue {
  static func value(_ text: String) -> Value {
    let text = text.trimmingBlanks
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: break
    }
    if let number = Int(text) { return .int(number) }
    if let number = Double(text), text.allSatisfy({ $0.isNumber || "+-.eE".contains($0) }) {
      return .double(number)
    }
    if text.hasPrefix("["), text.hasSuffix("]") {
      let items = GenericRequirements.topLevelParts(of: String(text.dropFirst().dropLast()))
      let isEmpty = items.allSatisfy { $0.trimmingBlanks.isEmpty }
      return .array(isEmpty ? [] : items.map { value(String($0)) })
    }
    return .string(unquoted(text))
  }

  private static func unquoted(_ text: String) -> String {
    for quote in ["\"", "'"]
    where text.utf8.count > 1 && text.hasPrefix(quote) && text.hasSuffix(quote) {
      return String(text.dropFirst().dropLast())
    }
    return text
  }
}
