import WidgetModel
import WidgetSource
import WidgetSyntax

// The associated values of cases, and their keys.
extension EnumPlanner {
  /// Values without a label have their number as a key, as in Swift's own coding: `_0`.
  func values(of element: EnumCase) -> [EnumPlan.Value] {
    // It is for one value.
    let keyOfCase = element.parameters?.count == 1 ? element.annotations[.key]?.text : nil
    let ownKeys = ownKeys(of: element)
    let caseKeys = CaseKeys(element.annotations)
    let style = model.keyStyle(of: type, .renameAllFields, runtime)
    let properties = valuePlanner
    return (element.parameters ?? []).enumerated().map { index, parameter in
      let name = parameter.label?.bareName ?? "_\(index)"
      let styled = parameter.label == nil ? name : style.apply(to: name)
      let annotations = parameter.annotations
      func key(_ direction: AnnotationKey) -> String {
        (annotations[direction] ?? annotations[.key])?.text
          ?? annotations.keyStyle.map { $0.apply(toKey: name) } ?? caseKeys?[name] ?? keyOfCase
          ?? ownKeys[name] ?? styled
      }
      return EnumPlan.Value(
        label: parameter.label, keys: [key(.decodeKey)] + annotations.texts(.alias),
        key: key(.encodeKey), type: model.spelling(of: parameter.type, inExtensionOf: type.id),
        property: properties.plan(parameter.annotatedAsValue.property(named: name, of: type.id)))
    }
  }

  /// Plans values as properties. What is said of the enum, or is in it, is not for each of them.
  var valuePlanner: PropertyPlanner {
    var type = type
    type.annotations = []
    return PropertyPlanner(model: model, type: type, written: WrittenMembers(), runtime: runtime)
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

extension EnumCase.Parameter {
  /// Without the annotations that are reported because they are not for associated values.
  fileprivate var annotatedAsValue: Self {
    var value = self
    value.annotations.removeAll { annotation in
      AnnotationKey(spelled: annotation.key).map { !$0.places.contains(.value) } ?? true
    }
    return value
  }
}
