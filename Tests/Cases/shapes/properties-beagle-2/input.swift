import Beagle
import UIKit

protocol TextComponents: ServerDrivenComponent {}

public struct BoxWidget: Widget {
  let one: any ServerDrivenComponent
  @AutoCodable var marked: [any Action]?
  var optional: (any Action)?
  let list: [any ServerDrivenComponent]
  let grid: [[any ServerDrivenComponent]]
  var named: [String: any Action] = [:]
  var header: (any TextComponents)?
  var labels: [any TextComponents]
  var text: Beagle.Expression<String>?

  public var id: String?
  public var style: Style?
  public var accessibility: Accessibility?

  public func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
