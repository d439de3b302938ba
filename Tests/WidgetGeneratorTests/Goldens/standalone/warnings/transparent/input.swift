import WidgetRuntime

// widgetgen: codable, transparent, omitDefault
struct Name {
  // widgetgen: key = "n", explicitNil
  var text: String?
}

// widgetgen: transparent
struct Plain: Codable {
  var text: String
}

// widgetgen: equatable, transparent
struct Compared: Codable {
  var text: String
}
