import WidgetRuntime

// widgetgen: codable
struct Badge {
  var shape: BadgeShape
  var others: [BadgeShape]?
}

// widgetgen: family, invalid = .rectangle(radius: nil)
enum BadgeShape {
  case rectangle(radius: Double?)
  case pill
}
