import WidgetRuntime

// widgetgen: codable
struct Box {
  var fill: Fill
}

// widgetgen: family, unknown = .flat(color: "clear")
enum Fill {
  case flat(color: String)
}
