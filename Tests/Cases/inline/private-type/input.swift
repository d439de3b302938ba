import WidgetRuntime

// widgetgen: codable
struct Text: Codable {
  private var size: Size?
  // widgetgen:inline:auto:Text.Init
  // widgetgen:end
  // widgetgen:inline:auto:Text.Coding
  // widgetgen:end
  private enum Size: String, Codable { case small }
}

private enum Color: String, Codable { case red }

// widgetgen: codable
struct Image: Codable {
  private var color: Color
  // widgetgen:inline:auto:Image.Init
  // widgetgen:end
  // widgetgen:inline:auto:Image.Coding
  // widgetgen:end
}
