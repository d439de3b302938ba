import WidgetSource

/// The members that each part of a contract can have.
extension ContractReader {
  /// The members of types of all kinds.
  static let members = [
    "condition", "deprecation", "kind", "module", "onError", "only", "shorthand", "shorthandPart",
    "writesShorthand",
  ]

  static let membersOfChoices = [
    "ignoresCase", "ignoresOtherKeys", "joins", "missing", "options", "order", "representation",
    "unknown",
  ]

  static let membersOfValues = [
    "available", "conditions", "deprecated", "fallback", "ignoresCase", "oneWay", "values",
  ]

  static let membersOfOptions = [
    "absentKeys", "available", "condition", "deprecated", "keepsName", "names", "only", "single",
    "type",
    "values", "whole",
  ]

  /// The members of properties of objects and elements of arrays.
  static let membersOfProperties =
    ["default", "required", "type"] + ContractProperty.facts.map(\.key)

  /// Returns the members of a type that is an object, by the member that determines its form.
  static func membersOfTypes(_ value: JSONValue) -> [String] {
    if value["ref"] != nil { return ["only", "ref", "unknown"] }
    if value["map"] != nil { return ["keys", "map"] }
    if value["of"] != nil {
      return value["coder"] == nil ? ["by", "drops", "of"] : ["coder", "of"]
    }
    return ["expression", "list", "opaque", "optional"]
  }

  /// Reports each member that this version of `widgetgen` does not know. Without its meaning, the JSON that the app
  /// reads is not known either.
  mutating func expect(_ known: [String], in value: JSONValue) {
    guard case .object(let members) = value.kind else { return }
    for member in members where !known.contains(member.key) {
      report(
        "'\(member.key)' is not a member that this widgetgen knows, so the contract was written by a newer "
          + "widgetgen; update widgetgen", member.value)
    }
  }
}
