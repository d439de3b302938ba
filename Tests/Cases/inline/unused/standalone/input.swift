import WidgetRuntime

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

// widgetgen: equatable, encodable
struct Written: Encodable {
  let text: String

  // widgetgen:inline:auto:Written.Init
  // widgetgen:end
  // widgetgen:inline:auto:Written.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode(text, forKey: "text")
  }
  // widgetgen:end
}
