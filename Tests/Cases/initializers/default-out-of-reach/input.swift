import WidgetRuntime

// widgetgen: family
public protocol Component: Codable, Sendable {}

public struct SafeArea: Codable, Sendable {
  var top: Bool?
}

public struct Insets: Codable, Sendable {
  public var top: Int
  public static let zero = Insets(top: 0)
  static let standard = Insets(top: 8)
}

struct Icon: Component {}

public struct Screen: Component {
  public var safeArea: SafeArea? = SafeArea(top: true)
  public var areas = [SafeArea(top: nil), SafeArea(top: false)]
  public var margins: Insets = .standard
  public var spacing: Insets = .zero
  public var icon: any Component = Icon()
  public var title = "untitled"
}
