import WidgetGenerator
import WidgetPlan

extension ScaffoldTarget {
  /// The lines that register a widget, in both ways; nil where nothing has to be.
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
