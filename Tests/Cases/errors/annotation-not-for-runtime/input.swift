import Beagle
import UIKit

struct Box: ServerDrivenComponent {
  // widgetgen: alias = "text"
  // expected-error 17-30: runtime 'beagle-1' does not support 'alias'; remove it, and write 'static func decodeTitle(from:)' [annotation-not-for-runtime]
  var title: String
  // widgetgen: key = "meta.size", key(encode) = "size"
  // expected-error 17-33: runtime 'beagle-1' does not support 'key'; remove it, and write 'static func decodeSize(from:)' [annotation-not-for-runtime]
  // expected-error 36-55: runtime 'beagle-1' does not support 'key(encode)'; remove it, and write 'static func decodeSize(from:)' [annotation-not-for-runtime]
  var size: Int
  // widgetgen: lossy
  // expected-error 17-21: runtime 'beagle-1' does not support 'lossy'; remove it, and write 'static func decodeTags(from:)' [annotation-not-for-runtime]
  var tags: [String]

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
