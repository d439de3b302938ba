import Beagle
import UIKit

struct Card: ServerDrivenComponent {
  // widgetgen: omit = isEmpty
  var tags: [String] = []
  // widgetgen: omit = default
  var count = 1
  // widgetgen: omit = never
  var title: String?
  // widgetgen: omit = never
  var child: ServerDrivenComponent?
  // widgetgen: omit = never
  var actions: [Action]?
  // widgetgen: omit = isEmpty
  var children: [ServerDrivenComponent]?

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
