import WidgetRuntime

/// The block gets an initializer, so that the compiler makes none besides.
// widgetgen: codable
struct Button: Codable {
  let title: String
  // widgetgen:inline:auto:Button.Coding
  // widgetgen:end
}

/// In an extension it leaves the compiler's as it is.
// widgetgen: codable
struct Label {
  let title: String
}

extension Label: Codable {
  // widgetgen:inline:auto:Label.Coding
  // widgetgen:end
}

/// What stands in the block stands beside the compiler's.
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

/// The default calls what stands in a block.
// widgetgen: codable
public struct Frame: Codable {
  public var style: Style = Style(width: 1)
  public let title: String
}
