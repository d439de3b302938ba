import Beagle
import UIKit

struct Text: Widget {
  var title: String
  var widgetProperties: WidgetProperties

  private enum CodingKeys: String, CodingKey { case title = "t" }

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
