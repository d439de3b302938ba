// widgetgen: codable
struct Badge {
  var shape: BadgeShape
  var border: Border?
  var fill: Fill
}

// widgetgen: family, invalid = .pill
enum BadgeShape {
  case pill
  case star(points: Int)
}

// widgetgen: family
enum Border {
  case none
}

// widgetgen: family, invalid = .none
enum Fill {
  case none, all
}
