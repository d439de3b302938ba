// widgetgen: codable
struct Badge {
  var shape: BadgeShape
  var border: Border?
  var fill: Fill
}

// widgetgen: family
enum BadgeShape {
  case pill
  case star(points: Int)
}

// widgetgen: family, invalid = .none
enum Border {
  case none
}

// widgetgen: family, invalid = .all
enum Fill {
  case none, all
}
