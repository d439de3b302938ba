protocol Widget {}

final class Panel: Widget {
  let title: String

  // widgetgen:inline:auto:Panel.Init
  init(title: String) { self.title = title }
  // widgetgen:end
}

// widgetgen: codable
struct Label {
  let text: String

  // widgetgen:inline:auto:Label.Inti
  // widgetgen:end
}
