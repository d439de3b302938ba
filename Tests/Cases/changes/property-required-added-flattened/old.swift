// A flattened type with required keys is added, and one without required keys.
// widgetgen: codable
struct Card {
  var id: Int
}

// widgetgen: codable
struct Frame { var width: Int }

// widgetgen: codable
struct Style { var color: String? }

// widgetgen: codable
struct Badge { var count: Int }

// widgetgen: family, tag = kind
protocol Kind: Codable {}

struct Round: Kind { var radius: Int }
