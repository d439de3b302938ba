import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks the values of annotations that replace a missing or wrong value.
struct ValueChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    (planner.properties + associatedValues.map(\.property)).flatMap { property in
      property.attributes.replacements.compactMap { key in
        let value = AnnotatedValue(context, property)
        return value.code(key).flatMap { nilForValue($0, key, property) }
          ?? value.problem(key).map { .wrongValue($0, key, property, in: file) }
      }
    }
  }

  /// The problem of nil for a type that is certainly not optional, or nil.
  private func nilForValue(
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
      && model.types(named: name, in: scope).isEmpty
  }
}
