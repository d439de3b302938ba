import Foundation
import WidgetRuntime

// widgetgen: family, shorthand = TextRun
protocol Component: Codable, Sendable {}

// widgetgen: shorthand = text
struct TextRun: Component, Hashable {
  // widgetgen: alias = "content"
  let text: String
  var size = 12
  var color: String?
}

// widgetgen: codable, shorthand = date
struct Day: Equatable {
  // widgetgen: coder = ISO8601()
  var date: Date
  // widgetgen: default = "none", omit = default
  var label: String
  // widgetgen: flatten
  var style: Style
}

struct Style: Codable, Equatable { var isBold: Bool? }

// widgetgen: codable, shorthand = items
struct List {
  // widgetgen: lossy
  var items: [Int]
  var title: String?
}

// widgetgen: family, shorthand = text
enum Content: Hashable {
  case text(String)
  case image(url: String)
}

// widgetgen: family = external, shorthand = run
enum Part {
  case run(TextRun)
  case number(value: Int)
}

struct Page: Component {
  var title: TextRun?
  var children: [any Component]?
  // widgetgen: lossy
  var lossy: [any Component]?
  var day: Day?
  var list: List?
  var contents: [String: Content]?
  var parts: [Part]?
}
