// widgetgen: codable
struct Text: Codable {
  private var title: String

  // widgetgen:inline:auto:Text.Init
  // widgetgen:end

  // widgetgen:inline:auto:Text.Coding
  // widgetgen:end
}
