import Beagle
import UIKit

struct Box: ServerDrivenComponent {
  // widgetgen: alias = "text"
  var title: String
  // widgetgen: path = "meta.size", encodeKey = "size"
  var size: Int
  // widgetgen: lossy
  var tags: [String]

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
