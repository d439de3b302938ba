import Beagle
import UIKit

struct Box: ServerDrivenComponent {
  // widgetgen: unknown = keep
  let children: [ServerDrivenComponent]

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
