// The family at the top of payloads has another name, and its types are compared as before.
// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  var text: String
}

struct Banner: Component { var url: String }

