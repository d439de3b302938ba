import Beagle
import UIKit

struct BoxWidget: Widget {
  let title: String
  /// What happens on a tap; the server may leave it out.
  let onTouch: [Action]?
  var isRounded = false
  var widgetProperties: WidgetProperties

  func toView(renderer: BeagleRenderer) -> UIView {
    let view = UILabel()
    view.text = title
    return view
  }
}
