import Beagle
import UIKit

struct Box: ServerDrivenComponent {
  // widgetgen: unknown = keep
  // expected-error 17-30: Beagle 1 decodes each unrecognized name as 'UnknownComponent' or 'UnknownAction', and 'unknown' on 'children' cannot change that; remove it and, if needed, write 'static func decodeChildren(from:)' [unknown-is-beagles]
  let children: [ServerDrivenComponent]

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
