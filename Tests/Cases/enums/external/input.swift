import WidgetRuntime

// widgetgen: family = external
indirect enum Shape {
  case circle(radius: Double, filled: Bool = true)
  case style(Style)
  case text(String)
  case group([Shape])
  case section(content: String, name: String)
  case spot(`in`: String, where: Int?, ID: String)
  case nothing
}

struct Style: Codable { var color: String }
