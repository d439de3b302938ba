import WidgetDriver

/// Resolves unquoted scalars such as `yes`, `0x1F` and `~`.
///
/// Source: Yams, `Resolver.default`, which Sourcery uses. Yams follows YAML 1.1, in which `yes` and
/// `off` are Booleans. Dates stay strings.
enum YAMLScalar {
  static func value(_ text: Substring) -> YAMLValue {
    guard let argument = argument(of: text) else { return .text(String(text)) }
    return .scalar(argument: argument, written: argument == "null" ? "null" : String(text))
  }

  /// Returns the JSON of a number, Boolean or null, or nil for a string.
  static func argument(of text: Substring) -> String? {
    switch text {
    case "~", "null", "Null", "NULL": return "null"
    case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": return "true"
    case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": return "false"
    default: break
    }
    guard let first = text.first, first.isASCII, first.isNumber || "+-.".contains(first) else {
      return nil
    }
    return integer(text).map(String.init) ?? decimal(text)
  }

  private static func integer(_ text: Substring) -> Int? {
    let isNegative = text.first == "-"
    let unsigned = text.first.map("+-".contains) == true ? text.dropFirst() : text
    guard unsigned.first?.isNumber == true else { return nil }
    let radixes: [(prefix: String, radix: Int)] = [("0x", 16), ("0o", 8), ("0b", 2), ("0", 8)]
    let found = radixes.first { unsigned.hasPrefix($0.prefix) && unsigned.count > $0.prefix.count }
    let digits = unsigned.dropFirst(found?.prefix.count ?? 0).filter { $0 != "_" }
    guard let number = Int(digits, radix: found?.radix ?? 10), number >= 0 else { return nil }
    return isNegative ? -number : number
  }

  private static func decimal(_ text: Substring) -> String? {
    guard text.contains("."),
      text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE_".contains($0)) }),
      let number = Double(text.filter { $0 != "_" }), number.isFinite
    else { return nil }
    return String(number)
  }
}
