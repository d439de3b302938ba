import Beagle
import UIKit

// widgetgen: name = "*Box"
// expected-error 15-27: Beagle finds types by single names, and '*Box' stands for several; write one of them [name-pattern]
struct Box: ServerDrivenComponent {
  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

// widgetgen: name = "open*"
// expected-error 15-28: Beagle finds types by single names, and 'open*' stands for several; write one of them [name-pattern]
struct Open: Action {
  func execute(controller: BeagleController, origin: UIView) {}
}
