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
// expected-fix 1-23: remove
// expected-warning 15-23: 'decodable' has no effect because 'Both' has named raw values, which are coded in both directions; remove it [unused-annotation]
enum Both: String, Codable {
  case left
  // widgetgen: name = end
  case right
}
