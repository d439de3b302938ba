import Beagle
import UIKit

// widgetgen: name = "*Box"
struct Box: ServerDrivenComponent {
  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

// widgetgen: name = "open*"
struct Open: Action {
  func execute(controller: BeagleController, origin: UIView) {}
}
