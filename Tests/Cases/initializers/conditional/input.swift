import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Text: Component {
  var title: String
  var size = 3

  #if DEBUG
    init() { title = "" }
  #endif
}
