import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Sugar: Component {
  let optional: Optional<any Component>
  let array: Array<any Component>
  let dictionary: Dictionary<String, any Component>
  let set: Set<String>
  let twice: Int??
  // expected-warning 7-11: 'twice' is nil both if its key is missing and if it is null; use 'Field<Int>' to distinguish them [double-optional]
  let implicit: Int!
}
