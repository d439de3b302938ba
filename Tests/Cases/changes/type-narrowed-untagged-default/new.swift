// widgetgen: family = untagged, default = whole
enum ContentChange {
  case part(range: Int, text: String)
  case whole(text: String)
}

// widgetgen: family = untagged
enum Media {
  case image(url: String)
  case none(alt: String?)
}

// widgetgen: family = untagged, default = whole
enum Whole: Codable {
  case part(range: Int, text: String)
  case whole(text: String?)
}
