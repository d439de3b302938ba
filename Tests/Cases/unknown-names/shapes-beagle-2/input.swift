import Beagle
import UIKit

struct Blank: ServerDrivenComponent {
  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

struct Box: ServerDrivenComponent {
  // widgetgen: unknown = throw
  let header: any ServerDrivenComponent
  // widgetgen: unknown = skip
  @AutoCodable var children: [any ServerDrivenComponent]
  // widgetgen: unknown = keep
  var grid: [[any ServerDrivenComponent]]?
  // widgetgen: unknown = keep
  var onTap: [any Action]?
  // widgetgen: unknown = Blank
  var footer: (any ServerDrivenComponent)?
  // widgetgen: unknown = skip
  var named: [String: any Action] = [:]

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
