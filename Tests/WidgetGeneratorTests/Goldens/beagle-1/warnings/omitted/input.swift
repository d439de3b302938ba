import Beagle
import UIKit

struct Card: ServerDrivenComponent {
  // widgetgen: omitIf = isEmpty
  var tags: [String] = []
  // widgetgen: omitDefault
  var count = 1
  // widgetgen: explicitNil
  var title: String?

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

// widgetgen: omitDefault
struct Text: ServerDrivenComponent {
  var count = 1

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

// widgetgen:begin: explicitNil

struct Box: ServerDrivenComponent {
  var title: String?

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

// widgetgen:end
