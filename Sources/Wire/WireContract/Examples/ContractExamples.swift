package import WidgetSource

/// The examples of a contract, each checked with the rules of `validate`.
package struct ContractExamples: Sendable {
  /// One JSON text.
  package struct Example: Equatable, Sendable {
    package var text: String
    /// Whether the example is from a doc comment.
    package var isWritten = false
  }

  /// The examples of one type or option.
  package struct Pair: Sendable {
    /// The example with the required keys, or nil if none could be made.
    package var minimal: Example?
    /// The example from the doc comment, or else an example with optional keys. Nil if it equals `minimal`, or if none
    /// could be made.
    package var full: Example?
    /// Whether the coding of some values is unknown, for example because it is hand-written.
    package var hasGaps = false
  }

  /// The examples of options, by the name of the family or enum and the id of the option: `Component.Label`.
  private var options: [String: Pair] = [:]
  /// The examples of types that do not belong to a family, by name.
  private var types: [String: Pair] = [:]
  /// The diagnostics about wrong examples, and about examples that could not be made.
  package private(set) var diagnostics: [Diagnostic] = []
  private let contract: Contract
  private let validator: PayloadValidator?

  package init(_ contract: Contract) {
    self.contract = contract
    validator = contract.sortedTypes.first.flatMap { PayloadValidator(contract, root: $0.name) }
    let maker = ExampleMaker(contract, without: checkExamplesOfProperties())
    var members: Set<String> = []
    for (name, type) in contract.sortedTypes {
      guard let choice = type.choice else { continue }
      for option in choice.options where option.directions.decodes {
        var owner = (name: "\(name).\(option.id)", type: Optional(type))
        var documentation = option.documentation
        if case .type(let member) = option.content {
          // A type can be an option of several families, but a wrong example of the type is reported only once.
          let isFirst = members.insert(member).inserted
          owner = (member, isFirst ? contract.types[member] : nil)
          documentation = contract.types[member]?.documentation
        }
        options["\(name).\(option.id)"] = pair(
          name, documentation.flatMap(DocumentedExample.first), owner.type, named: owner.name
        ) { size in
          let value = maker.value(of: option, in: choice, size)
          guard !choice.isFamily, let value else { return value.map { (name, $0) } }
          // If an enum belongs to a family, its values also need the enum's name in the family.
          return maker.inFamily(value, of: name) ?? (name, value)
        }
      }
    }
    for (name, type) in contract.sortedTypes
    where !members.contains(name) && type.directions.decodes
      && (type.object != nil || type.array != nil)
    {
      types[name] = pair(
        name, type.documentation.flatMap(DocumentedExample.first), type, named: name
      ) { size in maker.value(of: name, size).map { (name, $0) } }
    }
  }

  /// Returns the examples of an option of a family or an enum, or nil if there are none.
  package func pair(of option: ContractOption, in family: String) -> Pair? {
    options["\(family).\(option.id)"]
  }

  /// Returns the examples of a decoded object or array that does not belong to a family, or nil for any other type.
  package func pair(of type: String) -> Pair? { types[type] }

  // MARK: - Checks

  /// - Parameters:
  ///   - root: the type of the examples.
  ///   - declaration: the type at which problems are reported, or nil if they were already reported.
  private mutating func pair(
    _ root: String, _ written: DocumentedExample?, _ declaration: ContractType?,
    named name: String, _ make: (ExampleMaker.Size) -> (root: String, value: JSONTree)?
  ) -> Pair {
    var pair = Pair()
    pair.minimal = made(make(.minimal), declaration, named: name)
    if let written {
      let findings = findings(in: written.text, root)
      if !findings.contains(where: { $0.severity == .error }) {
        pair.full = Example(text: written.text, isWritten: true)
      }
      if let declaration {
        diagnostics += findings.map { Self.wrong($0, of: name, declaration.place) }
      }
    }
    if pair.full == nil { pair.full = made(make(.full), declaration, named: name) }
    if pair.full?.text == pair.minimal?.text { pair.full = nil }
    pair.hasGaps = hasGaps(name)
    return pair
  }

  private mutating func made(
    _ made: (root: String, value: JSONTree)?, _ declaration: ContractType?, named name: String
  ) -> Example? {
    guard let made else { return nil }
    let text = made.value.text.trimmed
    guard let error = findings(in: text, made.root).first(where: { $0.severity == .error }) else {
      return Example(text: text)
    }
    if let declaration, diagnostics.last?.message.hasPrefix("no example of '\(name)'") != true {
      diagnostics.append(
        Diagnostic(
          rule: .invalidExample,
          message: "no example of '\(name)' could be made: \(error.message); write one in its doc "
            + "comment, as a 'json' code block",
          file: declaration.place?.file ?? "", range: declaration.place?.range))
    }
    return nil
  }

  private func findings(in text: String, _ root: String) -> [PayloadFinding] {
    validator?.rooted(at: root)?.findings(in: Array(text.utf8)) ?? []
  }

  /// Checks the examples of properties, each in an object without other keys.
  ///
  /// - Returns: the properties whose examples the app would not read.
  private mutating func checkExamplesOfProperties() -> Set<String> {
    var invalid: Set<String> = []
    var probes: [(label: String, property: ContractProperty, value: JSONTree)] = []
    var probe = contract
    for (name, type) in contract.sortedTypes {
      for property in type.properties where property.isRead {
        guard let written = property.documentation.flatMap(DocumentedExample.first) else {
          continue
        }
        let label = "\(name).\(property.name)"
        guard let tree = written.tree else {
          diagnostics.append(Self.invalid("it is not JSON", of: label, property.place))
          continue
        }
        var alone = property
        alone.reads = [["value"]]
        alone.isFlattened = false
        alone.isElement = false
        probe.types["_" + label] = ContractType(.object(ContractObject([alone])))
        probes.append((label, property, tree))
      }
    }
    guard let first = probes.first else { return invalid }
    let validator = PayloadValidator(probe, root: "_" + first.label)
    for (label, property, value) in probes {
      let text = JSONTree.object([.init("value", value)]).text
      for finding in validator?.rooted(at: "_" + label)?.findings(in: Array(text.utf8)) ?? [] {
        if finding.severity == .error { invalid.insert(label) }
        diagnostics.append(Self.wrong(finding, of: label, property.place))
      }
    }
    return invalid
  }

  /// Returns a report of an error in an example, or of a warning about an example that the page shows.
  private static func wrong(
    _ finding: PayloadFinding, of name: String, _ place: ContractPlace?
  ) -> Diagnostic {
    if finding.severity == .error { return invalid(finding.message, of: name, place) }
    return Diagnostic(
      rule: .invalidExample, message: "in the example of '\(name)': \(finding.message)",
      file: place?.file ?? "", range: place?.range)
  }

  private static func invalid(
    _ problem: String, of name: String, _ place: ContractPlace?
  ) -> Diagnostic {
    Diagnostic(
      rule: .invalidExample,
      message: "the example of '\(name)' is not valid: \(problem)",
      file: place?.file ?? "", range: place?.range)
  }

  /// Whether the coding of a type, or of one of its properties, is unknown.
  private func hasGaps(_ name: String) -> Bool {
    guard let type = contract.types[name] else { return false }
    return type.isOpaque
      || type.properties.contains { $0.isByHand || $0.type.isOpaque }
  }
}

extension Rule {
  static let invalidExample = Rule("invalid-example", .warning)
}
