import WidgetGenerator
import WidgetPlan

extension ScaffoldTarget {
  /// Returns the code that registers a widget under its own name, and a comment with the code for another name. Returns
  /// nil if the runtime does not have a registry.
  package func registration(of widget: String) -> String? {
    guard let registry = runtime.capabilities.registry else { return nil }
    let label = registry.label ?? "component"
    let call = "\(registry.coderOfApp).register(\(label): \(widget).self"
    return """
      \(call))
      // Under another name: \(call), named: "\(widget)Component")

      """
  }
}
