import Beagle
import UIKit

// widgetgen: positional
struct Card: ServerDrivenComponent {
  var title: String

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
