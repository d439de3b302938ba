package import WidgetSource

extension Value {
  /// The value that a JSON text stands for. A key whose value is null is not there, as in
  /// Stencil's contexts; null in an array is no value. Of equal keys the last one counts.
  package init(_ json: JSONValue) {
    switch json.kind {
    case .null: self = .none
    case .bool(let flag): self = .bool(flag)
    case .integer(let number): self = .int(number)
    case .number(let number): self = .double(number)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map(Value.init))
    case .object(let members):
      var entries: [String: Value] = [:]
      for member in members {
        let value = Value(member.value)
        if case .none = value { entries[member.key] = nil } else { entries[member.key] = value }
      }
      self = .dictionary(entries)
    }
  }
}
