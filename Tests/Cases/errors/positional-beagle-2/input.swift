import Beagle
import UIKit

// widgetgen: positional
// expected-error 15-24: 'Card' has its name under '_beagleComponent_' and cannot be coded as an array; remove 'positional' [not-positional]
struct Card: ServerDrivenComponent {
  var title: String

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
