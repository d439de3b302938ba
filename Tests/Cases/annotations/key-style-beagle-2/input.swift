import Beagle
import UIKit

struct PageHeader: Widget {
  var pageTitle: String
  @AutoCodable var onTouchDown: [Action]?
  var id: String?
  var style: Style?
  var accessibility: Accessibility?

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

// widgetgen: codable, keyStyle = kebab-case
struct Other {
  var pageTitle: String
}
