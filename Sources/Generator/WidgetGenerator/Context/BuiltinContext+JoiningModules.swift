import WidgetPlan
import WidgetSource
import WidgetTemplate

extension BuiltinContext {
  /// Returns the variables of the function that registers the modules on which this module depends. The list of boxes is
  /// empty if no such module joins a family.
  static func joiningModules(_ plan: CodingPlan) -> [String: Value] {
    if plan.joiningModules.isEmpty { return ["joiningModules": .array([])] }
    let boxes = plan.joiningModules.map(\.box) + plan.joiningBoxes
    return [
      "joiningModules": .array(boxes.map { .string($0 + ".module") }),
      "joiningNames": .string(plan.joiningModules.map(\.module).uniqued().joined(separator: ", ")),
    ]
  }
}
