import WidgetSource
package import WidgetTemplate

/// The context of templates that use a contract, as described in docs/contract-context.md.
///
/// For example: `{% for family in families %}{{ family.name }}{% endfor %}`.
package enum ContractContext {
  /// - Parameters:
  ///   - arguments: the arguments of `--args`, available as `argument.KEY`.
  ///   - line: returns the line of a place in the sources, from 1, or nil if the line is unknown.
  package static func values(
    _ contract: Contract, arguments: [String: String] = [:],
    line: @escaping @Sendable (ContractPlace) -> Int? = { _ in nil }
  ) -> [String: Value] {
    let index = ContractIndex(contract, line: line)
    let types = contract.sortedTypes.map { ContractTypeObject($0.name, $0.type, index) }
    func all(_ kind: ContractTypeObject.Kind) -> Value {
      .array(types.filter { $0.kind == kind }.map(Value.object))
    }
    return [
      "arrays": all(.array),
      "argument": .dictionary(arguments.mapValues(Value.string)),
      "choices": all(.choice),
      "direction": .string(contract.isWritten ? "encode" : "decode"),
      "encodes": .bool(contract.encodes),
      "enums": all(.enum),
      "families": all(.family),
      "objects": all(.object),
      "opaques": all(.opaque),
      "root": contract.defaultRoot.flatMap(index.type).map(Value.object) ?? .none,
      "runtime": .string(contract.runtime),
      "types": .array(types.map(Value.object)),
    ]
  }

  /// The names of the members of each kind of object. The entry for `""` contains the names of the context's variables.
  package static let members: [String: [String]] = [
    "": values(Contract(runtime: "")).keys.stablySorted(),
    "case": ContractCaseObject.memberNames,
    "field": ContractFieldObject.memberNames,
    "group": ContractGroupObject.memberNames,
    "option": ContractOptionObject.memberNames,
    "place": ["file", "line"],
    "property": ContractPropertyObject.memberNames,
    "shape": ContractShapeObject.memberNames,
    "slot": ContractSlotObject.memberNames,
    "tag": ["families", "isOptional", "key", "names", "patterns"],
    "type": ContractTypeObject.memberNames,
    "use": ContractUseObject.memberNames,
  ]
}
