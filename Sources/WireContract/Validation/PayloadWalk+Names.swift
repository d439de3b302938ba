import WidgetPlan
import WidgetSource

/// The names of values of families and enums.
extension PayloadWalk {
  /// The node of the name; the first key has it in most payloads.
  func tag(of node: Int, _ number: Int) -> Int? {
    let end = Int(nodes[node].next)
    var key = node + 1
    while key < end {
      let isTag =
        nodes[key].hasEscapes
        ? Array(text(key).utf8) == program.choices[number].tag
        : bytes.matches(nodes[key].content, program.choices[number].tag)
      if isTag { return key + 1 }
      key = Int(nodes[key + 1].next)
    }
    return nil
  }

  /// Whether a value can be a name; if not, that is an error.
  mutating func isName(_ node: Int, _ type: ContractTagType) -> Bool {
    switch type {
    case .string: return expect(.string, node, "a name")
    case .bool: return expect(.bool, node, "true or false as the name")
    case .int:
      let count = errorCount
      check(node, .int)
      return errorCount == count
    }
  }

  /// What a name stands for.
  func option(_ name: Int, _ number: Int) -> Int? {
    let ignoresCase = program.choices[number].choice.ignoresCase
    if !ignoresCase, program.choices[number].patterns.isEmpty, !nodes[name].hasEscapes,
      nodes[name].kind == .string
    {
      return program.choices[number].names.value(bytes, nodes[name].content)
    }
    let written = ignoresCase ? nameText(name).lowercased() : nameText(name)
    return program.choices[number].names.value(written)
      ?? program.choices[number].patterns.first { $0.pattern.matches(written) }?.option
  }

  /// The text of a name; of `2.0` that of the integer.
  func nameText(_ name: Int) -> String {
    if nodes[name].kind == .string { return text(name) }
    let written = bytes.text(nodes[name].range.bounds)
    return nodes[name].kind == .number ? WireIntegers.text(written) ?? written : written
  }

  func needsName(_ number: Int) -> String {
    if isSilent { return "" }
    let choice = program.choices[number]
    return "'\(choice.name)' needs the key '\(choice.choice.representation.tag?.text ?? "")'"
  }

  func unknownName(_ name: Int, _ number: Int, _ outcome: String) -> String {
    if isSilent { return "" }
    let written = nameText(name)
    let choice = program.choices[number]
    let names = choice.choice.tagType == .string ? choice.names.names : []
    let near = Suggestion.nearest(to: written, in: names)
    return "'\(choice.name)' has no '\(written)'\(outcome)"
      + (near.map { "; did you mean '\($0)'?" } ?? "")
  }
}
