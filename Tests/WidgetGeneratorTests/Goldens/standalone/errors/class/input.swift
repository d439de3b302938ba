import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

class Text: Component {
  var text = ""
}
