// widgetgen: codable, equatable
public struct Insets {
  public var top: Int
}
