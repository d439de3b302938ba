import WidgetModel
import WidgetPlan
import WidgetTemplate

extension BuiltinContext {
  /// How a type reads itself from bytes; none where it does not.
  static func direct(
    _ variant: TypePlan.Variant, of type: TypePlan, _ spelling: RuntimeSpelling
  ) -> Value {
    let members = variant.coding.members
    guard spelling.readsBytes, members.decodes else { return .none }
    let statements =
      switch variant.coding {
      case .object(let plan): DirectObjectPrinter(plan, spelling).statements
      case .enum(let plan):
        DirectEnumPrinter(plan: plan, name: type.name, spelling: spelling).statements
      }
    let access = spelling.embedsRuntime ? nil : members.access
    return .strict([
      "modifiers": .string(
        (access.map { $0.rawValue + " " } ?? "") + (members.isNonisolated ? "nonisolated " : "")),
      "reading": body(statements),
    ])
  }
}
