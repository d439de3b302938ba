import WidgetSource

/// One function for each kind of value.
extension ContractReader {
  mutating func members(_ key: String, of value: JSONValue) -> [JSONMember] {
    guard let found = value[key] else {
      report("'\(key)' is missing", value)
      return []
    }
    guard case .object(let members) = found.kind else {
      report("'\(key)' is not an object", found)
      return []
    }
    var seen: Set<String> = []
    for member in members where !seen.insert(member.key).inserted {
      report("the key '\(member.key)' is repeated", member.value)
    }
    return members
  }

  mutating func string(_ key: String, of value: JSONValue) -> String? {
    guard let text = optionalString(key, of: value) else {
      if value[key] == nil { report("'\(key)' is missing", value) }
      return nil
    }
    return text
  }

  mutating func optionalString(_ key: String, of value: JSONValue) -> String? {
    guard let found = value[key] else { return nil }
    return text(found, "'\(key)'")
  }

  mutating func text(_ value: JSONValue, _ subject: String) -> String? {
    if case .string(let text) = value.kind { return text }
    report("\(subject) is not a string", value)
    return nil
  }

  mutating func flag(_ key: String, of value: JSONValue) -> Bool {
    guard let found = value[key] else { return false }
    if case .bool(let flag) = found.kind { return flag }
    report("'\(key)' is not true or false", found)
    return false
  }

  mutating func strings(_ value: JSONValue, _ subject: String) -> [String] {
    guard case .array(let elements) = value.kind else {
      report("\(subject) is not a list of strings", value)
      return []
    }
    return elements.compactMap { text($0, "an element of \(subject)") }
  }

  /// The first versions of platforms: `{"iOS": "17"}`.
  mutating func availability(_ value: JSONValue) -> ContractAvailability {
    guard case .object(let members) = value.kind else {
      report("'available' is not an object", value)
      return .always
    }
    let versions = members.compactMap { member -> (String, String)? in
      guard let version = text(member.value, "the version of '\(member.key)'") else { return nil }
      if ContractPlatform("\(member.key)=\(version)") != nil { return (member.key, version) }
      report("'\(version)' is not a version", member.value)
      return nil
    }
    return ContractAvailability(Dictionary(versions) { first, _ in first })
  }

  mutating func directions(of value: JSONValue) -> ContractDirections {
    guard let text = optionalString("only", of: value) else { return encodes ? .both : .decode }
    if let directions = ContractDirections(rawValue: text) { return directions }
    report("'only' is neither 'decode' nor 'encode'", value["only"] ?? value)
    return .both
  }
}
