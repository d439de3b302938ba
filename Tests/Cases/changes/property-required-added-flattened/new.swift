// A flattened type with required keys is added, and one without required keys.
// widgetgen: codable
struct Card {
  var id: Int

  // widgetgen: flatten
  var frame: Frame

  // widgetgen: flatten
  var style: Style

  // widgetgen: flatten
  var badge: Badge?

  // widgetgen: flatten
  var kind: any Kind
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
