import WidgetModel
import WidgetTemplate

extension BuiltinContext {
  /// A family: its box, the names in the JSON, and how each type is decoded and encoded.
  ///
  /// - Parameter embedsRuntime: whether the runtime's types are the module's own, and internal.
  static func value(_ family: Family, embedsRuntime: Bool) -> Value {
    let access = family.access >= .package ? family.access.rawValue + " " : ""
    let decoded = family.members.filter(\.decodes)
    let members = zip(decoded, MemberNames(decoded).cases).map { member, cases in
      value(member, cases, of: family)
    }
    let encoded = family.membersToMatch.filter { $0.encodes && needsHelp($0, in: family) }
    return [
      "name": .string(family.name), "box": .string(family.boxName),
      "availability": .array(family.availability.map(Value.string)),
      "namesName": .string(family.namesName),
      "access": .string(access),
      "accessOfRuntime": .string(embedsRuntime ? "" : access),
      "isolation": family.isNonisolated ? "nonisolated " : "",
      "isEncodable": .bool(family.isEncodable), "isSendable": .bool(family.isSendable),
      "hasNames": .bool(!decoded.isEmpty && family.representation != .untagged),
      "namesCondition": .optional(namesCondition(decoded)),
      "representation": .string(family.representation.name),
      "tag": .optional(family.representation.tag?.swiftLiteral),
      "content": .optional(family.representation.contentKey?.swiftLiteral),
      "lookup": family.ignoresCase ? "name.lowercased()" : "name",
      "takesUnknown": .bool(family.takesUnknown),
      "unknown": .string(unknown(family)),
      "unknownClosure": .string(
        closure(family.unknown, kept: "Unknown" + family.localName)),
      "keeps": .bool(family.unknown == .keep),
      "unknownType": .string("Unknown" + family.localName),
      "joins": .optional(family.joins),
      "members": .array(members),
      "encodedMembers": .array(
        encoded.map { value($0, [], of: family) }),
      "encodesAll": .bool(encodesAll(family)),
    ]
  }

  private static func value(
    _ member: Family.Member, _ cases: [MemberNames.Case], of family: Family
  ) -> Value {
    let patterns = cases.map { "." + $0.identifier }.joined(separator: ", ")
    let call = member.sharesFields ? "(fields: fields)" : "(from: decoder)"
    return [
      "name": .string(member.name), "condition": .optional(member.condition),
      "cases": .array(
        cases.map { ["identifier": .string($0.identifier), "rawValue": .optional($0.rawValue)] }),
      "patterns": .string(patterns), "call": .string(member.name + call),
      "wireName": .string((member.names.first ?? "").swiftLiteral),
      "label": .string(member.name.swiftLiteral),
      "needsName": .bool(!member.writesName),
    ]
  }

  /// The condition under which there is any name at all; nil if there always is one.
  private static func namesCondition(_ members: [Family.Member]) -> String? {
    var conditions: [String] = []
    for member in members {
      guard let condition = member.condition else { return nil }
      if !conditions.contains(condition) { conditions.append(condition) }
    }
    return conditions.joined(separator: " || ")
  }

  /// Whether a type cannot just be asked to encode itself: its name has to be written for it.
  private static func needsHelp(_ member: Family.Member, in family: Family) -> Bool {
    switch family.representation {
    case .internal: !member.writesName
    case .adjacent, .external: true
    case .untagged: false
    }
  }

  private static func encodesAll(_ family: Family) -> Bool {
    family.isEncodable
      && !family.members.contains { $0.encodes && needsHelp($0, in: family) }
  }

  /// The value of a name that no case has.
  private static func unknown(_ family: Family) -> String {
    let joined = "in: (any \(family.name)).self"
    let names =
      family.members.contains(where: \.decodes)
      ? "\(family.namesName).allCases.map(\\.rawValue)" : "[]"
    let known = "named: \(family.name.swiftLiteral), known: \(names)"
    if family.takesUnknown {
      return "try decoder.decodeJoined(name, \(joined), \(known), unknown: unknown)"
    }
    return switch family.unknown {
    case .throw, .skip: "try decoder.decodeJoined(name, \(joined), \(known))"
    case .keep:
      "try decoder.decodeJoined(name, \(joined)) ?? Unknown\(family.localName)(from: decoder)"
    case .fallback(let type): "try decoder.decodeJoined(name, \(joined)) ?? \(type)(from: decoder)"
    }
  }
}

extension BuiltinContext {
  /// A box with a policy of its own.
  ///
  /// - Parameter family: nil where the runtime decides what is unknown, as Beagle does.
  static func value(_ box: PolicyBox, _ family: Family?, _ spelling: WireSpelling) -> Value {
    let kept = spelling.keptType(box.base)
    var standIn: String?
    var summary = "an unknown name is an error"
    switch box.unknown {
    case .throw, .skip: break
    case .keep: (standIn, summary) = (kept, "of an unknown one the JSON is kept")
    case .fallback(let type):
      (standIn, summary) = (type, "a `\(type)` stands in for an unknown one")
    }
    return [
      "name": .string(spelling.box(box)), "base": .string(box.base), "summary": .string(summary),
      "availability": .array((family?.availability ?? []).map(Value.string)),
      "ownBox": .string(spelling.ownBox(box.base)), "standIn": .optional(standIn),
      "closure": .string(closure(box.unknown, kept: kept)),
      "keptType": .optional(box.unknown == .keep ? kept : nil),
      "isolation": family?.isNonisolated ?? false ? "nonisolated " : "",
      "isSendable": .bool(family?.isSendable ?? false),
      "isEncodable": .bool(family?.isEncodable ?? true),
      "unknownType": .optional(
        family == nil
          ? (BeaglePreset.isOfActions(box.base) ? "UnknownAction" : "UnknownComponent") : nil),
      "unknownName": .string(BeaglePreset.tag(ofFamily: box.base)),
    ]
  }

  /// What a box is told to do with an unknown name.
  private static func closure(_ unknown: Family.Unknown, kept: String) -> String {
    switch unknown {
    case .throw, .skip: "{ throw $0 }"
    case .keep: "{ _ in try \(kept)(from: decoder) }"
    case .fallback(let type): "{ _ in try \(type)(from: decoder) }"
    }
  }
}

extension Family.Representation {
  fileprivate var name: String {
    switch self {
    case .internal: "internal"
    case .adjacent: "adjacent"
    case .external: "external"
    case .untagged: "untagged"
    }
  }

  fileprivate var tag: String? {
    switch self {
    case .internal(let tag), .adjacent(let tag, _): tag
    case .external, .untagged: nil
    }
  }

  fileprivate var contentKey: String? {
    if case .adjacent(_, let content) = self { content } else { nil }
  }
}
