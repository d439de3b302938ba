import WidgetRuntime

// widgetgen: family = untagged, default = whole
enum ContentChange {
  case part(range: Span, text: String)
  case whole(text: String)
}

struct Span: Codable {
  var start: Int
  var end: Int
}

// widgetgen: family = untagged, default = none
indirect enum Media {
  case none
  case image(Image)
  case pair(/* widgetgen: alias = left */ first: Media, second: Media)
  case text(String)
}

// widgetgen: codable
struct Image {
  var url: String
  // widgetgen: key = meta.size
  var size: Int?
  // widgetgen: flatten
  var span: Span?
}

// widgetgen: family = untagged, default = plain
enum Style {
  case plain(Plain)
  case bold(weight: Int?)
  // widgetgen: unknown
  case other(JSONValue)
}

struct Plain: Codable {
  var color: String?
}

// The values of an enum with an empty default are objects, so they can be flattened.
// widgetgen: family = untagged, default = empty
enum Extra {
  case empty
  case badge(badge: Int)
}

// widgetgen: codable
struct Item {
  var id: Int
  // widgetgen: flatten
  var extra: Extra
}
