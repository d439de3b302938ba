import WidgetSource
import WidgetTemplate
import WireContract

/// The context of the page's templates. All texts are already HTML, so templates escape nothing.
struct CatalogContext {
  let input: CatalogInput
  let anchors: Anchors
  let words: Words
  let relations: Relations
  let badges: Badges
  let usage: Usage?
  let readers: Readers
  /// The families that join a family, by its name.
  private let joining: [String: [String]]

  var contract: Contract { input.contract }

  /// The title of the page, from `--args title=…`, or a default title.
  private var title: String { input.arguments["title"] ?? "Widget catalog" }

  init(_ input: CatalogInput) {
    self.input = input
    anchors = Anchors(input.contract)
    words = Words(contract: input.contract, anchors: anchors)
    relations = Relations(input.contract, anchors)
    badges = Badges(input.changes)
    usage = input.payloads.map { Usage($0.files) }
    readers = Readers(input)
    joining = input.contract.joiningFamilies
  }

  /// Returns the values of `--args`, escaped.
  static func arguments(_ input: CatalogInput) -> Value {
    .dictionary(input.arguments.mapValues(Value.escaped))
  }

  /// Returns the variables of `Catalog.stencil`.
  ///
  /// - Parameter policy: the Content-Security-Policy of the page.
  func values(style: String, script: String, policy: String) -> [String: Value] {
    let others = self.others
    return [
      "argument": Self.arguments(input), "title": .escaped(title),
      "style": .string(style), "script": .string(script), "policy": .escaped(policy),
      "runtime": .escaped(contract.runtime),
      "counts": .array(counts(others)),
      "families": .array(families.enumerated().map { family($0.element, number: $0.offset) }),
      "types": .array(others.map { entry($0, family: nil, color: "") }),
      "changes": changes, "payloads": payloads, "roots": rootValues,
      "start": .escaped(start),
      "rules": .string(PayloadRules.text(of: contract)),
      "contract": .string(Self.inScript(contract.text)),
      "schema": schema.map { .string(Self.inScript($0)) } ?? .none,
      "graph": .html(graph),
    ]
  }

  /// Returns the text of a JSON document without `<`, so that it can be inside a script element.
  private static func inScript(_ json: String) -> String { json.replacing("<", by: "\\u003c") }

  /// The JSON Schema of payloads of the first root, or nil if no type is decoded.
  private var schema: String? {
    guard let root = roots.first else { return nil }
    var contract = contract
    contract.root = root
    var options = SchemaOptions()
    options.line = input.line
    return SchemaWriter(contract, options).text
  }

  /// The families: the default root first, then the other families, from the most types to the fewest.
  var families: [String] {
    func size(_ name: String) -> Int {
      name == contract.defaultRoot
        ? Int.max : contract.types[name]?.choice?.options.count ?? 0
    }
    return contract.families.stablySorted { size($0) > size($1) }
  }

  /// The possible types of a payload: the configured root, followed by the families, and by the other types that are
  /// decoded and whose form is known.
  private var roots: [String] {
    let types = contract.sortedTypes.filter {
      $0.type.choice?.isFamily != true && $0.type.directions.decodes && !$0.type.isOpaque
    }.map(\.name)
    let all = families + types
    return (all.filter { $0 == contract.root } + all).uniqued()
  }

  /// The first example of the first root, which the editor shows at the start. Nil if there isn't one.
  private var start: String? {
    guard let root = roots.first else { return nil }
    let options = contract.types[root]?.choice?.options ?? []
    let examples = input.examples
    let pairs = [examples.pair(of: root)] + options.map { examples.pair(of: $0, in: root) }
    return pairs.lazy.compactMap { $0?.minimal ?? $0?.full }.first?.text
  }

  /// Returns the options of a family from A to Z, or in the order in which they are tried. The result does not contain
  /// the types that the section of a family that joins it describes.
  private func listedOptions(of family: String) -> [ContractOption] {
    let choice = contract.types[family]?.choice
    let all = choice?.options ?? []
    let options =
      choice?.representation == .untagged
      ? all : all.stablySorted { ($0.names.first ?? $0.id).lowercased() }
    let joining = Set(joining[family] ?? [])
    if joining.isEmpty { return options }
    return options.filter { option in
      guard case .type(let type) = option.content else { return true }
      return relations.memberships[type]?.contains { joining.contains($0.family) } != true
    }
  }

  /// The types that are not families and do not belong to a family.
  private var others: [String] {
    contract.sortedTypes.filter { $0.type.choice?.isFamily != true }.map(\.name)
      .filter { relations.memberships[$0] == nil }
  }

  private var rootValues: Value {
    let identifiers = ContractIdentifiers(contract)
    return .array(
      roots.map { name in
        .strict([
          "name": .escaped(name), "typescript": .escaped(identifiers.type(name)),
        ])
      })
  }

  private func counts(_ others: [String]) -> [Value] {
    var rows = families.map { name in
      (listedOptions(of: name).count, HTML(name), anchors.type(name) ?? "")
    }
    if !others.isEmpty { rows.append((others.count, "Types", "_types")) }
    return rows.map { count, label, anchor in
      .strict(["number": .int(count), "label": .html(label), "link": .html(Anchors.link(anchor))])
    }
  }

  // MARK: - Families

  /// Returns the CSS class with the colors of a family.
  static func color(_ number: Int) -> String { "c\(number % 6)" }

  private func family(_ name: String, number: Int) -> Value {
    let type = contract.types[name]
    let choice = type?.choice
    let color = Self.color(number)
    return .strict([
      "name": .escaped(name), "anchor": .escaped(anchors.type(name) ?? ""),
      "link": .html(Anchors.link(anchors.type(name) ?? "")),
      "color": .string(color),
      "isRoot": .bool(contract.defaultRoot == name),
      "documentation": .html(Markdown.html(Self.text(type?.documentation, type?.deprecation))),
      "module": .escaped(type?.module), "source": source(type?.place),
      "facts": .array(((choice.map(facts) ?? []) + factsOnJoining(name)).map(Value.html)),
      "tag": .escaped(choice?.representation.tag?.text ?? ""),
      "holders": .array(relations.users(of: name).map(slot)),
      "badges": badges.value(badges.found(at: [name]), isNew: badges.isNew(type: name)),
      "findings": findings(badges.found(at: [name])),
      "removed": .array(badges.removed(from: name).map(Value.escaped)),
      "entries": .array(
        listedOptions(of: name).map { option in
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
    if let missing = words.missingName(of: choice) { facts.append(missing) }
    if choice.ignoresCase { facts.append("Names are compared in lower case.") }
    if choice.tagType != .string { facts.append("Names are \(choice.tagType.rawValue)s.") }
    if choice.ignoresOtherKeys { facts.append("Other keys are ignored.") }
    if let joins = choice.joins {
      facts.append("These are also values of \(words.link(joins)), which another module declares.")
    }
    return facts
  }

  /// Returns the sentence about the families of other modules that join a family.
  private func factsOnJoining(_ family: String) -> [HTML] {
    guard let joining = joining[family] else { return [] }
    let names = joining.map { name -> HTML in
      let module = contract.types[name]?.module
      return module.map { "\(words.link(name)) (module <code>\($0)</code>)" } ?? words.link(name)
    }
    return ["The types of \(names.joined(", ")) are also values of this family."]
  }

  // MARK: - Parts

  func slot(_ slot: Relations.Slot) -> Value {
    // Backend developers know the names in the JSON.
    let name = relations.memberships[slot.owner]?.first?.option.names.first ?? slot.owner
    let owner: HTML = "\(name).\(slot.key)"
    guard let anchor = slot.anchor ?? anchors.type(slot.owner) else { return .html(owner) }
    return .html("<a href=\"\(Anchors.link(anchor))\">\(owner)</a>")
  }

  /// Returns the place of a declaration, as a link if sources have addresses.
  func source(_ place: ContractPlace?) -> Value {
    guard let place else { return .none }
    let line = input.line(place)
    let text: HTML = "\(place.file)\(HTML(line.map { ":\($0)" } ?? ""))"
    guard let template = input.sourceURL else { return .html("<span>\(text)</span>") }
    let file = Address.encoded(place.file, keeping: "/._-~")
    let address = template.replacing("{file}", by: file).replacing("{line}", by: "\(line ?? 1)")
    return .html("<a href=\"\(address)\" rel=\"noreferrer\">\(text)</a>")
  }

  /// Returns changes as values for templates.
  func findings(_ found: [CatalogInput.Changes.Found]) -> Value {
    .array(
      found.map { found in
        .strict([
          "severity": .string(found.change.severity.rawValue), "word": .string(found.change.word),
          "rule": .escaped(found.change.rule.id), "text": .escaped(found.text),
        ])
      })
  }
}

extension Value {
  /// Returns plain text, escaped for HTML, as a value for templates, or no value for nil.
  static func escaped(_ plain: String?) -> Value { .html(plain.map { HTML($0) }) }

  /// Returns HTML as a value for templates, or no value for nil. Empty lines are kept, because code blocks can contain
  /// them.
  static func html(_ html: HTML?) -> Value {
    guard let html else { return .none }
    guard html.text.holds("\n\n") else { return .string(html.text) }
    let lines = html.text.split(separator: "\n", omittingEmptySubsequences: false)
    return .string(
      lines.map { $0.isEmpty ? WhitespaceControl.emptyLine : String($0) }.joined(separator: "\n"))
  }
}

/// The cases of enums.
extension CatalogContext {
  func facts(_ values: ContractValues) -> [HTML] {
    var facts: [HTML] = [
      values.areIntegers ? "The value is an integer." : "The value is a string."
    ]
    if let fallback = values.fallback {
      facts.append("<code>\(fallback)</code> replaces an unknown value.")
    } else {
      facts.append("An unknown value is an error.")
    }
    if values.ignoresCase { facts.append("Values are compared in lower case.") }
    return facts
  }

  func cases(of type: ContractType, _ name: String) -> [Value] {
    if let values = type.values { return rawCases(of: values, name) }
    guard let choice = type.choice, !choice.isFamily else { return [] }
    return choice.options.map { option in
      let example = input.examples.pair(of: option, in: name)?.minimal
      return .strict([
        "anchor": .escaped(anchors.option(option, of: name) ?? ""),
        "name": .html(
          option.names.isEmpty ? HTML(option.id) : option.names.map { HTML($0) }.joined(", ")),
        "swift": option.names.first == option.id ? .none : .escaped(option.id),
        "documentation": .html(Markdown.html(Self.text(option.documentation, option.deprecation))),
        "content": .html(content(of: option)),
        "available": .escaped(option.availability.text),
        "example": example.map { .html(JSONHighlight.html($0.text)) } ?? .none,
      ])
    }
  }

  /// Returns the rows of raw values. A case with several values is one row.
  private func rawCases(of values: ContractValues, _ name: String) -> [Value] {
    var rows: [(name: String, values: [String])] = []
    for element in values.read {
      if let index = rows.firstIndex(where: { $0.name == element.name }) {
        rows[index].values.append(element.value)
      } else {
        rows.append((element.name, [element.value]))
      }
    }
    return rows.map { row in
      .strict([
        "anchor": .escaped("\(anchors.type(name) ?? "").\(Anchors.id(row.name))"),
        "name": .html(row.values.map { HTML($0) }.joined("</code>, <code>")),
        "swift": row.values == [row.name] ? .none : .escaped(row.name),
        "documentation": values.deprecations[row.name].map {
          .html(Markdown.html(Self.text(nil, $0)))
        } ?? "",
        "content": .none, "example": .none,
        "available": .escaped(values.availability[row.name]?.text),
      ])
    }
  }

  private func content(of option: ContractOption) -> HTML? {
    switch option.content {
    case .type(let name): words.link(name)
    case .single(let type), .whole(let type): words.type(type)
    case .values(let values):
      values.isEmpty
        ? nil
        : values.map { value -> HTML in
          let mark: HTML = value.isRequired ? "" : "?"
          return "<code>\(value.label)</code>\(mark): \(words.type(value.type))"
        }.joined(", ")
    }
  }
}

/// Widgets, actions and other types.
extension CatalogContext {
  /// Returns documentation with a note about the deprecation in front. Documentation of a declaration that is not
  /// deprecated is returned unchanged.
  private static func text(_ documentation: String?, _ deprecation: String?) -> String {
    guard let deprecation else { return documentation ?? "" }
    let note = deprecation.isEmpty ? "**Deprecated.**" : "**Deprecated:** \(deprecation)"
    return documentation.map { "\(note)\n\n\($0)" } ?? note
  }

  /// - Parameter family: the family in which the type is listed, or nil for a type outside of families.
  func entry(
    _ name: String, family: (name: String, option: ContractOption)?, color: String
  ) -> Value {
    guard let type = contract.types[name] else { return .none }
    let names = (relations.memberships[name] ?? []).flatMap(\.option.names).uniqued()
    let examples =
      family.flatMap { input.examples.pair(of: $0.option, in: $0.name) }
      ?? input.examples.pair(of: name)
    let documentation = type.documentation(without: examples)
    let properties = type.properties
    let rows = Set(properties.map { "\(name).\($0.name)" })
    let found = badges.found(in: name, relations)
    let read = readers.read(ofType: name, family: family)
    return .strict([
      "anchor": .escaped(anchors.type(name) ?? ""),
      "link": .html(Anchors.link(anchors.type(name) ?? "")),
      "secondAnchor": .escaped(anchors.swiftNames[name]),
      "title": .escaped(names.first ?? name), "color": .string(color),
      "swift": .escaped(name), "kind": .string(type.kindWord),
      "isWidget": .bool(family != nil),
      "names": .array(names.dropFirst().map(Value.escaped)),
      "otherFamilies": .array(
        (relations.memberships[name] ?? []).map(\.family).filter { $0 != family?.name }
          .map { .html(words.link($0)) }),
      "summary": .escaped(Markdown.summary(documentation)),
      "documentation": .html(
        Markdown.html(
          Self.text(documentation, family?.option.deprecation ?? type.deprecation))),
      "condition": .escaped(family?.option.condition),
      "available": .escaped(family?.option.availability.text),
      "direction": direction(of: type),
      "reason": .escaped(type.reason), "module": .escaped(type.module),
      "source": source(type.place),
      "facts": .array(facts(of: type).map(Value.html)),
      "areElements": .bool(type.array != nil),
      "properties": .array(properties.map { property($0, of: name) }),
      "cases": .array(cases(of: type, name)),
      "children": .array(children(of: name)), "parents": .array(parents(of: name)),
      "examples": self.examples(examples, names.first ?? name, root: family?.name ?? name),
      "hasGaps": .bool(examples?.hasGaps ?? false),
      "hasNoExample": .bool(examples != nil && examples?.minimal == nil && examples?.full == nil),
      "badges": badges.value(found, isNew: badges.isNew(type: name)),
      "findings": findings(found.filter { !rows.contains($0.change.at.swift) }),
      "usage": usage(ofType: name, type),
      "image": image(names + [name]),
      "versions": read.versions, "since": read.since,
    ])
  }

  /// Describes an option without a type in the contract, or an option whose type another family lists.
  func optionEntry(_ option: ContractOption, of family: String, _ color: String) -> Value {
    let name = option.names.first ?? option.id
    let anchor: String
    var reason: HTML?
    if case .type(let type) = option.content, let known = anchors.type(type) {
      anchor = "\(Anchors.id(family)).\(Anchors.id(name))"
      reason = "It is described <a href=\"\(Anchors.link(known))\">in another family</a>."
    } else {
      anchor = anchors.option(option, of: family) ?? ""
      if case .whole(.opaque(let why)) = option.content {
        reason = "Its form is unknown: \(why)."
      }
    }
    let pair = reason == nil ? input.examples.pair(of: option, in: family) : nil
    let found = badges.found(at: ["\(family).\(option.id)"])
    let read = readers.read(ofOption: option, in: family)
    return .strict([
      "anchor": .escaped(anchor), "link": .html(Anchors.link(anchor)), "secondAnchor": .none,
      "title": .escaped(name), "color": .string(color), "swift": .escaped(option.id),
      "kind": "case", "isWidget": true,
      "names": .array(option.names.dropFirst().map(Value.escaped)), "otherFamilies": [],
      "summary": .escaped(Markdown.summary(option.documentation ?? "")),
      "documentation": .html(Markdown.html(option.documentation ?? "")),
      "condition": .escaped(option.condition), "direction": .none, "module": .none,
      "available": .escaped(option.availability.text),
      "reason": .html(reason), "source": source(option.place), "facts": [],
      "areElements": false, "properties": [], "cases": [], "children": [], "parents": [],
      "examples": examples(pair, name, root: family), "hasGaps": false, "hasNoExample": false,
      "badges": badges.value(found, isNew: false), "findings": findings(found),
      "usage": usage?.value(ofType: "", options: [(family, option.id)]) ?? .none,
      "image": image(option.names + [option.id]),
      "versions": read.versions, "since": read.since,
    ])
  }

  /// Returns the only direction in which a type is coded. Returns no value if it is coded in all directions of the
  /// contract.
  private func direction(of type: ContractType) -> Value {
    switch type.directions {
    case .encode: "written only"
    case .decode where contract.encodes: "read only"
    case .decode, .both: .none
    }
  }

  private func facts(of type: ContractType) -> [HTML] {
    if type.array != nil { return ["An array with these elements, in order; others are ignored."] }
    return type.choice.map(facts) ?? type.values.map(facts) ?? []
  }

  /// Returns how often the payloads contain a type. Returns no value if payloads are not counted, or if the type is not
  /// counted, such as an enum with raw values.
  private func usage(ofType name: String, _ type: ContractType) -> Value {
    let options = (relations.memberships[name] ?? []).map { (choice: $0.family, id: $0.option.id) }
    let own = type.choice?.options.map { (choice: name, id: $0.id) } ?? []
    let isCounted = type.object != nil || type.array != nil
    guard !options.isEmpty || !own.isEmpty || isCounted else { return .none }
    return usage?.value(ofType: name, options: options.isEmpty ? own : options) ?? .none
  }

  func property(_ property: ContractProperty, of owner: String) -> Value {
    let place = "\(owner).\(property.name)"
    let presence: (word: String, value: HTML)
    switch property.presence {
    case .required where property.isRequired: presence = ("required", "required")
    case .fallback(let swift): presence = ("default", "default <code>\(swift)</code>")
    case .optional, .required: presence = ("optional", "optional")
    }
    let anchor = anchors.property(property, of: owner) ?? ""
    let read = readers.read(ofProperty: property, of: owner)
    return .strict([
      "anchor": .escaped(anchor), "link": .html(Anchors.link(anchor)),
      "key": .escaped(property.label),
      "name": property.label == property.name ? .none : .escaped(property.name),
      "aliases": .array(
        property.reads.dropFirst().map { .escaped($0.joined(separator: ".")) }),
      "type": .html(words.type(property.type)), "presence": .html(presence.value),
      "presenceWord": .string(presence.word),
      "documentation": .html(
        Markdown.html(Self.text(property.documentation, property.deprecation))),
      "policies": .array(words.policies(of: property).map(Value.html)),
      "source": source(property.place),
      "badges": badges.value(
        badges.found(at: [place]), isNew: badges.isNew(property: property, of: owner)),
      "findings": findings(badges.found(at: [place])), "hasKey": .bool(!property.reads.isEmpty),
      "usage": usage?.value(ofProperty: property.name, of: owner) ?? .none,
      "versions": read.versions, "since": read.since,
    ])
  }

  // MARK: - Relations

  private func children(of name: String) -> [Value] {
    relations.slots(of: name).map { slot in
      let target = words.link(slot.reference.name)
      let only = slot.reference.only.map { $0.map(words.link).joined(", ") }
      let key: HTML =
        slot.anchor.map { "<a href=\"\(Anchors.link($0))\">\(slot.key)</a>" } ?? HTML(slot.key)
      return .strict([
        "key": .html(key), "type": .html(target), "only": .html(only),
      ])
    }
  }

  /// Returns the properties and cases that can contain the type or one of its families.
  private func parents(of name: String) -> [Value] {
    var found = relations.users(of: name).map(slot)
    for (family, option) in relations.memberships[name] ?? [] {
      let users = relations.users(of: family).filter {
        $0.reference.only?.contains(option.id) ?? true
      }
      found += users.prefix(Self.mostParents).map(slot)
      if users.count > Self.mostParents {
        let more = users.count - Self.mostParents
        found.append(.html("\(more) more: see \(words.link(family))"))
      }
    }
    return found
  }

  /// The maximum number of parents that are listed for each family of a type. The family's section lists all of them.
  private static let mostParents = 4

  // MARK: - Examples

  /// Returns the image of the first name with an image, or no value if no name has one.
  private func image(_ names: [String]) -> Value {
    .escaped(names.lazy.compactMap { input.images[$0] }.first?.address)
  }

  /// - Parameter root: the root type, which decodes the examples.
  private func examples(
    _ pair: ContractExamples.Pair?, _ name: String, root: String
  ) -> Value {
    guard let pair else { return [] }
    var found: [Value] = []
    let list = [(pair.minimal, pair.full == nil ? "Example" : "Minimal"), (pair.full, "Full")]
    for (example, title) in list {
      guard let example else { continue }
      found.append(
        .strict([
          "title": .string(title),
          "label": .html("\(title)\(title == "Example" ? "" : " example") of \(name)"),
          "root": .escaped(root),
          "isWritten": .bool(example.isWritten), "json": .html(JSONHighlight.html(example.text)),
        ]))
    }
    return .array(found)
  }
}

extension ContractType {
  /// Returns the documentation without the example that the page shows separately.
  fileprivate func documentation(without examples: ContractExamples.Pair?) -> String {
    let documentation = documentation ?? ""
    guard examples?.full?.isWritten == true,
      let block = DocumentedExample.first(in: documentation)
    else { return documentation }
    return block.removed(from: documentation)
  }

  fileprivate var kindWord: String {
    switch kind {
    case .object: "object"
    case .array: "array"
    case .choice, .values: "enum"
    case .opaque: "not described"
    }
  }

  /// The reason why the form of the type is unknown, as a sentence, or nil if the form is known.
  fileprivate var reason: String? {
    if case .opaque(let reason) = kind { "Its form is unknown: \(reason)." } else { nil }
  }
}
