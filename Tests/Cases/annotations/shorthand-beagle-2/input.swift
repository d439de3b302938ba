import Beagle
import UIKit

// widgetgen: codable, shorthand = text
struct TextRun {
  var text: String
  var size: Int?
}

struct Title: ServerDrivenComponent {
  var run: TextRun

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

// widgetgen: family, shorthand = text
enum Content {
  case text(String)
  case run(TextRun)
}
