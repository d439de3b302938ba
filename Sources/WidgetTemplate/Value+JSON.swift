package import WidgetSource

extension Value {
  /// The value that a JSON text stands for. A key whose value is null is not there, as in
  /// Stencil's contexts; null in an array is no value. Of equal keys the last one counts.
  package init(_ json: JSONValue) {
    var conversion = JSONConversion()
    self = conversion.value(of: json)
  }
}

/// Turns a JSON text into values. Objects that look alike share their keys.
private struct JSONConversion {
  /// The keys of the last object of each size.
  private var lastKeys: [Int: RecordKeys] = [:]

  mutating func value(of json: JSONValue) -> Value {
    switch json.kind {
    case .null: return .none
    case .bool(let flag): return .bool(flag)
    case .integer(let number): return .int(number)
    case .number(let number): return .double(number)
    case .string(let text): return .string(text)
    case .array(let elements): return .array(values(of: elements))
    case .object(let members): return .dictionary(record(of: members))
    }
  }

  private mutating func values(of elements: [JSONValue]) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for element in elements { values.append(value(of: element)) }
    return values
  }

  private mutating func record(of members: [JSONMember]) -> Record {
    let nulls = members.filter { $0.value.isNull }
    let present = nulls.isEmpty ? members : members.filter { !$0.value.isNull }
    guard let keys = keys(of: present),
      nulls.allSatisfy({ keys.index(of: RecordKey($0.key)) == nil })
    else { return Record(table(of: members)) }
    return Record(keys, values(of: present.map(\.value)))
  }

  private mutating func keys(of members: [JSONMember]) -> RecordKeys? {
    if let last = lastKeys[members.count], last.names.elementsEqual(members.lazy.map(\.key)) {
      return last
    }
    let keys = RecordKeys(members.map(\.key))
    lastKeys[members.count] = keys
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
