import WidgetRuntime

// widgetgen: family, tag = "t", content = "c"
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
