import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of optionals.
extension TypeChecks {
  /// Swift's containers decode nil where a key is missing and where it is null, whatever optionals are
  /// around a value.
  func checkDoubleOptionals() -> [Diagnostic] {
    guard planner.decodes else { return [] }
    return (planned + plannedValues).filter { plan in
      guard case .optional(.optional) = plan.shape, !plan.shape.isCoded else { return false }
      switch plan.source {
      case .keys, .paths, .element: return plan.codedWrapper == nil
      case .flattened, .function, .whole, .nowhere: return false
      }
    }.map { plan in
      .doubleOptional(
        plan.property, isElement: plan.source == .element,
        hasField: plan.source != .element
          && planner.runtime.moduleTypes.contains(JSONShape.fieldName),
        in: planner.model.files[plan.property.owner.file])
    }
  }
}
