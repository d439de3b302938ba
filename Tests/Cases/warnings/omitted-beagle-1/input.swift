import Beagle
import UIKit

struct Card: ServerDrivenComponent {
  // widgetgen: omitIf = isEmpty
  // expected-warning 17-32: 'omitIf = isEmpty' is not for runtime 'beagle-1', which only decodes; remove it, and write 'encode(to:)' of 'Card' by hand [annotation-not-for-runtime]
  var tags: [String] = []
  // widgetgen: omitDefault
  // expected-warning 17-27: 'omitDefault' is not for runtime 'beagle-1', which only decodes; remove it, and write 'encode(to:)' of 'Card' by hand [annotation-not-for-runtime]
  var count = 1
  // widgetgen: explicitNil
  // expected-warning 17-27: 'explicitNil' is not for runtime 'beagle-1', which only decodes; remove it, and write 'encode(to:)' of 'Card' by hand [annotation-not-for-runtime]
  var title: String?

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

// widgetgen: omitDefault
// expected-warning 15-25: 'omitDefault' is not for runtime 'beagle-1'; remove it [annotation-not-for-runtime]
struct Text: ServerDrivenComponent {
  var count = 1

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

// widgetgen:begin: explicitNil
// expected-warning 21-31: 'explicitNil' has no effect because it fits nothing in its block; remove it [unused-annotation]

struct Box: ServerDrivenComponent {
  var title: String?

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

// widgetgen:end
