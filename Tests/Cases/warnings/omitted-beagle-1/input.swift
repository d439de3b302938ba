import Beagle
import UIKit

struct Card: ServerDrivenComponent {
  // widgetgen: omit = isEmpty
  // expected-warning 17-30: 'omit = isEmpty' is not for runtime 'beagle-1', which only decodes; remove it, and write 'encode(to:)' of 'Card' by hand [annotation-not-for-runtime]
  var tags: [String] = []
  // widgetgen: omit = default
  // expected-warning 17-30: 'omit = default' is not for runtime 'beagle-1', which only decodes; remove it, and write 'encode(to:)' of 'Card' by hand [annotation-not-for-runtime]
  var count = 1
  // widgetgen: omit = never
  // expected-warning 17-28: 'omit = never' is not for runtime 'beagle-1', which only decodes; remove it, and write 'encode(to:)' of 'Card' by hand [annotation-not-for-runtime]
  var title: String?

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

// widgetgen: omit = default
// expected-warning 15-28: 'omit' is not for runtime 'beagle-1'; remove it [annotation-not-for-runtime]
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
