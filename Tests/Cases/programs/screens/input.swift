import Beagle
import UIKit

struct BoxWidget: Widget {
  let title: String
  @AutoCodable var onTouch: [Action]?
  let child: ServerDrivenComponent
  var grid: [[any ServerDrivenComponent]] = []
  var named: [String: any Action]?

  var id: String?
  var style: Style?
  var accessibility: Accessibility?

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

struct Track: Action {
  let event: String
  var analytics: ActionAnalyticsConfig?

  func execute(controller: any BeagleController, origin: UIView) {}
}
