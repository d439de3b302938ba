import WidgetRuntime

// widgetgen: codable
struct Screen {
  var changes: [ContentChange]
  var media: [Media]
}

// widgetgen: family = untagged, default = whole
enum ContentChange {
// expected-warning 6-18: 'ContentChange' has no names, so it is any JSON in Kotlin [inexpressible]
  case part(range: Span, text: String)
  case whole(text: String, version: Int?)
}

struct Span: Codable {
  var start: Int
  var end: Int
}

// widgetgen: family = untagged, default = none
enum Media {
// expected-warning 6-10: 'Media' has no names, so it is any JSON in Kotlin [inexpressible]
  case none
  case image(Image)
  case text(String)
}

struct Image: Codable {
  var url: String
  var span: Span?
}
