import WidgetRuntime

// widgetgen: codable
final class Panel {
  let title: String

  // widgetgen:inline:auto:Panel.Init
  // widgetgen:end

  // widgetgen:inline:auto:Panel.Coding
  // widgetgen:end
}
