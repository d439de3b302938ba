import Beagle
import UIKit

struct Box: ServerDrivenComponent {
  // widgetgen: alias = "text"
  // expected-error 17-30: 'alias' is not for runtime 'beagle-1'; remove it and write 'static func decodeTitle(from:)' [annotation-not-for-runtime]
  var title: String
  // widgetgen: path = "meta.size", encodeKey = "size"
  // expected-error 17-34: 'path' is not for runtime 'beagle-1'; remove it and write 'static func decodeSize(from:)' [annotation-not-for-runtime]
  // expected-error 37-54: 'encodeKey' cannot be combined with 'path'; remove one of them [contradicting-annotations]
  // expected-error 37-54: 'encodeKey' is not for runtime 'beagle-1'; remove it and write 'static func decodeSize(from:)' [annotation-not-for-runtime]
  var size: Int
  // widgetgen: lossy
  // expected-error 17-21: 'lossy' is not for runtime 'beagle-1'; remove it and write 'static func decodeTags(from:)' [annotation-not-for-runtime]
  var tags: [String]

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
