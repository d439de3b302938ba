/// The generated code is internal, but the family is not.
// widgetgen: family, unknown = keep
nonisolated public protocol Component: Codable, Sendable {}

nonisolated public struct List: Component {
  public var items: [any Component]
  let rest: JSONValue?
}

// widgetgen: family, joins = "Component"
nonisolated public protocol FeatureComponent: Component {}

nonisolated struct Chart: FeatureComponent { let points: [Int] }

// A model can also use names of the standard library.
struct Error: Component { var reason: String }

struct Result: Component { var character: Character }

struct Character: Codable, Sendable { var name: String }
