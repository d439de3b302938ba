import WidgetPlan
import WidgetSource

/// A namespace for printing the program of a contract as JSON, which the catalog's script reads.
package enum PayloadRules {
  /// Returns the program on one line. It contains no `<`, so it can be inside a script element.
  package static func text(of contract: Contract) -> String {
    PayloadCompiler.compile(contract, []).tree(tags(of: contract)).compactText
      .replacing("<", by: "\\u003c")
  }

  /// The keys of the names of each object, with the first name, which a copied value has to contain.
  private static func tags(of contract: Contract) -> JSONTree {
    .map(
      ContractTagFact.all(in: contract).stablySorted { $0.key < $1.key }
        .compactMap { type, tags in
          guard contract.types[type]?.object != nil else { return nil }
          return (
            type,
            .array(tags.compactMap { tag in tag.names.first.map { .strings([tag.key, $0]) } })
          )
        })
  }
}

extension PayloadProgram {
  fileprivate func tree(_ tags: JSONTree) -> JSONTree {
    .object([
      .init("shapes", .array(shapes.map(\.tree))),
      .init("objects", .array(objects.map(\.tree))),
      .init("values", .array(values.map(\.tree))),
      .init("choices", .array(choices.map(\.tree))),
      .init(
        "types", .map(types.stablySorted { $0.key < $1.key }.map { ($0.key, .index($0.value)) })),
      .init(
        "shorthands",
        .map(
          shorthands.stablySorted { $0.key.position < $1.key.position }
            .map { (String($0.key.position), .index($0.value)) })),
      .init("tags", tags),
    ])
  }
}

extension PayloadProgram.Shape {
  /// The shape as a list: the name of the form, followed by its contents.
  fileprivate var tree: JSONTree {
    func form(_ name: String, _ parts: JSONTree...) -> JSONTree { .array([.string(name)] + parts) }
    return switch self {
    case .anything: form("any")
    case .json: form("json")
    case .scalar(let scalar): form("scalar", .string(scalar.rawValue), scalar.range)
    case .optional(let inner): form("optional", .index(inner))
    case .list(let element, let drops): form("list", .index(element), .optional(drops?.name))
    case .map(let value, let keys, let drops):
      form("map", .index(value), .optional(drops?.name), keys.rule)
    case .pairs(let key, let value, let drops):
      form("pairs", .index(key), .index(value), .optional(drops?.name))
    case .oneOrMany(let list, let element):
      form("oneOrMany", .index(list), .index(element))
    case .dropping(let inner, let dropped):
      form(
        "dropping", .index(inner), .bool(dropped.dropsUnknown),
        .optional(dropped.tolerance?.consequence))
    case .expression(let inner): form("expression", .index(inner))
    case .lenient(let scalar): form("lenient", .string(scalar.rawValue), scalar.range)
    case .emptyAsNil(let inner): form("emptyAsNil", .index(inner))
    case .nonFinite(let inner): form("nonFinite", .index(inner))
    case .object(let number): form("object", .index(number))
    case .array(let number): form("array", .index(number))
    case .values(let number): form("values", .index(number))
    case .choice(let number, let place):
      form(
        "choice", .index(number), place.unknown.effect.rule,
        place.only.map { .array($0.stablySorted().map(JSONTree.integer)) } ?? .null,
        .bool(place.selectsName))
    }
  }
}

extension WireType.Scalar {
  /// The least and the greatest integer as a list, or null for a type that is not an integer.
  fileprivate var range: JSONTree {
    integerRange.map { .strings([$0.least, $0.greatest]) } ?? .null
  }
}

extension WireType.MapKeys {
  fileprivate var rule: JSONTree {
    switch self {
    case .texts, .pairs: .null
    case .integers: .string("int")
    case .listed(let keys): .strings(keys)
    }
  }
}

extension UnknownEffect {
  /// The effect at places that do not leave out values. For other places, the script itself leaves out the value.
  fileprivate var rule: JSONTree {
    .rule([
      .init("isError", .bool(withoutReplacement == .error)),
      .init(
        "consequence",
        .optional(consequenceWithoutReplacement.isEmpty ? nil : consequenceWithoutReplacement)),
      .init("key", .optional(replacementKey)),
      .init("replacement", .optional(replacementKey == nil ? nil : outcome.consequence)),
      .init("needsName", .bool(withoutName == .error)),
      .init("isKept", .bool(outcome == .kept)),
      .init("fallback", .optional(decoded?.id)),
      .init("inContent", .bool(decoded?.inContent ?? false)),
    ])
  }
}

extension PayloadProgram.Object {
  fileprivate var tree: JSONTree {
    .rule([
      .init("label", .string(label)), .init("slots", .array(slots.map(\.tree))),
      .init(
        "keys",
        .array(
          zip(names.names, keys).map { name, key in
            .array([.string(name), .integer(Int(key.slot)), .integer(Int(key.rank))])
          })),
      .init("isOpen", .bool(isOpen)), .init("isContainer", .bool(isContainer)),
      .init("flattened", .array(flattened.map(\.tree))),
      .init(
        "inner",
        .array(inner.map { .array([.strings($0.path), .strings($0.keys)]) })),
    ])
  }
}

extension PayloadProgram.Slot {
  fileprivate var tree: JSONTree {
    .rule([
      .init("name", .string(name)), .init("shape", .index(shape)),
      .init("isRequired", .bool(isRequired)), .init("acceptsNull", .bool(acceptsNull)),
      .init("consequence", .optional(consequence)),
      .init("conditionalError", .optional(conditionalError)),
      .init("paths", .array(paths.map(JSONTree.strings))),
      .init("hasPaths", .bool(hasPaths)), .init("deprecation", .optional(deprecation)),
    ])
  }
}

extension PayloadProgram.Flattened {
  fileprivate var tree: JSONTree {
    .rule([
      .init("name", .string(name)), .init("shape", .index(shape)),
      .init("consequence", .optional(consequence)), .init("isOptional", .bool(isOptional)),
      .init("keys", .strings(keys)), .init("isRest", .bool(isRest)),
    ])
  }
}

extension PayloadProgram.Values {
  fileprivate var tree: JSONTree {
    .rule([
      .init("name", .string(name)), .init("areIntegers", .bool(areIntegers)),
      .init("names", .strings(names.names)), .init("fallback", .optional(fallback)),
      .init("ignoresCase", .bool(ignoresCase)),
      .init(
        "deprecations",
        deprecations.isEmpty
          ? .null : .array(names.names.indices.map { .optional(deprecations[$0]) })),
    ])
  }
}

extension PayloadProgram.Choice {
  fileprivate var tree: JSONTree {
    .rule([
      .init("type", .string(name)), .init("label", .string(label)),
      .init("rule", .string(rule.rawValue)), .init("form", .string(choice.representation.form)),
      .init("tagPaths", .array((choice.representation.tag?.reads ?? []).map(JSONTree.strings))),
      .init("tagText", .string(choice.representation.tag?.text ?? "")),
      .init("tagType", .string(choice.tagType.rawValue)),
      .init("isUnderName", .bool(choice.representation.hasNamesAsKeys)),
      .init("missing", choice.missing.rule), .init("unknown", choice.unknown.effect.rule),
      .init("ignoresCase", .bool(choice.ignoresCase)),
      .init("ignoresOtherKeys", .bool(choice.ignoresOtherKeys)),
      .init("names", .array(nameOptions)),
      .init(
        "patterns",
        .array(
          patterns.map {
            .array([.string($0.pattern.start), .string($0.pattern.end), .integer($0.option)])
          })),
      .init("options", .array(choice.options.indices.map(option))),
      .init("fallback", fallback.map { .index($0) } ?? .null),
      .init("fallbackIsContent", .bool(fallbackIsContent)),
    ])
  }

  /// The names, each with the number of its option.
  private var nameOptions: [JSONTree] {
    names.names.map { name in
      .array([.string(name), .integer(names.value(name) ?? 0)])
    }
  }

  private func option(_ index: Int) -> JSONTree {
    let option = choice.options[index]
    var content = JSONTree.null
    if case .shape(let shape, let isOptional) = contents[index] {
      content = .array([.index(shape), .bool(isOptional)])
    }
    return .rule([
      .init("id", .string(ids[index])), .init("label", .string(option.label)),
      .init("isDecoded", .bool(option.directions.decodes)),
      .init("isFallback", .bool(choice.isFallback(option))),
      .init("deprecation", .optional(option.deprecation)), .init("content", content),
      .init("path", .strings(choice.representation.adjacentPath(of: option) ?? [])),
    ])
  }
}

extension ContractChoice.Missing {
  fileprivate var rule: JSONTree {
    switch self {
    case .error: .string("error")
    case .unknown: .string("unknown")
    case .option(let id): .object([.init("option", .string(id))])
    }
  }
}

extension JSONTree {
  fileprivate static func integer(_ value: Int) -> JSONTree { .number(String(value)) }

  fileprivate static func index<Element>(_ index: PayloadIndex<Element>) -> JSONTree {
    .integer(index.position)
  }

  fileprivate static func optional(_ text: String?) -> JSONTree { text.map(string) ?? .null }

  /// Returns an object without the members that are null or false.
  fileprivate static func rule(_ members: [Member]) -> JSONTree {
    .object(members.filter { $0.value != .null && $0.value != .bool(false) })
  }

  fileprivate static func map(_ members: [(String, JSONTree)]) -> JSONTree {
    .object(members.map { Member($0.0, $0.1) })
  }
}
