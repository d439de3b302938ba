import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Sugar: Component {
  let optional: Optional<any Component>
  let array: Array<any Component>
  let dictionary: Dictionary<String, any Component>
  let set: Set<String>
  let twice: Int??
  // expected-warning 7-11: 'twice' is nil both where its key is missing and where it is null; 'Field<Int>' distinguishes them [double-optional]
  let implicit: Int!
}
