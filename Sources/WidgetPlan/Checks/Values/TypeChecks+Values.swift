import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of values that replace a missing or a wrong one.
extension TypeChecks {
  func checkValues() -> [Diagnostic] {
    (planner.properties + plannedValues.map(\.property)).flatMap { property in
      property.attributes.replacements.compactMap { key in
        let value = AnnotatedValue(model: planner.model, property: property)
        return value.code(key).flatMap { checkNil($0, key, property) }
          ?? value.problem(key).map { .wrongValue($0, key, property, in: file) }
      }
    }
  }

  /// Only an optional can be nil, or what a module makes so that is not seen.
  private func checkNil(
    _ code: String, _ key: AnnotationKey, _ property: Property
  ) -> Diagnostic? {
    guard code == "nil", let declared = property.type,
      isNeverNil(declared, in: Scope(in: property.owner))
    else { return nil }
    return .nilForValue(key, property, in: file)
  }

  private func isNeverNil(_ type: TypeName, in scope: Scope) -> Bool {
    if type.isArray || type.isDictionary { return true }
    guard case .named = type.shape, let name = type.dottedName else { return false }
    return StandardLibrary.types.contains(name) && name != "Optional"
      && planner.model.types(named: name, in: scope).isEmpty
  }
}
