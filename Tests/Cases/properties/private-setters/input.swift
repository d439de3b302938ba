// The synthesized initializer sets properties that other files cannot set.

// widgetgen: codable, memberwise
public struct Card: Equatable {
  public private(set) var title: String
  public private(set) var subtitle: String?
  public fileprivate(set) var lines = 4
  public var color: Int = 3
}

// widgetgen: family
public protocol Component: Codable {}

public struct Text: Component {
  public private(set) var text: String
}
