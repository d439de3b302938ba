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
  // widgetgen: omitIf = isEmpty
  var tags: [String] = []
  // widgetgen: omitIf = isEmpty, key = "n"
  var names: [String]?
  // widgetgen: omitIf = isEmpty, explicitNil
  var children: [any Component]?
  // widgetgen: omitIf = "$0 < 1 || $0 == 9", default = 1
  var count: Int
  // widgetgen: omitIf = isZero, path = "meta.size"
  var size = Size()
  // widgetgen: omitDefault, default = dark
  var mode: Mode
  // widgetgen: omitDefault
  var level: Int? = 3
  // widgetgen: omitDefault
  var ratio: Double = 1 / 3
  // widgetgen: omitDefault, omitIf = isEmpty
  var title = ""
  // widgetgen: omitDefault, omitIf = "$0.count > 99"
  var text = "untitled text"
  // widgetgen: omitDefault, coder = SecondsSince1970(), default = "Date(timeIntervalSince1970: 0)"
  var start: Date
  // widgetgen: explicitNil
  var note: String?
  // widgetgen: explicitNil, path = "meta.note"
  var other: Int?
  // widgetgen: explicitNil
  var component: (any Component)?
  // widgetgen: explicitNil, coder = ISO8601()
  var end: Date?
  // widgetgen: explicitNil, lossy
  var sizes: [Int]?
  // widgetgen: omitDefault
  var encoder = 1
  static let defaultOrder = 2
  // widgetgen: omitDefault
  var order: Int
}

// widgetgen: codable, omitDefault, omitIf = isEmpty, explicitNil
struct All {
  var tags: [String] = []
  var required: [String]
  var title: String?
  var count = 1
  var components: [any Component] = []
  // widgetgen: omitDefault = false
  var always = 2
  // widgetgen: explicitNil = false
  var never: Int?
  // widgetgen: omitIf = false
  var text = "a"
}

// widgetgen: encodable, omitIf = isEmpty
struct Request {
  var tags: [String]
  var names: Set<String>
  var values: [String: Int]
  var count: Int
}

// widgetgen:begin: omitDefault, explicitNil

// widgetgen: codable
struct Inside {
  var count = 1
  var name: String?
}

enum Side { case left }

// widgetgen:end

// widgetgen: family
enum Item {
  case link(/* widgetgen: explicitNil */ href: String?, /* widgetgen: omitDefault */ size: Int = 3)
  case tags(
    // widgetgen: omitIf = isEmpty, default = []
    names: [String])
}

// widgetgen: family, tag = "t", content = "c"
enum Adjacent {
  case one(/* widgetgen: explicitNil */ Int?)
  case none
}

#if canImport(Darwin)
  // widgetgen: codable, explicitNil
  struct Branches {
    #if DEBUG
      var debug: Int?
    #endif
    var text: String?
  }
#endif
