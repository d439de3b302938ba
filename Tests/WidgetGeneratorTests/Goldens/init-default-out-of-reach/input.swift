import WidgetRuntime

// widgetgen: family
public protocol Component: Codable, Sendable {}

public struct SafeArea: Codable, Sendable {
  var top: Bool?
}

public struct Screen: Component {
  public var safeArea: SafeArea? = SafeArea(top: true)
  public var title = "untitled"
}
