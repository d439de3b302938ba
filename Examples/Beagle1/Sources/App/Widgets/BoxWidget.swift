import Beagle
import UIKit

struct BoxWidget: Widget {
  let title: String
  /// The actions of a tap, which are optional in the JSON.
  let onTouch: [Action]?
  var isRounded = false
  var widgetProperties: WidgetProperties

  func toView(renderer: BeagleRenderer) -> UIView {
    let view = UILabel()
    view.text = title
    return view
  }
}
