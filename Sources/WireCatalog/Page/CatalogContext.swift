import WidgetSource
import WidgetTemplate
import WireContract

/// What the templates of the page see. All texts are HTML already, so that no template can forget to escape one.
struct CatalogContext {
  let input: CatalogInput
  let anchors: Anchors
  let words: Words
  let relations: Relations
  let badges: Badges
  let usage: Usage?

  var contract: Contract { input.contract }

  /// What the page is called: `--args title=…` says so.
  private var title: String { input.arguments["title"] ?? "Widget catalog" }

  init(_ input: CatalogInput) {
    self.input = input
    anchors = Anchors(input.contract)
    words = Words(contract: input.contract, anchors: anchors)
    relations = Relations(input.contract, anchors)
    badges = Badges(input.changes, input.contract)
    usage = input.payloads.map { Usage($0.files) }
  }

  /// What `--args` gives, escaped as everything else.
  static func arguments(_ input: CatalogInput) -> Value {
    .dictionary(input.arguments.mapValues { Value.html(HTML($0)) })
  }

  /// The variables of `Catalog.stencil`.
  ///
  /// - Parameter policy: what the page allows the browser to do.
  func values(style: String, script: String, policy: String) -> [String: Value] {
    let others = self.others
    return [
      "argument": Self.arguments(input), "title": .html(HTML(title)),
      "style": .string(style), "script": .string(script), "policy": .html(HTML(policy)),
      "runtime": .html(HTML(contract.runtime)),
      "counts": .array(counts(others)),
      "families": .array(families.enumerated().map { family($0.element, number: $0.offset) }),
      "types": .array(others.map { entry($0, family: nil, color: "") }),
      "changes": changes, "payloads": payloads,
      "graph": .html(graph),
    ]
  }

  /// The families: that of payloads first, then those with more types.
  var families: [String] {
    func size(_ name: String) -> Int {
      name == contract.defaultRoot
        ? Int.max : contract.types[name]?.choice?.options.count ?? 0
    }
    return contract.families.stablySorted { size($0) > size($1) }
  }

  /// The types that are in no family.
  private var others: [String] {
    contract.sortedTypes.filter { $0.type.choice?.isFamily != true }.map(\.name)
      .filter { relations.memberships[$0] == nil }
  }

  private func counts(_ others: [String]) -> [Value] {
    var rows = families.map { name in
      (contract.types[name]?.choice?.options.count ?? 0, HTML(name), anchors.type(name) ?? "")
    }
    if !others.isEmpty { rows.append((others.count, "Types", "_types")) }
    return rows.map { count, label, anchor in
      .strict(["number": .int(count), "label": .html(label), "link": .html(Anchors.link(anchor))])
    }
  }

  // MARK: - Families

  /// The class of the colors that a family has.
  static func color(_ number: Int) -> String { "c\(number % 6)" }

  private func family(_ name: String, number: Int) -> Value {
    let type = contract.types[name]
    let choice = type?.choice
    let color = Self.color(number)
    return .strict([
      "name": .html(HTML(name)), "anchor": .html(HTML(anchors.type(name) ?? "")),
      "link": .html(Anchors.link(anchors.type(name) ?? "")),
      "color": .string(color),
      "isRoot": .bool(contract.defaultRoot == name),
      "documentation": .html(Markdown.html(type?.documentation ?? "")),
      "source": source(type?.place),
      "facts": .array((choice.map(facts) ?? []).map(Value.html)),
      "tag": .html(HTML(choice?.representation.tag?.text ?? "")),
      "holders": .array(relations.users(of: name).map(slot)),
      "badges": badges.value(badges.found(at: [name]), isNew: badges.isNew(type: name)),
      "findings": findings(badges.found(at: [name])),
      "removed": .array(badges.removed(from: name).map { .html(HTML($0)) }),
      "entries": .array(
        (choice?.options ?? []).map { option in
          if case .type(let type) = option.content,
            relations.memberships[type]?.first?.family == name
          {
            return entry(type, family: (name, option), color: color)
          }
          return optionEntry(option, of: name, color)
        }),
    ])
  }

  func facts(_ choice: ContractChoice) -> [HTML] {
    var facts = [words.representation(choice), words.policy(choice.unknown)]
    if let missing = words.policy(choice.missing) { facts.append(missing) }
    if choice.ignoresCase { facts.append("Names are compared in lower case.") }
    if choice.tagType != .string { facts.append("Names are \(choice.tagType.rawValue)s.") }
    if choice.ignoresOtherKeys { facts.append("Other keys are ignored.") }
    if let joins = choice.joins {
      facts.append("These are also values of \(words.link(joins)), which another module declares.")
    }
    return facts
  }

  // MARK: - Parts

  func slot(_ slot: Relations.Slot) -> Value {
    // Whoever sends JSON knows the names in it.
    let name = relations.memberships[slot.owner]?.first?.option.names.first ?? slot.owner
    let owner: HTML = "\(name).\(slot.key)"
    guard let anchor = slot.anchor ?? anchors.type(slot.owner) else { return .html(owner) }
    return .html("<a href=\"\(Anchors.link(anchor))\">\(owner)</a>")
  }

  /// The place of a declaration, with a link where there is an address.
  func source(_ place: ContractPlace?) -> Value {
    guard let place else { return .none }
    let line = input.line(place)
    let text: HTML = "\(place.file)\(HTML(line.map { ":\($0)" } ?? ""))"
    guard let template = input.sourceURL else { return .html("<span>\(text)</span>") }
    let file = Address.encoded(place.file, keeping: "/._-~")
    let address = template.replacing("{file}", by: file).replacing("{line}", by: "\(line ?? 1)")
    return .html("<a href=\"\(address)\" rel=\"noreferrer\">\(text)</a>")
  }

  /// What changed, as text.
  func findings(_ found: [CatalogInput.Changes.Found]) -> Value {
    .array(
      found.map { found in
        .strict([
          "severity": .string(found.change.severity.rawValue), "word": .string(found.change.word),
          "rule": .html(HTML(found.change.rule.rawValue)), "text": .html(HTML(found.text)),
        ])
      })
  }
}

extension Value {
  /// Text of the page; empty lines of it stay, as those of code blocks should.
  static func html(_ html: HTML) -> Value {
    guard html.text.holds("\n\n") else { return .string(html.text) }
    let lines = html.text.split(separator: "\n", omittingEmptySubsequences: false)
    return .string(
      lines.map { $0.isEmpty ? WhitespaceControl.emptyLine : String($0) }.joined(separator: "\n"))
  }
}
