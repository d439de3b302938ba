// A flattened type with required keys is removed, and one without required keys.
// widgetgen: codable
struct Card {
  var id: Int
}

// widgetgen: codable
struct Frame { var width: Int }

// widgetgen: codable
struct Style { var color: String? }
