// widgetgen: family = untagged
enum ContentChange {
  case part(range: Int, text: String)
  case whole(text: String)
}

// widgetgen: family = untagged, default = none
enum Media {
  case image(url: String)
  case none(alt: String?)
}

struct Whole: Codable {
  var text: String?
}
