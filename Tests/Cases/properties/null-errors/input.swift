import Foundation
import WidgetRuntime

// widgetgen: codable
struct File {
  // widgetgen: null = throw
  var size: Int?
  // widgetgen: null = throw, default = 10, alias = pageCount
  var pages: Int
  // widgetgen: null = throw, key = meta.depth
  var depth: Int?
  // widgetgen: null = throw, coder = ISO8601()
  var start: Date?
  // widgetgen: null = throw, lossy
  var tags: [String] = []
  // widgetgen: null = "throw"
  var title: String
}

// widgetgen: decodable
struct Input {
  // widgetgen: null = throw, default = throw
  var id: Int?
  // widgetgen: null = throw
  var count: Int? = 1
}
