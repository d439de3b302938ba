import Foundation
import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Note: Component {
  var text: String
}

// widgetgen: codable
struct File {
  // widgetgen: null = throw
  var size: Int?
  // widgetgen: null = throw, default = 10, alias = pageCount
  var pages: Int
  // widgetgen: null = throw, key = meta.depth
  var depth: Int?
  // widgetgen: null = throw, key = meta.width, alias = w
  var width = 3
  // widgetgen: null = throw, lossy
  var tags: [String] = []
  // widgetgen: null = throw, oneOrMany
  var steps: [Int]?
  // widgetgen: null = throw, coder = ISO8601()
  var start: Date?
  // widgetgen: null = throw
  var note: (any Component)?
  // widgetgen: null = throw, unknown = skip
  var last: (any Component)?
  // widgetgen: null = throw
  var notes: [any Component] = []
  // widgetgen: null = throw, omit = default
  var title = "none"
}

// widgetgen: decodable
struct Input {
  // widgetgen: null = throw, default = throw
  var id: Int?
  // widgetgen: null = throw
  var count: Int? = 1
}
