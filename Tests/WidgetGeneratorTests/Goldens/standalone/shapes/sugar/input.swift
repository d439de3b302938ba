import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Sugar: Component {
  let optional: Optional<any Component>
  let array: Array<any Component>
  let dictionary: Dictionary<String, any Component>
  let set: Set<String>
  let twice: Int??
  let implicit: Int!
}
