import Beagle
import UIKit

struct Card: ServerDrivenComponent {
  // widgetgen: omit = isEmpty
  // expected-warning 17-30: runtime 'beagle-1' only decodes and does not support 'omit = isEmpty'; remove it, and write 'encode(to:)' of 'Card' by hand [annotation-not-for-runtime]
  var tags: [String] = []
  // widgetgen: omit = default
  // expected-warning 17-30: runtime 'beagle-1' only decodes and does not support 'omit = default'; remove it, and write 'encode(to:)' of 'Card' by hand [annotation-not-for-runtime]
  var count = 1
  // widgetgen: skip(encode)
  var size: Int
  // widgetgen: skip(decode)
  let version = 2
  // widgetgen: omit = never
  // expected-warning 17-28: runtime 'beagle-1' only decodes and does not support 'omit = never'; remove it, and write 'encode(to:)' of 'Card' by hand [annotation-not-for-runtime]
  var title: String?

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

// widgetgen: omit = default
// expected-warning 15-28: runtime 'beagle-1' does not support 'omit'; remove it [annotation-not-for-runtime]
struct Text: ServerDrivenComponent {
  var count = 1

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

// widgetgen:begin: omit = never
// expected-warning 21-24: 'omit' has no effect because it fits nothing in its block; remove it [unused-annotation]

struct Box: ServerDrivenComponent {
  var title: String?

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

// widgetgen:end
