// The family at the top of payloads has another name, and its types are compared as before.
// widgetgen: family
protocol Widget: Codable {}

struct Label: Widget {
  var text: String
  var size: Int
}

