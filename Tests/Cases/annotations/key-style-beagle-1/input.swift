import Beagle
import UIKit

struct PageHeader: Widget {
  var pageTitle: String
  var onTouchDown: [Action]?
  var widgetProperties: WidgetProperties

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

// widgetgen: decodable, keyStyle = kebab-case
struct Other {
  var pageTitle: String
}
