import Beagle
import UIKit

// widgetgen: name = "*Box"
// expected-error 15-27: Beagle looks up types by exact names; write one instead of the pattern '*Box' [name-pattern]
struct Box: ServerDrivenComponent {
  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

// widgetgen: name = "open*"
// expected-error 15-28: Beagle looks up types by exact names; write one instead of the pattern 'open*' [name-pattern]
struct Open: Action {
  func execute(controller: BeagleController, origin: UIView) {}
}
