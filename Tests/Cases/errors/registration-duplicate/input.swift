import Beagle
import UIKit

struct BoxWidget: ServerDrivenComponent {
// expected-note 8-16: first used here
  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

// widgetgen: name = "boxWidget"
struct Other: ServerDrivenComponent {
// expected-error 8-12: two types of 'component' have the name 'boxWidget'; give one of them another name with '// widgetgen: name = "…"' [duplicate-name]
  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
