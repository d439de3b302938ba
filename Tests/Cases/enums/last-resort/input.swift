import WidgetRuntime

// widgetgen: family, invalid = .rectangle(radius: nil)
enum BadgeShape {
  case rectangle(radius: Double?)
  case pill
}

// widgetgen: family = untagged, invalid = .fixed(0)
enum Size {
  case fixed(Double)
  case range(least: Double, most: Double)
}

// widgetgen: family = external, invalid = .none
indirect enum Border {
  case none
  case line(width: Int)
  case double(Border)
}
