package import WidgetSource

extension Value {
  /// The value of a JSON text. A key whose value is null is not there, as in
  /// Stencil's contexts; null in an array is no value. Of equal keys the last one counts.
  package init(_ json: JSONValue) {
    var conversion = JSONConversion()
    self = conversion.value(of: json)
  }
}

/// Turns a JSON text into values. Objects that look alike share their keys.
private struct JSONConversion {
  /// The keys of a few objects that were not like those before them.
  private var known: [RecordKeys] = []
  private var newest = 0
  private static let mostKnown = 8

  mutating func value(of json: JSONValue) -> Value {
    switch json.kind {
    case .null: .none
    case .bool(let flag): .bool(flag)
    case .integer(let number): .int(number)
    case .number(let number): .double(number)
    case .string(let text): .string(text)
    case .array(let elements): .array(values(of: elements))
    case .object(let members): .dictionary(record(of: members))
    }
  }

  private mutating func values(of elements: [JSONValue]) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for element in elements { values.append(value(of: element)) }
    return values
  }

  private mutating func record(of members: [JSONMember]) -> Record {
    let hasNull = members.contains { $0.value.isNull }
    let present = hasNull ? members.filter { !$0.value.isNull } : members
    guard let keys = keys(of: present), !hasNull || !members.contains(where: isHiding(keys)) else {
      return Record(table(of: members))
    }
    var values: [Value] = []
    values.reserveCapacity(present.count)
    for member in present { values.append(value(of: member.value)) }
    return Record(keys, values)
  }

  /// Whether a member is null and may take away one of the same key before it.
  private func isHiding(_ keys: RecordKeys) -> (JSONMember) -> Bool {
    { $0.value.isNull && keys.contains($0.key) }
  }

  /// The keys of an object; nil when one of them occurs twice.
  private mutating func keys(of members: [JSONMember]) -> RecordKeys? {
    for keys in known where keys.names.count == members.count {
      if members.indices.allSatisfy({ members[$0].key == keys.names[$0] }) { return keys }
    }
    guard let keys = RecordKeys(members.map(\.key)) else { return nil }
    if known.count < Self.mostKnown {
      known.append(keys)
    } else {
      newest = (newest + 1) % Self.mostKnown
      known[newest] = keys
    }
    return keys
  }

  private mutating func table(of members: [JSONMember]) -> [String: Value] {
    var table: [String: Value] = [:]
    for member in members {
      table[member.key] = member.value.isNull ? nil : value(of: member.value)
    }
    return table
  }
}

extension JSONValue {
  fileprivate var isNull: Bool {
    if case .null = kind { true } else { false }
  }
}
