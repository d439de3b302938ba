import Foundation
import WidgetRuntime

// widgetgen: family, unknown = key(fallback)
protocol Component: Codable, Sendable {}

struct Text: Component {
  var text: String
}

// widgetgen: family, tag = version, tagType = Int
enum Quiz: Component {
  // widgetgen: name = 1, alias = 2
  case questions([String])
}

struct Video: Component {
  // widgetgen: key = protocol_version
  var version: Int

  func validate() throws {
    if version > 2 { throw UnknownNameError("\(version)", in: "Video", known: ["1", "2"]) }
  }
}

struct Stack: Component {
  var children: [any Component] = []
  // widgetgen: unknown = skip
  var extras: [any Component] = []
  // widgetgen: unknown = throw
  var strict: (any Component)?
  var panels: [any Panel] = []
  // widgetgen: unknown = Notice
  var notices: [any Panel] = []
}

// widgetgen: family, unknown = keep
protocol Panel: Codable, Sendable {}

// widgetgen: family, tag = version, tagType = Int
enum Table: Panel {
  // widgetgen: name = 1
  case rows(rows: [Int])
}

// widgetgen: family = untagged
enum Shape: Panel {
  case circle(radius: Double)
}

struct Notice: Panel {
  var title: String?
}
