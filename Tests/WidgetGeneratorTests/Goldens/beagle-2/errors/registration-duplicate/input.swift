import Beagle
import UIKit

struct BoxWidget: ServerDrivenComponent {
  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

// widgetgen: name = "boxWidget"
struct Other: ServerDrivenComponent {
  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
