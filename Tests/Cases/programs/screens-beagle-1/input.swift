import Beagle
import UIKit

/// The box of Beagle's documentation.
struct BoxWidget: Widget {
  let title: String
  let onTouch: [Action]?
  var isRounded = false
  let child: ServerDrivenComponent?
  var widgetProperties: WidgetProperties

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

/// Nested lists, and types that are narrower than Beagle's protocols.
struct Carousel: ServerDrivenComponent {
  let pages: [ServerDrivenComponent]
  let indicator: Indicator?
  let titles: [[Beagle.Expression<String>]]
  let onSelect: [any Track]?
  // widgetgen: key = "_context_"
  let context: Context?
  var speed: Double

  static let defaultSpeed = 1.5

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

protocol Track: Action {}

struct Indicator: ServerDrivenComponent {
  let count: Int

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

// widgetgen: name = "track"
struct TrackEvent: Track {
  let event: String
  let route: Route?
  let then: Action?

  func execute(controller: any BeagleController, origin: UIView) {}
}

// widgetgen: decodable
enum Route {
  case home
  case page(url: String, prefetch: Bool)

  enum CodingKeys: String, CodingKey {
    case enumCaseKey = "kind"
    case home, page, url, prefetch
  }
}
