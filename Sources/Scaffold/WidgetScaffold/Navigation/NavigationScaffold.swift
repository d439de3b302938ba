package import WidgetGenerator
import WidgetPlan
package import WidgetSource
import WidgetTemplate

/// The source file of a navigation controller that follows the state of Beagle's screens.
package struct NavigationScaffold: Sendable {
  /// The name of the file, such as `CustomNavigationController.swift`.
  package let fileName: String
  package let text: String
  package let diagnostics: [Diagnostic]
  /// The code that registers the controller, and an example of its use.
  package let registration: String

  /// - Parameter keepsDefault: true to keep Beagle's own loading and error views.
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
