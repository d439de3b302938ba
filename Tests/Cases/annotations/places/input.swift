import Beagle
import UIKit

// widgetgen: path = "data"
struct Card: ServerDrivenComponent {
  var title: String
  // widgetgen: path = "meta.children"
  var children: [ServerDrivenComponent]
  // widgetgen: decodePath = "a.b", encodePath = "c.d"
  var size: Int?
  // widgetgen: only = encode
  var count: Int { children.count }

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

struct Text: ServerDrivenComponent {
  // widgetgen: style = snake_case
  var linkTarget: String
  // widgetgen: only = encode
  var isLink: Bool { true }

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

struct Counted: ServerDrivenComponent {
  var title: String
  // widgetgen: only = encode, encodeKey = n
  var count: Int { 1 }

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
