import WidgetSource

/// Families and enums.
extension ContractReader {
  mutating func choice(_ value: JSONValue, isFamily: Bool) -> ContractChoice? {
    guard let representation = representation(value) else { return nil }
    var choice = ContractChoice(isFamily: isFamily, representation: representation)
    choice.tagType = value["representation"].map { tagType(of: $0) } ?? .string
    choice.missing = value["missing"].map { missing($0) } ?? .error
    choice.unknown = value["unknown"].map { unknown($0) } ?? .throw
    choice.ignoresCase = flag("ignoresCase", of: value)
    choice.ignoresOtherKeys = flag("ignoresOtherKeys", of: value)
    choice.joins = optionalString("joins", of: value)
    choice.options = members("options", of: value).compactMap {
      option($0, choice.tagType)
    }
    if case .option(let id) = choice.missing, choice.option(id) == nil {
      report("'missing' names '\(id)', which is none of the options", value["missing"] ?? value)
    }
    if let order = value["order"] {
      let ids = strings(order, "'order'")
      let places = Dictionary(zip(ids, 0...)) { first, _ in first }
      choice.options = choice.options.stablySorted { places[$0.id] ?? 0 < places[$1.id] ?? 0 }
    }
    return choice
  }

  private mutating func representation(
    _ value: JSONValue
  ) -> ContractChoice.Representation? {
    guard let found = value["representation"] else {
      report("'representation' is missing", value)
      return nil
    }
    switch string("form", of: found) {
    case "internal": return tag(of: found).map { .internal(tag: $0) }
    case "adjacent":
      guard let tag = tag(of: found), let content = path("content", of: found) else { return nil }
      return .adjacent(tag: tag, content: .at(content))
    case "tagged-external": return tag(of: found).map { .adjacent(tag: $0, content: .underName) }
    case "external": return .external
    case "untagged": return .untagged
    case let other?:
      report("unknown representation '\(other)'", found)
      return nil
    case nil: return nil
    }
  }

  private mutating func tag(of value: JSONValue) -> ContractTag? {
    guard let first = path("tag", of: value) else { return nil }
    var tag = ContractTag(first)
    if let others = value["otherTags"] { tag.reads += strings(others, "'otherTags'").map { [$0] } }
    if value["writtenTag"] != nil { tag.writes = path("writtenTag", of: value) ?? first }
    return tag
  }

  /// A key, or a list of keys that lead to an object within.
  private mutating func path(_ key: String, of value: JSONValue) -> [String]? {
    guard let found = value[key], case .array = found.kind else {
      return string(key, of: value).map { [$0] }
    }
    let keys = strings(found, "'\(key)'")
    if keys.isEmpty { report("'\(key)' is empty", found) }
    return keys.isEmpty ? nil : keys
  }

  private mutating func tagType(of value: JSONValue) -> ContractTagType {
    guard let text = optionalString("tagType", of: value) else { return .string }
    if let type = ContractTagType(rawValue: text) { return type }
    report("unknown type of names '\(text)'", value["tagType"] ?? value)
    return .string
  }

  private mutating func missing(_ value: JSONValue) -> ContractChoice.Missing {
    if let id = optionalString("option", of: value) { return .option(id) }
    if case .string("unknown") = value.kind { return .unknown }
    report("'missing' is neither \"unknown\" nor an object with an 'option'", value)
    return .error
  }

  private mutating func option(
    _ member: JSONMember, _ type: ContractTagType
  ) -> ContractOption? {
    let value = member.value
    guard let content = content(value) else { return nil }
    var option = ContractOption(
      id: member.key, names: value["names"].map { names($0, type) } ?? [], content: content)
    option.directions = directions(of: value)
    option.condition = optionalString("condition", of: value)
    option.availability = value["available"].map { availability($0) } ?? .always
    option.deprecation = optionalString("deprecated", of: value)
    option.place = place(member)
    return option
  }

  private mutating func names(_ value: JSONValue, _ type: ContractTagType) -> [String] {
    guard case .array(let elements) = value.kind else { return strings(value, "'names'") }
    return elements.compactMap { element in
      switch (element.kind, type) {
      case (.string(let text), .string): return text
      case (.integer(let number), .int): return String(number)
      case (.bool(let flag), .bool): return String(flag)
      default:
        report("this name is not of the type '\(type.rawValue)'", element)
        return nil
      }
    }
  }

  private mutating func content(_ value: JSONValue) -> ContractOption.Content? {
    if value["type"] != nil { return string("type", of: value).map { .type($0) } }
    if value["values"] != nil { return .values(properties("values", of: value)) }
    if let type = value["single"] { return .single(wireType(type)) }
    if let type = value["whole"] { return .whole(wireType(type)) }
    report("this option has neither 'type' nor 'values', 'single' or 'whole'", value)
    return nil
  }

  mutating func values(_ value: JSONValue) -> ContractValues {
    var areIntegers = false
    let members = members("values", of: value).flatMap {
      member -> [(name: String, value: JSONValue)] in
      if case .array(let values) = member.value.kind { return values.map { (member.key, $0) } }
      return [(member.key, member.value)]
    }
    let cases = members.compactMap { name, value -> ContractValues.Case? in
      switch value.kind {
      case .string(let text): return ContractValues.Case(name: name, value: text)
      case .integer(let number):
        areIntegers = true
        return ContractValues.Case(name: name, value: String(number))
      default:
        report("the value of '\(name)' is neither a string nor an integer", value)
        return nil
      }
    }
    var values = ContractValues(
      areIntegers: areIntegers, cases: cases, fallback: optionalString("fallback", of: value),
      ignoresCase: flag("ignoresCase", of: value))
    if value["available"] != nil {
      for member in self.members("available", of: value) {
        values.availability[member.key] = availability(member.value)
      }
    }
    if value["deprecated"] != nil {
      for member in self.members("deprecated", of: value) {
        values.deprecations[member.key] = text(member.value, "the note of '\(member.key)'")
      }
    }
    return values
  }
}
