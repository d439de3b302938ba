import Beagle
import UIKit

struct Card: ServerDrivenComponent {
  // widgetgen: omitIf = isEmpty
  var tags: [String] = []
  // widgetgen: omitDefault
  var count = 1
  // widgetgen: explicitNil
  var title: String?
  // widgetgen: explicitNil
  var child: ServerDrivenComponent?
  // widgetgen: explicitNil
  var actions: [Action]?
  // widgetgen: omitIf = isEmpty
  var children: [ServerDrivenComponent]?

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
