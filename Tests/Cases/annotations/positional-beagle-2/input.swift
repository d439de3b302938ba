import Beagle
import UIKit

// widgetgen: codable, positional
struct Point {
  let x: Double
  var y: Double = 0
  // widgetgen: invalid = 3
  var elements: Int
}

// widgetgen: codable, positional
struct Children {
  var first: ServerDrivenComponent?
  var children: [ServerDrivenComponent]
  var limit: Int? = 3
}

struct Card: ServerDrivenComponent {
  var point: Point
  var body: Children

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
