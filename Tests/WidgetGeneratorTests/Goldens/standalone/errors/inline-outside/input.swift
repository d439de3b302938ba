// widgetgen: codable
struct Label {
  let text: String
}

// widgetgen:inline:auto:Label.Init
// widgetgen:end
