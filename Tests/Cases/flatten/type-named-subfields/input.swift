import WidgetRuntime

// widgetgen: codable
struct Subfields: Sendable {
  var title: String
}

// Only a flattened property is decoded, so no container is requested, with any name of the type.
// widgetgen: codable
struct Form: Sendable {
  // widgetgen: flatten
  var content: Subfields
}
