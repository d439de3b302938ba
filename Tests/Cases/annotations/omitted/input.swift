import Foundation
import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

enum Mode: String, Codable { case light, dark }

struct Size: Codable, Equatable {
  var width = 0
  var isZero: Bool { width == 0 }
}

// widgetgen: codable
struct Each: Component {
  // widgetgen: omit = isEmpty
  var tags: [String] = []
  // widgetgen: omit = isEmpty, key = "n"
  var names: [String]?
  // widgetgen: omit = never
  var children: [any Component]?
  // widgetgen: omit = "$0 < 1 || $0 == 9", default = 1
  var count: Int
  // widgetgen: omit = isZero, key = "meta.size"
  var size = Size()
  // widgetgen: omit = default, default = dark
  var mode: Mode
  // widgetgen: omit = default
  var level: Int? = 3
  // widgetgen: omit = nil
  // expected-warning 17-26: nil is not encoded, and a missing key of 'depth' is decoded as 4; remove the default, or write 'omit = default' [omitted-value]
  var depth: Int? = 4
  // widgetgen: omit = default
  var ratio: Double = 1 / 3
  // widgetgen: omit = default
  var title = ""
  // widgetgen: omit = "$0.count > 99"
  var text = "untitled text"
  // widgetgen: omit = default, coder = SecondsSince1970(), default = "Date(timeIntervalSince1970: 0)"
  var start: Date
  // widgetgen: omit = never
  var note: String?
  // widgetgen: omit = never, key = "meta.note"
  var other: Int?
  // widgetgen: omit = never
  var component: (any Component)?
  // widgetgen: omit = never, coder = ISO8601()
  var end: Date?
  // widgetgen: omit = never, lossy
  var sizes: [Int]?
  // widgetgen: omit = default
  var encoder = 1
  static let defaultOrder = 2
  // widgetgen: omit = default, default = Self.defaultOrder
  var order: Int
}

// widgetgen: codable, omit = default
struct All {
  var tags: [String] = []
  var required: [String]
  var title: String?
  var count = 1
  var components: [any Component] = []
  // widgetgen: omit = false
  var always = 2
  // widgetgen: omit = false
  var never: Int?
  // widgetgen: omit = false
  var text = "a"
  // widgetgen: skip(decode)
  let version = 1
}

// widgetgen: encodable, omit = isEmpty
struct Request {
  var tags: [String]
  var names: Set<String>
  var values: [String: Int]
  var count: Int
}

// widgetgen:begin: omit = default

// widgetgen: codable
struct Inside {
  var count = 1
  var name: String?
}

enum Side { case left }

// widgetgen:end

// widgetgen: family
enum Item {
  case link(/* widgetgen: omit = never */ href: String?, /* widgetgen: omit = default */ size: Int = 3)
  case tags(
    // widgetgen: omit = isEmpty, default = []
    names: [String])
}

// widgetgen: family, tag = "t", content = "c"
enum Adjacent {
  case one(/* widgetgen: omit = never */ Int?)
  case none
}

#if canImport(Darwin)
  // widgetgen: codable, omit = never
  struct Branches {
    #if DEBUG
      var debug: Int?
    #endif
    var text: String?
  }
#endif
