import WidgetSource

extension Contract {
  /// The contract as JSON, with sorted keys, and with each property, element, option and case on its own line.
  package var text: String {
    let listed = withoutJoinedOptions.sortedTypes
    let types = listed.map { JSONTree.Member($0.name, $0.type.tree(encodes: encodes)) }
    return JSONTree.sorted([
      "root": root.map(JSONTree.string), "runtime": .string(runtime), "types": .object(types),
      "functions": functionsTree, "version": .number(String(version)),
    ]).text
  }
}

extension Contract {
  /// The user-defined functions, or nil if there aren't any.
  var functionsTree: JSONTree? {
    functions.isEmpty
      ? nil : .sorted(functions.mapValues { names -> JSONTree? in .inline(.strings(names)) })
  }
}

extension ContractType {
  /// - Parameter encodes: whether the runtime encodes values. If it does, the text also contains the encoded keys.
  func tree(encodes: Bool) -> JSONTree {
    var all = kindMembers(encodes).merging(members(encodes)) { $1 }
    // The module is not compared, because the JSON does not depend on it.
    if let module { all["module"] = .string(module) }
    return .sorted(all)
  }

  private func kindMembers(_ encodes: Bool) -> [String: JSONTree?] {
    switch kind {
    case .object(let object): ["properties": JSONTree.list(object.properties, encodes)]
    case .array(let array):
      ["elements": .array(array.elements.map { .inline(.sorted($0.members(encodes))) })]
    case .choice(let choice):
      choice.members(encodes).merging(["options": choice.optionsTree(encodes)]) { $1 }
    case .values(let values): values.members
    case .opaque(let reason): ["reason": .string(reason)]
    }
  }

  /// The members that types of all kinds have.
  func members(_ encodes: Bool) -> [String: JSONTree?] {
    var members: [String: JSONTree?] = ["kind": .string(kind.name)]
    if let shorthand { members["shorthand"] = .inline(shorthand.tree) }
    if let shorthandPart { members["shorthandPart"] = .string(shorthandPart) }
    if let condition { members["condition"] = .string(condition) }
    if let deprecation { members["deprecation"] = .string(deprecation) }
    if encodes, writesShorthand { members["writesShorthand"] = .bool(true) }
    if let onError { members["onError"] = .string(onError) }
    if encodes, directions != .both { members["only"] = .string(directions.rawValue) }
    return members
  }
}

extension ContractType.Kind {
  fileprivate var name: String {
    switch self {
    case .object: "object"
    case .array: "array"
    case .choice(let choice): choice.isFamily ? "family" : "choice"
    case .values: "values"
    case .opaque: "opaque"
    }
  }
}

extension ContractValues {
  /// Returns the raw value of a case in JSON: `"dark"`, `2`.
  func tree(_ element: Case) -> JSONTree {
    areIntegers ? .number(element.value) : .string(element.value)
  }

  /// The availability of the cases, or nil if all systems know them.
  var available: JSONTree? {
    availability.isEmpty ? nil : .sorted(availability.mapValues(\.tree))
  }

  var members: [String: JSONTree?] {
    // A case with several values is written as a list that starts with the encoded value.
    let values = Dictionary(grouping: cases, by: \.name).stablySorted { $0.key < $1.key }.map {
      name, all in
      JSONTree.Member(name, all.count == 1 ? tree(all[0]) : .inline(.array(all.map(tree))))
    }
    return [
      "values": .object(values), "available": available,
      "deprecated": JSONTree.texts(deprecations),
      "oneWay": JSONTree.texts(oneWay.mapValues(\.rawValue)),
      "conditions": JSONTree.texts(conditions),
      "fallback": fallback.map(JSONTree.string),
      "ignoresCase": ignoresCase ? .bool(true) : nil,
    ]
  }
}

extension ContractChoice {
  /// The members that describe the choice, without its options.
  func members(_ encodes: Bool) -> [String: JSONTree?] {
    [
      "representation": .inline(representation.tree(tagType, encodes)),
      "missing": missing.tree.map(JSONTree.inline),
      "unknown": unknown == .throw ? nil : .inline(unknown.tree),
      "ignoresCase": ignoresCase ? .bool(true) : nil,
      "ignoresOtherKeys": ignoresOtherKeys ? .bool(true) : nil,
      "joins": joins.map(JSONTree.string),
      // The order is written only for untagged options, because it has no meaning for other options.
      "order": representation == .untagged ? .inline(.strings(options.map(\.id))) : nil,
    ]
  }

  fileprivate func optionsTree(_ encodes: Bool) -> JSONTree {
    .object(
      options.stablySorted { $0.id < $1.id }.map { option in
        JSONTree.Member(option.id, .inline(option.tree(tagType, encodes)))
      })
  }
}

extension ContractChoice.Representation {
  fileprivate func tree(_ type: ContractTagType, _ encodes: Bool) -> JSONTree {
    let type = type == .string ? nil : JSONTree.string(type.rawValue)
    let form = JSONTree.string(hasNamesAsKeys ? "tagged-external" : form)
    guard let tag else { return .sorted(["form": form]) }
    return .sorted([
      "form": form, "tag": .path(tag.path), "content": content.map(JSONTree.path),
      "tagType": type,
      "otherTags": tag.reads.count > 1
        ? .strings(tag.reads.dropFirst().map { $0[0] }) : nil,
      "writtenTag": encodes && tag.writes != tag.path ? .path(tag.writes) : nil,
    ])
  }
}

extension ContractChoice.Missing {
  fileprivate var tree: JSONTree? {
    switch self {
    case .error: nil
    case .unknown: .string("unknown")
    case .option(let id): .sorted(["option": .string(id)])
    }
  }
}

extension ContractOption {
  /// The option in the contract's text, on one line.
  func text(_ type: ContractTagType) -> String { tree(type, true).compactText }

  fileprivate func tree(_ type: ContractTagType, _ encodes: Bool) -> JSONTree {
    .sorted(members(type, encodes).merging(content.members(encodes)) { $1 })
  }

  /// The members that describe the option, without its content.
  func members(_ type: ContractTagType, _ encodes: Bool) -> [String: JSONTree?] {
    [
      "names": .array(names.map(type.tree)), "condition": condition.map(JSONTree.string),
      "keepsName": encodes && keepsName ? .bool(true) : nil,
      "absentKeys": absentKeys.isEmpty ? nil : .strings(absentKeys),
      "available": availability.tree, "deprecated": deprecation.map(JSONTree.string),
      "only": directions == .both || !encodes ? nil : .string(directions.rawValue),
    ]
  }
}

extension ContractOption.Content {
  fileprivate func members(_ encodes: Bool) -> [String: JSONTree?] {
    switch self {
    case .type(let name): ["type": .string(name)]
    case .values(let values): ["values": JSONTree.list(values, encodes)]
    case .single(let type): ["single": type.tree]
    case .whole(let type): ["whole": type.tree]
    }
  }
}

extension JSONTree {
  /// Returns an object of texts, or nil if there are none.
  fileprivate static func texts(_ texts: [String: String]) -> JSONTree? {
    texts.isEmpty ? nil : .sorted(texts.mapValues { text -> JSONTree? in .string(text) })
  }

  /// Returns the JSON of a path: a single key, or a list of the keys of nested objects.
  fileprivate static func path(_ keys: [String]) -> JSONTree {
    keys.count == 1 ? .string(keys[0]) : .strings(keys)
  }

  /// Returns an object with the properties by their names, each on one line.
  fileprivate static func list(_ properties: [ContractProperty], _ encodes: Bool) -> JSONTree {
    .object(
      properties.stablySorted { $0.name < $1.name }.map {
        Member($0.name, .inline(.sorted($0.members(encodes))))
      })
  }
}

extension ContractProperty {
  /// The members that describe the property or the element.
  func members(_ encodes: Bool) -> [String: JSONTree?] {
    isElement ? elementMembers(encodes) : keyMembers(encodes)
  }

  /// The members of an element of an array. The position is not written, because it follows from the order of the
  /// elements.
  private func elementMembers(_ encodes: Bool) -> [String: JSONTree?] {
    var members: [String: JSONTree?] = [
      "name": .string(name), "type": type.tree,
    ]
    if encodes, isRead != (writes != nil) {
      members["only"] = .string((isRead ? ContractDirections.decode : .encode).rawValue)
    }
    return adding(facts(encodes), to: members)
  }

  private func keyMembers(_ encodes: Bool) -> [String: JSONTree?] {
    var members: [String: JSONTree?] = ["type": type.tree]
    let read: [JSONTree] =
      reads.allSatisfy { $0.count == 1 }
      ? reads.flatMap(\.self).map(JSONTree.string) : reads.map(JSONTree.strings)
    if !read.isEmpty { members["reads"] = .array(read) }
    if encodes, writes != reads.first {
      members["writes"] = .some(writes.map(JSONTree.path) ?? .null)
    }
    return adding(facts(encodes), to: members)
  }

  private func facts(_ encodes: Bool) -> [JSONTree.Member] {
    members(.form, .decoding) + (encodes ? members(.encoding) : [])
  }

  private func adding(
    _ facts: [JSONTree.Member], to members: [String: JSONTree?]
  ) -> [String: JSONTree?] {
    members.merging(presence.members) { $1 }
      .merging(facts.map { ($0.key, .some($0.value)) }) { $1 }
  }
}

extension ContractProperty.Presence {
  fileprivate var members: [String: JSONTree?] {
    switch self {
    case .required: ["required": .bool(true)]
    case .optional: [:]
    case .fallback(let value): ["default": .string(value)]
    }
  }
}

extension WireType {
  var tree: JSONTree {
    switch self {
    case .any: .string("any")
    case .scalar(let scalar): .string(scalar.rawValue)
    case .opaque(let reason): .sorted(["opaque": .string(reason)])
    case .named(let reference):
      .sorted([
        "ref": .string(reference.name), "unknown": reference.unknown?.tree,
        "only": reference.only.map(JSONTree.strings),
      ])
    case .optional(let type): .sorted(["optional": type.tree])
    case .list(let type): .sorted(["list": type.tree])
    case .map(let type, let keys): .sorted(["map": type.tree, "keys": keys.tree])
    case .dropping(let type, let dropped):
      .sorted(dropped.members.merging(["of": type.tree]) { $1 })
    case .expression(let type): .sorted(["expression": type.tree])
    case .coded(let type, let coder):
      .sorted(["of": type.tree, "coder": .string(coder.name)])
    }
  }
}

extension WireType.MapKeys {
  /// The keys as JSON, or nil if any string is accepted.
  fileprivate var tree: JSONTree? {
    switch self {
    case .texts: nil
    case .integers: .string("int")
    case .listed(let keys): .strings(keys)
    case .pairs(let type): .sorted(["pairs": type.tree])
    }
  }
}
