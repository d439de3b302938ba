import Beagle
import UIKit

// widgetgen: path = "data"
// expected-error 15-27: 'path' is not for runtime 'beagle-1'; remove it [annotation-not-for-runtime]
struct Card: ServerDrivenComponent {
  // widgetgen: style = snake_case
  var linkTarget: String
  // widgetgen: decodePath = "a.b", encodePath = "c.d"
  // expected-error 17-34: 'decodePath' is not for runtime 'beagle-1'; remove it and write 'static func decodeSize(from:)' [annotation-not-for-runtime]
  // expected-error 37-54: 'encodePath' is not for runtime 'beagle-1'; remove it and write 'static func decodeSize(from:)' [annotation-not-for-runtime]
  var size: Int?
  // widgetgen: only = encode
  // expected-warning 17-29: 'only = encode' is not for runtime 'beagle-1', which only decodes; remove it, and write 'encode(to:)' of 'Card' by hand [annotation-not-for-runtime]
  var count: Int { 1 }

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
