import Beagle
import UIKit

struct Divider: ServerDrivenComponent {
  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
