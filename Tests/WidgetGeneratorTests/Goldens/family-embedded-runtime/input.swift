/// What is generated beside it is internal, and the family is not.
// widgetgen: family, unknown = keep
public protocol Component: Codable, Sendable {}

public struct List: Component {
  public var items: [any Component]
  let rest: JSONValue?
}

// widgetgen: family, joins = "Component"
public protocol FeatureComponent: Component {}

struct Chart: FeatureComponent { let points: [Int] }
