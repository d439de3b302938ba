import Beagle
import UIKit

// widgetgen: codable, transparent
struct Identifier {
  let rawValue: String
}

// widgetgen: codable, transparent
struct Children {
  var children: [ServerDrivenComponent]
}

struct Card: ServerDrivenComponent {
  var id: Identifier
  var body: Children

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
