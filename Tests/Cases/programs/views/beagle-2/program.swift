import Beagle
import Foundation
import UIKit

/// From the JSON to the screen: the parts of a component's view, and the result of a tap on a box.
func roundTrip(_ data: Data) throws -> Data {
  let dependencies = Dependencies()
  registerWidgets(in: dependencies)
  let component: any ServerDrivenComponent = try dependencies.coder.decode(from: data)
  let controller = Controller()
  let view = component.toView(renderer: BeagleRenderer(controller: controller))
  let tree = tree(of: view, BeagleRenderer(controller: controller))
  return try JSONSerialization.data(withJSONObject: ["view": tree, "events": controller.events])
}

/// The classes and texts of the views, from the outside in. Boxes are tapped.
private func tree(of view: UIView, _ renderer: BeagleRenderer) -> [Any] {
  (view as? Box)?.onTouch?()
  var shown = view.subviews
  if let view = view as? BeagleView { shown.append(view.component.toView(renderer: renderer)) }
  let name = (view as? UILabel)?.text ?? String(describing: type(of: view))
  return [name] + (shown.isEmpty ? [] : [shown.map { tree(of: $0, renderer) }])
}

private final class Controller: BeagleController {
  var events: [String] = []

  func execute(actions: [any Action]?, event: String?, origin: UIView) {
    events.append("\(event ?? "none") of \(type(of: origin)): \(actions?.count ?? 0)")
  }
}

private struct Dependencies: BeagleEnviromentProtocol {
  let coder: any CoderProtocol = Coder()
  let navigator: any NavigationProtocol = Navigation()
}

private struct Navigation: NavigationProtocol {
  func registerDefaultNavigationController(builder: @escaping NavigationBuilder) {}
  func registerNavigationController(
    builder: @escaping NavigationBuilder, forId controllerId: String
  ) {}
  func navigationController(forId controllerId: String?) -> BeagleNavigationController {
    BeagleNavigationController()
  }
}
