import Beagle
import UIKit

/// The fallback for unknown names.
struct Blank: ServerDrivenComponent {
  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

struct Strict: ServerDrivenComponent {
  // widgetgen: unknown = throw
  let child: any ServerDrivenComponent
  // widgetgen: unknown = throw
  var onTap: [any Action]?

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

struct Kept: ServerDrivenComponent {
  // widgetgen: unknown = keep
  @AutoCodable var children: [any ServerDrivenComponent]
  // widgetgen: unknown = keep
  var grid: [[any ServerDrivenComponent]]?
  // widgetgen: unknown = keep
  var onTap: (any Action)?
  // widgetgen: unknown = keep
  var named: [String: any Action]?

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

struct Skipped: ServerDrivenComponent {
  // widgetgen: unknown = skip
  var children: [any ServerDrivenComponent]
  // widgetgen: unknown = skip
  var header: (any ServerDrivenComponent)?
  // widgetgen: unknown = skip
  var named: [String: any Action]?

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

struct Replaced: ServerDrivenComponent {
  // widgetgen: unknown = Blank
  var children: [any ServerDrivenComponent]

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
