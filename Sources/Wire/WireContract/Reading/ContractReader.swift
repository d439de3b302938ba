import WidgetPlan
package import WidgetSource

/// Reads the text of a contract in this version of the format or an older one, and reports errors at their positions.
package struct ContractReader {
  let file: SourceFile
  var diagnostics: [Diagnostic] = []
  /// Whether the contract describes encoding.
  var encodes = true

  /// Returns the contract and the errors of the text. If there are errors, the contract is nil.
  package static func read(_ file: SourceFile) -> (Contract?, [Diagnostic]) {
    switch JSONValue.read(file) {
    case .failure(let error):
      var error = error
      error.id = Rule.contract.id
      error.message = "this contract cannot be read: " + error.message
      return (nil, [error])
    case .success(let value): return read(value, of: file)
    }
  }

  /// Returns the contract that the JSON of a file describes, and its errors. If there are errors, the contract is nil.
  package static func read(_ value: JSONValue, of file: SourceFile) -> (Contract?, [Diagnostic]) {
    var reader = ContractReader(file: file)
    let contract = reader.contract(value)
    return (reader.diagnostics.isEmpty ? contract : nil, reader.diagnostics)
  }

  private mutating func contract(_ value: JSONValue) -> Contract? {
    guard case .object = value.kind else {
      report("this is not a contract: expected an object, found \(value.kindName)", value)
      return nil
    }
    guard let version = value["version"], case .integer(let number) = version.kind else {
      report("this is not a contract: it has no 'version'", value)
      return nil
    }
    guard (1...Contract.currentVersion).contains(number) else {
      report(
        "this contract has version \(number), and this widgetgen reads versions up to "
          + "\(Contract.currentVersion); update widgetgen", version)
      return nil
    }
    var contract = Contract(
      runtime: string("runtime", of: value) ?? "standalone", root: optionalString("root", of: value)
    )
    contract.version = number
    encodes = contract.encodes
    expect(["functions", "root", "runtime", "types", "version"], in: value)
    for member in members("types", of: value) {
      if let type = type(member) { contract.types[member.key] = type }
    }
    for member in optionalMembers("functions", of: value) {
      contract.functions[member.key] = strings(member.value, "the functions of '\(member.key)'")
    }
    contract.addJoinedOptions()
    reportDangling(contract, in: value)
    return contract
  }

  private mutating func type(_ member: JSONMember) -> ContractType? {
    let value = member.value
    let kind: ContractType.Kind?
    switch string("kind", of: value) {
    case "object":
      expect(Self.members + ["properties"], in: value)
      kind = .object(ContractObject(properties("properties", of: value)))
    case "array":
      expect(Self.members + ["elements"], in: value)
      kind = .array(array(value))
    case "family", "choice":
      expect(Self.members + Self.membersOfChoices, in: value)
      let isFamily = optionalString("kind", of: value) == "family"
      kind = choice(value, isFamily: isFamily).map { .choice($0) }
    case "values":
      expect(Self.members + Self.membersOfValues, in: value)
      kind = .values(values(value))
    case "opaque":
      expect(Self.members + ["reason"], in: value)
      kind = .opaque(reason: string("reason", of: value) ?? "")
    case let other?:
      report("unknown kind '\(other)'", value["kind"] ?? value)
      kind = nil
    case nil: kind = nil
    }
    guard let kind else { return nil }
    var type = ContractType(kind, place: place(member))
    type.directions = directions(of: value)
    type.shorthand = value["shorthand"].map { wireType($0) }
    type.writesShorthand = flag("writesShorthand", of: value)
    type.shorthandPart = optionalString("shorthandPart", of: value)
    type.condition = optionalString("condition", of: value)
    type.deprecation = optionalString("deprecation", of: value)
    type.onError = optionalString("onError", of: value)
    type.module = optionalString("module", of: value)
    return type
  }

  /// Reports types that are mentioned but not described.
  private mutating func reportDangling(_ contract: Contract, in value: JSONValue) {
    for (name, type) in contract.sortedTypes {
      for reference in type.references
      where contract.types[reference] == nil && !contract.isBuiltinFallback(reference) {
        let place = value["types"]?[name] ?? value
        report("'\(name)' mentions '\(reference)', which this contract does not describe", place)
      }
    }
  }

  func place(_ member: JSONMember) -> ContractPlace {
    ContractPlace(file: file.path, range: member.keyRange)
  }

  mutating func report(_ message: String, _ value: JSONValue) {
    // Limits the number of diagnostics.
    guard diagnostics.count < 100 else { return }
    diagnostics.append(
      Diagnostic(
        rule: .contract, message: message,
        file: file.path, range: value.range))
  }
}

extension Contract {
  /// Whether a type is Beagle's fallback for unknown names, which no contract describes.
  fileprivate func isBuiltinFallback(_ type: String) -> Bool {
    Runtime.named(runtime)?.isBeagle == true
      && families.contains {
        BeaglePreset.isBase($0) && BeaglePreset.fallback(ofFamily: $0) == type
      }
  }
}

extension ContractType {
  /// The names of the types that the type mentions.
  var references: [String] {
    let types = properties.map(\.type) + [shorthand].compactMap(\.self)
    var names = (choice?.options ?? []).flatMap(\.content.types).flatMap(\.mentionedTypes)
    // The fallback of an enum is one of its cases, not a type.
    if let choice, choice.isFamily, let decoded = choice.unknown.effect.decoded {
      names.append(decoded.id)
    }
    return names + types.flatMap(\.mentionedTypes)
  }
}

/// Functions that read values of one kind, and report values of other kinds.
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

  private mutating func optionalMembers(_ key: String, of value: JSONValue) -> [JSONMember] {
    value[key] == nil ? [] : members(key, of: value)
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

  /// Returns the first version of each platform: `{"iOS": "17"}`.
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
    value["only"].map { directions($0, "'only'") } ?? (encodes ? .both : .decode)
  }

  private mutating func directions(_ value: JSONValue, _ subject: String) -> ContractDirections {
    if let text = text(value, subject) {
      if let directions = ContractDirections(rawValue: text) { return directions }
      report("\(subject) is neither 'decode' nor 'encode'", value)
    }
    return .both
  }
}

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
      report("'missing' names '\(id)', which is not one of the options", value["missing"] ?? value)
    }
    if !isFamily, let id = choice.unknown.effect.decoded?.id, choice.option(id) == nil {
      report("'unknown' names '\(id)', which is not one of the options", value["unknown"] ?? value)
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
    case "external", "untagged":
      expect(["form"], in: found)
      return optionalString("form", of: found) == "external" ? .external : .untagged
    case let other?:
      report("unknown representation '\(other)'", found)
      return nil
    case nil: return nil
    }
  }

  private mutating func tag(of value: JSONValue) -> ContractTag? {
    expect(["content", "form", "otherTags", "tag", "tagType", "writtenTag"], in: value)
    guard let first = path("tag", of: value) else { return nil }
    var tag = ContractTag(first)
    if let others = value["otherTags"] { tag.reads += strings(others, "'otherTags'").map { [$0] } }
    if value["writtenTag"] != nil { tag.writes = path("writtenTag", of: value) ?? first }
    return tag
  }

  /// Returns a path from a single key, or from a list of the keys of nested objects. Reports any other value, and
  /// returns nil.
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
    expect(["option"], in: value)
    if let id = optionalString("option", of: value) { return .option(id) }
    if case .string("unknown") = value.kind { return .unknown }
    report("'missing' is neither \"unknown\" nor an object with an 'option'", value)
    return .error
  }

  private mutating func option(
    _ member: JSONMember, _ type: ContractTagType
  ) -> ContractOption? {
    let value = member.value
    expect(Self.membersOfOptions, in: value)
    guard let content = content(value) else { return nil }
    var option = ContractOption(
      id: member.key, names: value["names"].map { names($0, type) } ?? [], content: content)
    option.absentKeys = value["absentKeys"].map { strings($0, "'absentKeys'") } ?? []
    option.directions = directions(of: value)
    option.keepsName = flag("keepsName", of: value)
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
    report("this option has none of 'type', 'values', 'single' and 'whole'", value)
    return nil
  }

  mutating func values(_ value: JSONValue) -> ContractValues {
    let members = members("values", of: value).flatMap {
      member -> [(name: String, value: JSONValue)] in
      if case .array(let values) = member.value.kind { return values.map { (member.key, $0) } }
      return [(member.key, member.value)]
    }
    let areIntegers = members.contains { if case .integer = $0.value.kind { true } else { false } }
    let cases = members.compactMap { name, value -> ContractValues.Case? in
      switch value.kind {
      case .string(let text) where !areIntegers: return ContractValues.Case(name: name, value: text)
      case .integer(let number): return ContractValues.Case(name: name, value: String(number))
      default:
        let kind = areIntegers ? "an integer, as other values are" : "a string or an integer"
        report("the value of '\(name)' is not \(kind)", value)
        return nil
      }
    }
    var values = ContractValues(
      areIntegers: areIntegers, cases: cases, fallback: optionalString("fallback", of: value),
      ignoresCase: flag("ignoresCase", of: value))
    for member in optionalMembers("available", of: value) {
      values.availability[member.key] = availability(member.value)
    }
    for member in optionalMembers("conditions", of: value) {
      values.conditions[member.key] = text(member.value, "the condition of '\(member.key)'")
    }
    for member in optionalMembers("oneWay", of: value) {
      let directions = directions(member.value, "the direction of '\(member.key)'")
      for index in values.cases.indices where values.cases[index].name == member.key {
        values.cases[index].directions = directions
      }
    }
    for member in optionalMembers("deprecated", of: value) {
      values.deprecations[member.key] = text(member.value, "the note of '\(member.key)'")
    }
    return values
  }
}

/// Properties, and the types of values.
extension ContractReader {
  mutating func properties(_ key: String, of value: JSONValue) -> [ContractProperty] {
    members(key, of: value).map { property($0) }
  }

  private mutating func property(_ member: JSONMember) -> ContractProperty {
    let value = member.value
    expect(Self.membersOfProperties + ["reads", "writes"], in: value)
    var property = property(value, named: member.key)
    property.reads = reads(value)
    property.writes = writes(value, property.reads.first)
    property.place = place(member)
    return property
  }

  /// Returns a property with the members that properties of objects and elements of arrays have in common.
  private mutating func property(_ value: JSONValue, named name: String) -> ContractProperty {
    var property = ContractProperty(
      name: name, reads: [], writes: nil,
      type: value["type"].map { wireType($0) } ?? .any, presence: .optional)
    if value["type"] == nil { report("'\(name)' has no 'type'", value) }
    if flag("required", of: value) { property.presence = .required }
    if let fallback = optionalString("default", of: value) {
      property.presence = .fallback(fallback)
    }
    for fact in ContractProperty.facts { fact.read(value, &self, &property) }
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
        expect(Self.membersOfProperties + ["name", "only"], in: element)
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

  /// Returns a path from a single key, or from a list of the keys of nested objects.
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
    expect(Self.membersOfTypes(value), in: value)
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
    if let inner = value["of"] { return .dropping(wireType(inner), dropped(value)) }
    if value["opaque"] != nil {
      return .opaque(reason: optionalString("opaque", of: value) ?? "")
    }
    report("this is not a type", value)
    return .any
  }

  private mutating func keys(of value: JSONValue) -> WireType.MapKeys {
    guard let keys = value["keys"] else { return .texts }
    if case .array = keys.kind { return .listed(strings(keys, "'keys'")) }
    expect(["pairs"], in: keys)
    if let type = keys["pairs"] { return .pairs(wireType(type)) }
    return optionalString("keys", of: value) == "int" ? .integers : .texts
  }

  private mutating func reference(_ value: JSONValue) -> WireType.Reference {
    let policy = value["unknown"].map { unknown($0) }
    if case .key = policy { report("a reference cannot have the policy 'key'", value) }
    return WireType.Reference(
      string("ref", of: value) ?? "", unknown: policy,
      only: value["only"].map { strings($0, "'only'") })
  }
}
