import WidgetSource
import WidgetTemplate

/// The filter `json`: a value as JSON, pretty-printed with `json:true`.
///
/// For example: `{{ argument.limits|json }}` is `{"depth":3}`. Keys are sorted, because Sourcery's order is
/// unspecified.
enum JSONFilter {
  static func text(_ value: Value, pretty: Bool, indentation: String = "") -> String {
    let inner = indentation + "  "
    func part(_ value: Value) -> String { text(value, pretty: pretty, indentation: inner) }
    switch value {
    case .none: return "null"
    case .bool(let flag): return String(flag)
    case .int, .double, .float: return value.description
    case .string, .character: return JSONText.quoted(value.description)
    case .array(let values):
      return list(values.map(part), "[", "]", pretty, indentation)
    case .object(let object) where object is FlagObject: return "true"
    case .dictionary, .object:
      guard let entries = value.entries else { return JSONText.quoted(value.description) }
      let colon = pretty ? " : " : ":"
      let members = entries.stablySorted(on: \.key).map {
        JSONText.quoted($0.key) + colon + part($0.value)
      }
      return list(members, "{", "}", pretty, indentation)
    }
  }

  private static func list(
    _ items: [String], _ open: String, _ close: String, _ pretty: Bool, _ indentation: String
  ) -> String {
    guard pretty else { return open + items.joined(separator: ",") + close }
    if items.isEmpty { return open + "\n\n" + indentation + close }
    let lines = items.map { indentation + "  " + $0 }.joined(separator: ",\n")
    return open + "\n" + lines + "\n" + indentation + close
  }
}
