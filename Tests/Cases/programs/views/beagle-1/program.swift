import Beagle
import Foundation
import UIKit

/// From the JSON to the screen: the parts of a component's view, and the result of a tap on a box.
func roundTrip(_ data: Data) throws -> Data {
  registerWidgets(in: dependencies)
  let component = try JSONDecoder().decode(Screen.self, from: data).content
  let controller = Controller()
  var renderer = BeagleRenderer()
  renderer.controller = controller
  let tree = tree(of: component.toView(renderer: renderer), renderer)
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

private struct Screen: Decodable {
  let content: any ServerDrivenComponent

  enum CodingKeys: String, CodingKey {
    case content
  }

  init(from decoder: any Decoder) throws {
    content = try decoder.container(keyedBy: CodingKeys.self).decode(forKey: .content)
  }
}
