import WidgetRuntime

/// The block contains an initializer, so the compiler synthesizes none.
// widgetgen: codable
struct Button: Codable {
  let title: String
  // widgetgen:inline:auto:Button.Coding
  // widgetgen:end
}

/// An initializer in an extension keeps the synthesized one.
// widgetgen: codable
struct Label {
  let title: String
}

extension Label: Codable {
  // widgetgen:inline:auto:Label.Coding
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
  // widgetgen:end
}

// widgetgen: codable
public struct Style: Codable {
  public let width: Int
  // widgetgen:inline:auto:Style.Init
  // widgetgen:end
}

/// The default calls a member of a block.
// widgetgen: codable
public struct Frame: Codable {
  public var style: Style = Style(width: 1)
  public let title: String
}
