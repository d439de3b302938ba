import Beagle
import UIKit

struct BoxWidget: Widget {
  let title: String
  @AutoCodable
  let onTouch: [Action]?
  // expected-error 7-13: a property wrapper cannot be attached to a constant; write '@AutoCodable var onTouch: [Action]?', or 'let onTouch: [Action]?' without the wrapper, which is coded in the same way [auto-codable-constant]
  @AutoCodable
  let child: ServerDrivenComponent
  // expected-error 7-11: a property wrapper cannot be attached to a constant; write '@AutoCodable var child: ServerDrivenComponent', or 'let child: ServerDrivenComponent' without the wrapper, which is coded in the same way [auto-codable-constant]

  var id: String?
  var style: Style?
  var accessibility: Accessibility?

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
