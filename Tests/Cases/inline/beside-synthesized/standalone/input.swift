import WidgetRuntime

/// The block contains an initializer, so the compiler synthesizes none.
// widgetgen: codable
struct Button: Codable {
  let title: String
  // widgetgen:inline:auto:Button.Coding
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

/// An initializer in an extension keeps the synthesized one.
// widgetgen: codable
struct Label {
  let title: String
}

extension Label: Codable {
  // widgetgen:inline:auto:Label.Coding
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

/// The initializer in the block is added to the synthesized one.
// widgetgen: codable
struct Link {
  var target: String? = nil
  let title: String?
}

extension Link: Codable {
  // widgetgen:inline:auto:Link.Init
  // Disambiguates from the synthesized memberwise initializer.
  @_disfavoredOverload
  init(
      target: borrowing String? = nil,
      title: String? = nil
  ) {
      self.target = copy target
      self.title = title
  }
  // widgetgen:end
}

// widgetgen: codable
public struct Style: Codable {
  public let width: Int
  // widgetgen:inline:auto:Style.Init
  public init(
      width: Int
  ) {
      self.width = width
  }
  // widgetgen:end
}

/// The default calls a member of a block.
// widgetgen: codable
public struct Frame: Codable {
  public var style: Style = Style(width: 1)
  public let title: String
}
