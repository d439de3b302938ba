import Beagle
import UIKit

struct Box: ServerDrivenComponent {
  // widgetgen: unknown = keep
  // expected-error 17-30: Beagle 1 makes an 'UnknownComponent' or 'UnknownAction' of each unrecognized name, and 'unknown' on 'children' cannot change that; remove it and, if need be, write 'static func decodeChildren(from:)' [unknown-is-beagles]
  let children: [ServerDrivenComponent]

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
