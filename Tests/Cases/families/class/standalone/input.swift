import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

class Text: Component {
  var text: String

  // widgetgen:inline:auto:Text.Init
  init(
      text: String
  ) {
      self.text = text
  }
  // widgetgen:end

  // widgetgen:inline:auto:Text.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  required init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      text = try fields.decode(String.self, forKey: "text")
  }

  func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode("text", forKey: "type")
      try fields.encode(text, forKey: "text")
  }
  // widgetgen:end
}
