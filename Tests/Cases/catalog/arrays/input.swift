// widgetgen: family
protocol Component: Codable {}

/// A point in the plane.
// widgetgen: codable, positional
struct Point {
  /// The distance to the right.
  var x: Double
  var y: Double
  var unit: String?
}

/// A figure with content.
struct Figure: Component {
  var points: [Point]
  var content: Content
}

// widgetgen: codable, positional
struct Content {
  // widgetgen: lossy
  var children: [any Component]
  // widgetgen: invalid = 7
  var size: Int = 3
  // widgetgen: encodable
  var count: Int { children.count }
}
