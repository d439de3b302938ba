import Beagle
import UIKit

struct Box: ServerDrivenComponent {
  // widgetgen: alias = "text"
  // expected-error 17-30: 'alias' is not for runtime 'beagle-1'; remove it and write 'static func decodeTitle(from:)' [annotation-not-for-runtime]
  var title: String
  // widgetgen: key = "meta.size", key(encode) = "size"
  // expected-error 17-33: 'key' is not for runtime 'beagle-1'; remove it and write 'static func decodeSize(from:)' [annotation-not-for-runtime]
  // expected-error 36-55: 'key(encode)' is not for runtime 'beagle-1'; remove it and write 'static func decodeSize(from:)' [annotation-not-for-runtime]
  var size: Int
  // widgetgen: lossy
  // expected-error 17-21: 'lossy' is not for runtime 'beagle-1'; remove it and write 'static func decodeTags(from:)' [annotation-not-for-runtime]
  var tags: [String]

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
