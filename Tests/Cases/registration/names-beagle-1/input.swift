import Beagle
import UIKit

struct BoxWidget: ServerDrivenComponent {
  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

// widgetgen: name = "track"
struct Track: Action {
  let event: String

  func execute(controller: BeagleController, origin: UIView) {}
}
