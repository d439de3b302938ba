import WidgetSource
import WidgetTemplate
import WireContract

/// Widgets, actions and other types.
extension CatalogContext {
  /// - Parameter family: the family that it is listed in.
  func entry(
    _ name: String, family: (name: String, option: ContractOption)?, color: String
  ) -> Value {
    guard let type = contract.types[name] else { return .none }
    let names = (relations.memberships[name] ?? []).flatMap(\.option.names).uniqued()
    let examples =
      family.flatMap { input.examples.pair(of: $0.option, in: $0.name) }
      ?? input.examples.pair(of: name)
    var documentation = type.documentation ?? ""
    if examples?.full?.isWritten == true, let block = DocumentedExample.first(in: documentation) {
      // It is among the examples.
      documentation = block.removed(from: documentation)
    }
    let properties = type.properties
    let rows = Set(properties.map { "\(name).\($0.name)" })
    let found = badges.found(in: name, relations)
    return .strict([
      "anchor": .html(HTML(anchors.type(name) ?? "")),
      "link": .html(Anchors.link(anchors.type(name) ?? "")),
      "secondAnchor": anchors.swiftNames[name].map { .html(HTML($0)) } ?? .none,
      "title": .html(HTML(names.first ?? name)), "color": .string(color),
      "swift": .html(HTML(name)), "kind": .string(type.kindWord),
      "isWidget": .bool(family != nil),
      "names": .array(names.dropFirst().map { .html(HTML($0)) }),
      "otherFamilies": .array(
        (relations.memberships[name] ?? []).map(\.family).filter { $0 != family?.name }
          .map { .html(words.link($0)) }),
      "summary": .html(HTML(Markdown.summary(documentation))),
      "documentation": .html(Markdown.html(documentation)),
      "condition": family?.option.condition.map { .html(HTML($0)) } ?? .none,
      "available": family?.option.availability.text.map { .html(HTML($0)) } ?? .none,
      "direction": type.directions == .encode
        ? "written only" : type.directions == .decode && contract.encodes ? "read only" : .none,
      "reason": type.reason.map { .html(HTML($0)) } ?? .none,
      "source": source(type.place),
      "facts": .array(facts(of: type).map(Value.html)),
      "areElements": .bool(type.array != nil),
      "properties": .array(properties.map { property($0, of: name) }),
      "cases": .array(cases(of: type, name)),
      "children": .array(children(of: name)), "parents": .array(parents(of: name)),
      "examples": self.examples(examples, names.first ?? name),
      "hasGaps": .bool(examples?.hasGaps ?? false),
      "hasNoExample": .bool(examples != nil && examples?.minimal == nil && examples?.full == nil),
      "badges": badges.value(found, isNew: badges.isNew(type: name)),
      "findings": findings(found.filter { !rows.contains($0.change.at) }),
      "usage": usage(ofType: name, type),
    ])
  }

  /// An option that no type of the contract describes, or that another family lists.
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
        reason = "Its form is not known: \(why)."
      }
    }
    let pair = reason == nil ? input.examples.pair(of: option, in: family) : nil
    let found = badges.found(at: ["\(family).\(name)"])
    return .strict([
      "anchor": .html(HTML(anchor)), "link": .html(Anchors.link(anchor)), "secondAnchor": .none,
      "title": .html(HTML(name)), "color": .string(color), "swift": .html(HTML(option.id)),
      "kind": "case", "isWidget": true,
      "names": .array(option.names.dropFirst().map { .html(HTML($0)) }), "otherFamilies": [],
      "summary": .html(HTML(Markdown.summary(option.documentation ?? ""))),
      "documentation": .html(Markdown.html(option.documentation ?? "")),
      "condition": option.condition.map { .html(HTML($0)) } ?? .none, "direction": .none,
      "available": option.availability.text.map { .html(HTML($0)) } ?? .none,
      "reason": reason.map(Value.html) ?? .none, "source": source(option.place), "facts": [],
      "areElements": false, "properties": [], "cases": [], "children": [], "parents": [],
      "examples": examples(pair, name), "hasGaps": false, "hasNoExample": false,
      "badges": badges.value(found, isNew: false), "findings": findings(found),
      "usage": usage?.value(ofType: "", options: ["\(family).\(option.id)"]) ?? .none,
    ])
  }

  private func facts(of type: ContractType) -> [HTML] {
    if type.array != nil { return ["An array with these elements, in order; others are ignored."] }
    return type.choice.map(facts) ?? type.values.map(facts) ?? []
  }

  /// Enums with raw values are not counted.
  private func usage(ofType name: String, _ type: ContractType) -> Value {
    let options = (relations.memberships[name] ?? []).map { "\($0.family).\($0.option.id)" }
    let own = type.choice?.options.map { "\(name).\($0.id)" } ?? []
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
    return .strict([
      "anchor": .html(HTML(anchor)), "link": .html(Anchors.link(anchor)),
      "key": .html(HTML(property.label)),
      "name": property.label == property.name ? .none : .html(HTML(property.name)),
      "aliases": .array(
        property.reads.dropFirst().map { .html(HTML($0.joined(separator: "."))) }),
      "type": .html(words.type(property.type)), "presence": .html(presence.value),
      "presenceWord": .string(presence.word),
      "documentation": .html(Markdown.html(property.documentation ?? "")),
      "policies": .array(words.policies(of: property).map(Value.html)),
      "source": source(property.place),
      "badges": badges.value(
        badges.found(at: [place]), isNew: badges.isNew(property: property, of: owner)),
      "findings": findings(badges.found(at: [place])), "hasKey": .bool(!property.reads.isEmpty),
      "usage": usage?.value(ofProperty: place) ?? .none,
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
        "key": .html(key), "type": .html(target), "only": only.map(Value.html) ?? .none,
      ])
    }
  }

  /// What can have it: directly, and wherever its families can be.
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

  /// More are listed by the family alone.
  private static let mostParents = 4

  // MARK: - Examples

  private func examples(_ pair: ContractExamples.Pair?, _ name: String) -> Value {
    guard let pair else { return [] }
    var found: [Value] = []
    let list = [(pair.minimal, pair.full == nil ? "Example" : "Minimal"), (pair.full, "Full")]
    for (example, title) in list {
      guard let example else { continue }
      found.append(
        .strict([
          "title": .string(title),
          "label": .html("\(title)\(title == "Example" ? "" : " example") of \(name)"),
          "isWritten": .bool(example.isWritten), "json": .html(JSONHighlight.html(example.text)),
        ]))
    }
    return .array(found)
  }
}

extension ContractType {
  fileprivate var kindWord: String {
    switch kind {
    case .object: "object"
    case .array: "array"
    case .choice: "enum"
    case .values: "enum"
    case .opaque: "not described"
    }
  }

  /// Why nothing is known.
  fileprivate var reason: String? {
    if case .opaque(let reason) = kind { "Its form is not known: \(reason)." } else { nil }
  }
}
