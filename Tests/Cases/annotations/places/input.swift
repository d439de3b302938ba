import Beagle
import UIKit

// widgetgen: content = "data"
struct Card: ServerDrivenComponent {
  var title: String
  // widgetgen: key = "meta.children"
  var children: [ServerDrivenComponent]
  // widgetgen: key(decode) = "a.b", key(encode) = "c.d"
  var size: Int?
  // widgetgen: encodable
  var count: Int { children.count }

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

struct Text: ServerDrivenComponent {
  // widgetgen: keyStyle = snake_case
  var linkTarget: String
  // widgetgen: encodable
  var isLink: Bool { true }

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

struct Counted: ServerDrivenComponent {
  var title: String
  // widgetgen: encodable, key = n
  var count: Int { 1 }

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
