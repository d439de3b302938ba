// A type was removed, and another one with the same JSON was added.
// widgetgen: codable
struct Login {
  var id: Int
}

// widgetgen: codable
struct Screen {
  var title: String
}
