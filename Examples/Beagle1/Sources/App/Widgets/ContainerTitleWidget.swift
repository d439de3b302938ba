import Beagle
import UIKit

struct ContainerTitleWidget: Widget {
  let title: String
  var child: ServerDrivenComponent
  var widgetProperties: WidgetProperties

  func toView(renderer: BeagleRenderer) -> UIView {
    let view = UILabel()
    view.text = title
    view.addSubview(child.toView(renderer: renderer))
    return view
  }
}
