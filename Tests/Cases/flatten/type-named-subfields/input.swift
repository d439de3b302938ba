import WidgetRuntime

// widgetgen: codable
struct Subfields: Sendable {
  var title: String
}

// Nothing but a flattened property is decoded: no container is asked for, whatever its type is called.
// widgetgen: codable
struct Form: Sendable {
  // widgetgen: flatten
  var content: Subfields
}
