import WidgetModel
import WidgetSource
import WidgetSyntax

// The associated values of cases, and their keys.
extension EnumPlanner {
  /// Values without a label have their number as a key, as in Swift's own coding: `_0`.
  func values(of element: EnumCase) -> [EnumPlan.Value] {
    // The key of a case is for its only value.
    let keyOfCase = element.parameters?.count == 1 ? element.attributes.key : nil
    let ownKeys = ownKeys(of: element)
    let caseKeys = element.attributes.keys
    let style = model.keyStyle(of: type, type.attributes.keyStyle, runtime)
    let properties = valuePlanner
    return (element.parameters ?? []).enumerated().map { index, parameter in
      let name = parameter.label?.bareName ?? "_\(index)"
      let styled = parameter.label == nil ? name : style.apply(to: name)
      let attributes = parameter.attributes
      let key =
        attributes.keyStyle(in: type.attributes).map { $0.apply(toKey: name) } ?? caseKeys?[name]
        ?? keyOfCase
        ?? ownKeys[name] ?? styled
      return EnumPlan.Value(
        label: parameter.label,
        keys: [attributes.decodedKey ?? key] + attributes.aliases.compactMap(\.first),
        key: attributes.encodedKey ?? key,
        type: model.spelling(of: parameter.type, inExtensionOf: type.id),
        property: properties.plan(parameter.annotatedProperty(named: name, of: type.id)))
    }
  }

  /// Plans values as properties. Annotations and members of the enum do not apply to them.
  var valuePlanner: PropertyPlanner {
    PropertyPlanner(
      model: model, type: type.withoutAnnotations, written: WrittenMembers(), runtime: runtime)
  }

  /// The keys that the user wrote for a case's values in Swift's way: `enum CircleCodingKeys`.
  private func ownKeys(of element: EnumCase) -> [String: String] {
    let name = element.name.bareName.capitalizedFirst + "CodingKeys"
    let id = model.types(named: name, in: Scope(in: type.id)).first {
      model.declaration($0).parent == type.id.index && $0.file == type.id.file
    }
    let cases = id.map(model.type)?.cases ?? []
    return Dictionary(
      cases.map { ($0.name.bareName, $0.rawValue.flatMap(StringLiteral.value) ?? $0.name.bareName) }
    ) { first, _ in first }
  }
}
