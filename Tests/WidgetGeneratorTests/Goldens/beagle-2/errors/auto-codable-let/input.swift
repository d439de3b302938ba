import Beagle
import UIKit

struct BoxWidget: Widget {
  let title: String
  @AutoCodable
  let onTouch: [Action]?
  @AutoCodable
  let child: ServerDrivenComponent

  var id: String?
  var style: Style?
  var accessibility: Accessibility?

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
