import WidgetRuntime

// widgetgen: family = untagged
indirect enum Shape {
  case circle(radius: Double, filled: Bool = true)
  case style(Style)
  case text(String)
  case group([Shape])
  case nothing
}

struct Style: Codable { var color: String }
