// widgetgen: family
public protocol Action: Codable {}

public struct Open: Action {
// expected-note 15-18: first used here
  public var url: String
}
