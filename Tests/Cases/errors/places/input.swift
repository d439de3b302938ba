import Beagle
import UIKit

// widgetgen: content = "data"
// expected-error 15-30: 'content' is not for runtime 'beagle-1'; remove it [annotation-not-for-runtime]
struct Card: ServerDrivenComponent {
  // widgetgen: keyStyle = snake_case
  var linkTarget: String
  // widgetgen: key(decode) = "a.b", key(encode) = "c.d"
  // expected-error 17-35: 'key(decode)' is not for runtime 'beagle-1'; remove it and write 'static func decodeSize(from:)' [annotation-not-for-runtime]
  // expected-error 38-56: 'key(encode)' is not for runtime 'beagle-1'; remove it and write 'static func decodeSize(from:)' [annotation-not-for-runtime]
  var size: Int?
  // widgetgen: encodable
  // expected-warning 17-25: 'encodable' is not for runtime 'beagle-1', which only decodes; remove it, and write 'encode(to:)' of 'Card' by hand [annotation-not-for-runtime]
  var count: Int { 1 }

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
