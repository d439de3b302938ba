import Beagle
import UIKit

struct Box: ServerDrivenComponent {
  // widgetgen: alias = "text"
  // expected-error 17-30: runtime 'beagle-1' does not support 'alias = "text"'; remove it, and write 'static func decodeTitle(from:)' [annotation-not-for-runtime]
  var title: String
  // widgetgen: key = "meta.size", key(encode) = "size"
  // expected-error 17-33: runtime 'beagle-1' does not support 'key = "meta.size"'; remove it, and write 'static func decodeSize(from:)' [annotation-not-for-runtime]
  // expected-error 36-55: runtime 'beagle-1' does not support 'key(encode) = "size"'; remove it, and write 'static func decodeSize(from:)' [annotation-not-for-runtime]
  var size: Int
  // widgetgen: lossy
  // expected-error 17-21: runtime 'beagle-1' does not support 'lossy'; remove it, and write 'static func decodeTags(from:)' [annotation-not-for-runtime]
  var tags: [String]

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

// The same keys with other values are supported: 'default = 3' and 'key = text'.
struct Row: ServerDrivenComponent {
  // widgetgen: default = throw
  // expected-error 17-31: runtime 'beagle-1' does not support 'default = throw'; remove it, and write 'static func decodeCount(from:)' [annotation-not-for-runtime]
  var count: Int?
  // widgetgen: flatten
  // expected-error 17-23: 'flatten' merges the keys of 'others' into the surrounding object, but runtime 'beagle-1' does not decode the remaining keys as '[String: Int]'; remove it [flatten-needs-object]
  var others: [String: Int]

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
