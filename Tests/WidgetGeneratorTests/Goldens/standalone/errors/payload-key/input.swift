import WidgetRuntime

struct Style: Codable { var type: Int }

struct Text: Codable { var type: String }

// widgetgen: family
enum Shape: Codable {
  case style(Style)
  case text(Text)
}
