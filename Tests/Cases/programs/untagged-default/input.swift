import Foundation
import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Editor: Component {
  var changes: [ContentChange] = []
  var media: [Media] = []
  var style: Style?
  var items: [Item]?
}

// The values of an enum with an empty default are objects, so they can be flattened.
// widgetgen: family = untagged, default = empty
enum Extra: Sendable {
  case empty
  case badge(badge: Int)
}

// widgetgen: codable
struct Item: Sendable {
  var id: Int
  // widgetgen: flatten
  var extra: Extra
}

// widgetgen: family = untagged, default = whole
enum ContentChange: Sendable {
  case part(range: Span, text: String)
  case whole(text: String)
}

struct Span: Codable, Sendable {
  var start: Int
  var end: Int
}

// widgetgen: family = untagged, default = none
indirect enum Media: Sendable {
  case none
  case image(Image)
  case pair(/* widgetgen: alias = left */ first: Media, second: Media)
  case text(String)
}

// widgetgen: codable
struct Image: Sendable {
  var url: String
  // widgetgen: key = meta.size
  var size: Int?
}

// The default is first: an object with neither key is plain, and an object with another key is not.
// widgetgen: family = untagged, default = plain
enum Style: Sendable {
  case plain(Plain)
  case bold(weight: Int?)
  // widgetgen: unknown
  case other(JSONValue)
}

struct Plain: Codable, Sendable {
  var color: String?
}
