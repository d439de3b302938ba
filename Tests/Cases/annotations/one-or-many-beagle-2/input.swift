import Beagle
import UIKit

struct Screen: ServerDrivenComponent {
  // widgetgen: oneOrMany
  var authors: [String]
  // widgetgen: oneOrMany
  var children: [any ServerDrivenComponent]?

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
