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

// widgetgen: codable, transparent
enum Tone {
  case calm, loud
  // widgetgen: unknown
  case other(String)
}

struct Card: ServerDrivenComponent {
  var id: Identifier
  var tone: Tone
  var body: Children

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
