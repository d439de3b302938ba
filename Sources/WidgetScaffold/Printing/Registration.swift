import WidgetGenerator

extension ScaffoldTarget {
  /// The lines that register a widget, in both ways; nil where nothing has to be.
  package func registration(of widget: String) -> String? {
    let call: String
    switch runtime {
    case .beagle1: call = "dependencies.decoder.register(component: \(widget).self"
    case .beagle2: call = "coder.register(type: \(widget).self"
    case .standalone: return nil
    }
    return """
      \(call))
      // Under another name: \(call), named: "\(widget)Component")

      """
  }
}
