import WidgetRuntime

// widgetgen: codable
struct Text: Codable {
  private var size: Size?
  // widgetgen:inline:auto:Text.Init
  private init(
      size: Size? = nil
  ) {
      self.size = size
  }
  // widgetgen:end
  // widgetgen:inline:auto:Text.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      size = try fields.decodeIfPresent(Size.self, forKey: "size")
  }

  func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encodeIfPresent(size, forKey: "size")
  }
  // widgetgen:end
  private enum Size: String, Codable { case small }
}

private enum Color: String, Codable { case red }

// widgetgen: codable
struct Image: Codable {
  private var color: Color
  // widgetgen:inline:auto:Image.Init
  fileprivate init(
      color: Color
  ) {
      self.color = color
  }
  // widgetgen:end
  // widgetgen:inline:auto:Image.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      color = try fields.decode(Color.self, forKey: "color")
  }

  func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode(color, forKey: "color")
  }
  // widgetgen:end
}
