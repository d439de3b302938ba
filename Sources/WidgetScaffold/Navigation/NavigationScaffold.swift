package import WidgetGenerator
import WidgetPlan
package import WidgetSource
import WidgetTemplate

/// A navigation controller that follows the state of Beagle's screens.
package struct NavigationScaffold: Sendable {
  /// `CustomNavigationController.swift`.
  package let fileName: String
  package let text: String
  package let diagnostics: [Diagnostic]
  /// How it is registered, and the line that uses it.
  package let registration: String

  /// - Parameter keepsDefault: whether Beagle's own views for loading and errors stay.
  package init(named name: String, keepsDefault: Bool, for runtime: Configuration.Runtime) {
    var diagnostics: [Diagnostic] = []
    text = Scaffold.render(
      "NavigationController.stencil",
      ["name": .string(name), "keepsDefault": .bool(keepsDefault)], &diagnostics)
    self.diagnostics = diagnostics
    fileName = name + ".swift"
    let suffix = "Controller"
    let id = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    let navigation = runtime.capabilities.registry?.navigation ?? ""
    registration = """
      dependencies.\(navigation).registerNavigationController(
          builder: \(name).init,
          forId: "\(id)"
      )
      // To use it: BeagleScreenViewController(.declarative(screen), controllerId: "\(id)")

      """
  }
}
