import Beagle
import UIKit

// widgetgen: path = "data"
struct Card: ServerDrivenComponent {
  // widgetgen: style = snake_case
  var linkTarget: String
  // widgetgen: decodePath = "a.b", encodePath = "c.d"
  var size: Int?
  // widgetgen: only = encode
  var count: Int { 1 }

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
