import WidgetRuntime

// widgetgen: codable
final class Panel {
  let title: String

  // widgetgen:inline:auto:Panel.Init
  init(
      title: String
  ) {
      self.title = title
  }
  // widgetgen:end

  // widgetgen:inline:auto:Panel.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      title = try fields.decode(String.self, forKey: "title")
  }

  func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode(title, forKey: "title")
  }
  // widgetgen:end
}
