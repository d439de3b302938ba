// Without another request, both directions are coded.
enum Aliased: String {
  case left
  // widgetgen: alias = end
  case right
}

// Swift encodes the raw values.
enum Coded: String, Codable {
  case left
  // widgetgen: alias = end
  case right
}

// Only decoding is requested.
// widgetgen: decodable
enum Decoded: String {
  case left
  // widgetgen: alias = end
  case right
}

// Swift would encode the raw value of `right`.
// widgetgen: decodable
enum Both: String, Codable {
  case left
  // widgetgen: name = end
  case right
}
