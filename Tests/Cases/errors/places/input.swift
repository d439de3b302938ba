import Beagle
import UIKit

// widgetgen: content = "data"
// expected-error 15-30: runtime 'beagle-1' does not support 'content'; remove it [annotation-not-for-runtime]
struct Card: ServerDrivenComponent {
  // widgetgen: keyStyle = snake_case
  var linkTarget: String
  // widgetgen: key(decode) = "a.b", key(encode) = "c.d"
  // expected-error 17-35: runtime 'beagle-1' does not support 'key(decode) = "a.b"'; remove it, and write 'static func decodeSize(from:)' [annotation-not-for-runtime]
  // expected-error 38-56: runtime 'beagle-1' does not support 'key(encode) = "c.d"'; remove it, and write 'static func decodeSize(from:)' [annotation-not-for-runtime]
  var size: Int?
  // widgetgen: encodable
  // expected-warning 17-25: runtime 'beagle-1' only decodes and does not support 'encodable'; remove it, and write 'encode(to:)' of 'Card' by hand [annotation-not-for-runtime]
  var count: Int { 1 }

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
