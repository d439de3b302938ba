import Foundation
import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Badge: Component {
  var shape: BadgeShape?
  var shapes: [BadgeShape] = []
  var size: Size?
  var borders: [String: Border] = [:]
}

// widgetgen: family, invalid = .rectangle(radius: nil)
enum BadgeShape: Sendable {
  case rectangle(radius: Double?)
  case star(points: [Int])
  case pill
}

// widgetgen: family = untagged, invalid = .fixed(0)
enum Size: Sendable {
  case fixed(Double)
  case range(least: Double, most: Double)
}

// widgetgen: family = external, invalid = .none
indirect enum Border: Sendable {
  case none
  case line(width: Int)
  case double(Border)
}
