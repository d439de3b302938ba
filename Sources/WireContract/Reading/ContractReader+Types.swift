import WidgetSource

/// Properties, and the types of values.
extension ContractReader {
  mutating func properties(_ key: String, of value: JSONValue) -> [ContractProperty] {
    members(key, of: value).map { property($0) }
  }

  private mutating func property(_ member: JSONMember) -> ContractProperty {
    let value = member.value
    var property = property(value, named: member.key)
    property.reads = reads(value)
    property.writes = writes(value, property.reads.first)
    property.isFlattened = flag("flatten", of: value)
    property.isByHand = flag("byHand", of: value)
    property.omission = optionalString("omitted", of: value)
    property.writesNull = flag("writesNull", of: value)
    property.place = place(member)
    return property
  }

  /// The members that properties of objects and elements of arrays share.
  private mutating func property(_ value: JSONValue, named name: String) -> ContractProperty {
    var property = ContractProperty(
      name: name, reads: [], writes: nil,
      type: value["type"].map { wireType($0) } ?? .any, presence: .optional)
    if value["type"] == nil { report("'\(name)' has no 'type'", value) }
    if flag("required", of: value) { property.presence = .required }
    if let fallback = optionalString("default", of: value) {
      property.presence = .fallback(fallback)
    }
    property.onError = optionalString("onError", of: value)
    property.condition = optionalString("condition", of: value)
    property.deprecation = optionalString("deprecated", of: value)
    return property
  }

  mutating func array(_ value: JSONValue) -> ContractArray {
    guard let found = value["elements"] else {
      report("'elements' is missing", value)
      return ContractArray([])
    }
    guard case .array(let elements) = found.kind else {
      report("'elements' is not a list", found)
      return ContractArray([])
    }
    var names: Set<String> = []
    return ContractArray(
      elements.map { element in
        let name = string("name", of: element) ?? ""
        if !names.insert(name).inserted { report("the element '\(name)' is repeated", element) }
        var property = property(element, named: name)
        property.place = ContractPlace(file: file.path, range: element.range)
        return (property, directions(of: element))
      })
  }

  private mutating func reads(_ value: JSONValue) -> [[String]] {
    guard let found = value["reads"] else { return [] }
    guard case .array(let elements) = found.kind else {
      report("'reads' is not a list", found)
      return []
    }
    return elements.map { path($0, "'reads'") }.filter { !$0.isEmpty }
  }

  private mutating func writes(_ value: JSONValue, _ fallback: [String]?) -> [String]? {
    guard encodes else { return nil }
    guard let found = value["writes"] else { return fallback }
    if case .null = found.kind { return nil }
    return path(found, "'writes'")
  }

  /// A key, or the keys of objects within objects.
  private mutating func path(_ value: JSONValue, _ subject: String) -> [String] {
    if case .string(let key) = value.kind { return [key] }
    return strings(value, subject)
  }

  mutating func wireType(_ value: JSONValue) -> WireType {
    if case .string(let name) = value.kind {
      if name == "any" { return .any }
      if let scalar = WireType.Scalar(rawValue: name) { return .scalar(scalar) }
      report("unknown type '\(name)'", value)
      return .any
    }
    if value["ref"] != nil { return .named(reference(value)) }
    if let inner = value["optional"] { return .optional(wireType(inner)) }
    if let inner = value["list"] { return .list(wireType(inner)) }
    if let inner = value["expression"] { return .expression(wireType(inner)) }
    if let inner = value["map"] {
      return .map(wireType(inner), keys: keys(of: value))
    }
    if let inner = value["of"], let coder = optionalString("coder", of: value) {
      return .coded(wireType(inner), by: .init(coder))
    }
    if let inner = value["of"] {
      let dropped = string("drops", of: value).flatMap(WireType.Dropped.init(rawValue:))
      if dropped == nil {
        report("'drops' is neither 'unknown', 'wrong', 'brackets' nor 'encoded-brackets'", value)
      }
      return .dropping(wireType(inner), dropped ?? .wrong)
    }
    if value["opaque"] != nil {
      return .opaque(reason: optionalString("opaque", of: value) ?? "")
    }
    report("this is no type", value)
    return .any
  }

  private mutating func keys(of value: JSONValue) -> WireType.MapKeys {
    guard let keys = value["keys"] else { return .texts }
    if case .array = keys.kind { return .listed(strings(keys, "'keys'")) }
    if let type = keys["pairs"] { return .pairs(wireType(type)) }
    return optionalString("keys", of: value) == "int" ? .integers : .texts
  }

  private mutating func reference(_ value: JSONValue) -> WireType.Reference {
    WireType.Reference(
      string("ref", of: value) ?? "", unknown: value["unknown"].map { unknown($0) },
      only: value["only"].map { strings($0, "'only'") })
  }

  mutating func unknown(_ value: JSONValue) -> ContractChoice.Unknown {
    if let name = optionalString("fallback", of: value) {
      return .fallback(name, inContent: flag("inContent", of: value))
    }
    if let key = optionalString("key", of: value) { return .key(key) }
    if let swift = optionalString("value", of: value) { return .value(swift) }
    guard case .string(let text) = value.kind else {
      report("'unknown' is not a policy", value)
      return .throw
    }
    switch text {
    case "throw": return .throw
    case "skip": return .skip
    case "keep": return .keep
    default:
      report("unknown policy '\(text)'", value)
      return .throw
    }
  }
}
