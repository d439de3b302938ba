import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

class Text: Component {
  var text: String

  // widgetgen:inline:auto:Text.Init
  // widgetgen:end

  // widgetgen:inline:auto:Text.Coding
  // widgetgen:end
}
