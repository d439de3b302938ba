import WidgetSource

/// A contract in which one fact is changed, removed or added.
struct ContractMutation {
  /// The mutation in words: `types.Card.properties.title.remove required`.
  let name: String
  /// The mutation without the names of the contract, with the kinds of facts that the changed part has:
  /// `type{kind,properties}.property{reads,required,type}.remove required`.
  let kind: String
  let contract: JSONValue

  /// The kind of a JSON value in a contract, which determines its members.
  enum Part: String {
    case contract, types, type, properties, property, elements, options, option, cases, wireType
    /// A value that is changed as a whole.
    case fact
  }

  /// The values of each member in the contracts of all cases.
  typealias Vocabulary = [Part: [String: [JSONValue]]]
}

extension ContractMutation.Part {
  /// Returns the kind of the value under a key of a part.
  fileprivate func part(_ key: String) -> Self {
    switch (self, key) {
    case (.contract, "types"): .types
    case (.types, _): .type
    case (.type, "properties"), (.option, "values"): .properties
    case (.type, "elements"): .elements
    case (.type, "options"): .options
    case (.type, "values"): .cases
    case (.properties, _), (.elements, _): .property
    case (.options, _): .option
    case (.type, "shorthand"), (.option, "single"), (.option, "whole"), (.property, "type"),
      (.wireType, "optional"), (.wireType, "list"), (.wireType, "map"), (.wireType, "of"),
      (.wireType, "expression"):
      .wireType
    default: .fact
    }
  }

  /// Whether only the parts of a value are changed.
  fileprivate var isLarge: Bool { hasNames || self == .elements }

  /// Whether the keys are names of declarations.
  fileprivate var hasNames: Bool {
    [.types, .properties, .options, .cases].contains(self)
  }
}

// MARK: - Vocabulary

extension ContractMutation.Vocabulary {
  mutating func add(_ value: JSONValue, _ part: ContractMutation.Part = .contract) {
    if case .array(let elements) = value.kind, part == .elements {
      for element in elements { add(element, .property) }
    }
    guard case .object(let members) = value.kind, part != .fact else { return }
    for member in members {
      if !part.hasNames, !part.part(member.key).isLarge {
        let known = self[part]?[member.key] ?? []
        if known.count < 12, !known.contains(where: { $0.text == member.value.text }) {
          self[part, default: [:]][member.key, default: []].append(member.value)
        }
      }
      add(member.value, part.part(member.key))
    }
  }
}

// MARK: - Mutations

extension ContractMutation {
  /// Returns all mutations of a contract.
  static func all(of contract: JSONValue, _ vocabulary: Vocabulary) -> [ContractMutation] {
    mutants(of: contract, .contract, vocabulary).map {
      ContractMutation(name: $0.name, kind: $0.kind, contract: $0.value)
    }
  }

  /// Returns some of the known values of a member. Each part gets others, so that all parts together get all values.
  private static func some(_ count: Int, of values: [JSONValue], _ seed: Int) -> [JSONValue] {
    (0..<min(count, values.count)).map { values[(seed + $0) % values.count] }
  }

  private struct Mutant {
    var name: String
    var kind: String
    var value: JSONValue

    init(_ name: String, _ value: JSONValue, kind: String? = nil) {
      self.name = name
      self.kind = kind ?? name
      self.value = value
    }

    /// Returns the mutant of the value that contains the changed value.
    func inside(_ name: String, kind: String, _ value: JSONValue) -> Mutant {
      Mutant("\(name).\(self.name)", value, kind: "\(kind).\(self.kind)")
    }
  }

  private static func mutants(
    of value: JSONValue, _ part: Part, _ vocabulary: Vocabulary
  ) -> [Mutant] {
    switch value.kind {
    case .object(let members) where part.hasNames:
      return changedNames(members, part) + inner(members, part, vocabulary)
    case .object(let members) where part != .fact:
      return changedMembers(members, part, vocabulary[part] ?? [:])
        + inner(members, part, vocabulary) + (part == .wireType ? otherTypes(value) : [])
    case .array(let elements) where part == .elements:
      return lists(elements)
        + elements.indices.flatMap { index in
          mutants(of: elements[index], .property, vocabulary).map { mutant in
            var changed = elements
            changed[index] = mutant.value
            return mutant.inside("\(index)", kind: "element", .array(changed))
          }
        }
    case .object(let members): return changedFacts(members)
    case .array(let elements): return lists(elements)
    case .string(let text) where part == .wireType:
      return otherTypes(value) + [Mutant("scalar", .string(text == "int8" ? "bool" : "int8"))]
    case .string(let text): return [Mutant("change", .string(text + "2"))]
    case .integer(let number): return [Mutant("change", JSONValue(.integer(number == 7 ? 8 : 7)))]
    case .bool, .null, .number: return []
    }
  }

  private static func inner(
    _ members: [JSONMember], _ part: Part, _ vocabulary: Vocabulary
  ) -> [Mutant] {
    let facts = part.hasNames ? "" : "{\(members.map(\.key).joined(separator: ","))}"
    return members.indices.flatMap { index -> [Mutant] in
      let member = members[index]
      let kind = part.hasNames ? part.rawValue : facts + member.key
      return mutants(of: member.value, part.part(member.key), vocabulary).map {
        $0.inside(member.key, kind: kind, .object(members.replacing(index, with: $0.value)))
      }
    }
  }

  /// Returns the mutants without a declaration, and with another declaration that is like the first one.
  private static func changedNames(_ members: [JSONMember], _ part: Part) -> [Mutant] {
    var mutants = members.indices.map { index -> Mutant in
      var changed = members
      let removed = changed.remove(at: index)
      let kind = part == .cases ? "case" : removed.value.keys
      return Mutant("remove \(removed.key)", .object(changed), kind: "remove \(kind)")
    }
    if let first = members.first {
      var copy = first.value
      for key in ["names", "reads"] where copy[key] != nil {
        copy = copy.setting(key, .array([.string("mutant")]))
      }
      if case .string = copy.kind { copy = .string("mutant") }
      if case .integer = copy.kind { copy = JSONValue(.integer(4711)) }
      mutants.append(
        Mutant(
          "add mutant", .object(members + [JSONMember("mutant", copy)]), kind: "add \(copy.keys)"))
    }
    return mutants
  }

  /// Returns the mutants without a member, with another value of a member, and with another member.
  private static func changedMembers(
    _ members: [JSONMember], _ part: Part, _ vocabulary: [String: [JSONValue]]
  ) -> [Mutant] {
    var mutants: [Mutant] = []
    let facts = JSONValue.object(members).keys
    let seed = JSONValue.object(members).text.utf8.count
    for (index, member) in members.enumerated() where !part.part(member.key).isLarge {
      var changed = members
      changed.remove(at: index)
      mutants.append(
        Mutant("remove \(member.key)", .object(changed), kind: "\(facts).remove \(member.key)"))
      let others = (vocabulary[member.key] ?? []).filter { $0.text != member.value.text }
      for (number, value) in some(2, of: others, seed).enumerated() {
        mutants.append(
          Mutant(
            "\(member.key) = \(value.text)", .object(members.replacing(index, with: value)),
            kind: "\(facts).\(member.key) = \(number)"))
      }
    }
    for (key, values) in vocabulary.stablySorted(by: { $0.key < $1.key })
    where !members.contains(where: { $0.key == key }) {
      // These omissions leave out only nil, or only the objects around a key.
      let values = values.filter { key != "omitted" || !["key", "$0 == nil"].contains($0.text) }
      for value in some(1, of: values, seed) {
        mutants.append(
          Mutant(
            "add \(key) = \(value.text)", .object(members + [JSONMember(key, value)]),
            kind: "\(facts).add \(key)"))
      }
    }
    return mutants
  }

  private static func changedFacts(_ members: [JSONMember]) -> [Mutant] {
    members.indices.flatMap { index -> [Mutant] in
      mutants(of: members[index].value, .fact, [:]).map {
        $0.inside(
          members[index].key, kind: "fact", .object(members.replacing(index, with: $0.value)))
      }
    }
  }

  /// Returns the mutants without an element, with another element, and in another order.
  private static func lists(_ elements: [JSONValue]) -> [Mutant] {
    var mutants: [Mutant] = []
    if let first = elements.first {
      mutants.append(
        Mutant("remove \(first.text)", .array(Array(elements.dropFirst())), kind: "remove first"))
      var added = first
      if case .string = first.kind { added = .string("mutant") }
      if case .integer = first.kind { added = JSONValue(.integer(4711)) }
      if case .array = first.kind { added = .array([.string("mutant")]) }
      if first["name"] != nil { added = first.setting("name", .string("mutant")) }
      mutants.append(Mutant("append \(added.text)", .array(elements + [added]), kind: "append"))
    }
    if elements.count > 1 { mutants.append(Mutant("reverse", .array(elements.reversed()))) }
    return mutants
  }

  private static func otherTypes(_ type: JSONValue) -> [Mutant] {
    let wrapped = ["optional", "list", "map", "expression"].map {
      Mutant($0, .object([JSONMember($0, type)]), kind: "\(type.keys).\($0)")
    }
    let coded = JSONValue.object([
      JSONMember("of", type), JSONMember("coder", .string("Lenient")),
    ])
    let lossy = JSONValue.object([JSONMember("of", type), JSONMember("drops", .string("wrong"))])
    return wrapped + [
      Mutant("coder", coded, kind: "\(type.keys).coder"),
      Mutant("lossy", lossy, kind: "\(type.keys).lossy"), Mutant("any", .string("any")),
    ]
  }
}

// MARK: - JSON

extension JSONValue {
  fileprivate init(_ kind: Kind) {
    self.init(kind: kind, range: SourceRange(start: 0, end: 0))
  }

  fileprivate static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }

  fileprivate static func array(_ elements: [JSONValue]) -> JSONValue {
    JSONValue(.array(elements))
  }

  fileprivate static func object(_ members: [JSONMember]) -> JSONValue {
    JSONValue(.object(members))
  }

  /// Returns the object with another value of an existing key.
  fileprivate func setting(_ key: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let members) = kind,
      let index = members.firstIndex(where: { $0.key == key })
    else { return self }
    return .object(members.replacing(index, with: value))
  }

  /// The keys of an object, the text of a string, or the kind of another value.
  fileprivate var keys: String {
    if case .string(let text) = kind { return text }
    guard case .object(let members) = kind else { return kindName }
    return "{\(members.map(\.key).joined(separator: ","))}"
  }

  /// The value as text, to name and distinguish values.
  var text: String {
    switch kind {
    case .null: "null"
    case .bool(let value): String(value)
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .string(let value): value
    case .array(let elements): "[\(elements.map(\.text).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\($0.key): \($0.value.text)" }.joined(separator: ", "))}"
    }
  }
}

extension JSONMember {
  fileprivate init(_ key: String, _ value: JSONValue) {
    self.init(key: key, keyRange: value.range, value: value)
  }
}

extension [JSONMember] {
  fileprivate func replacing(_ index: Int, with value: JSONValue) -> [JSONMember] {
    var members = self
    members[index] = JSONMember(members[index].key, value)
    return members
  }
}
