// A type was removed, and another one with the same JSON was added.
// widgetgen: codable
struct Receipt {
  var id: Int
}

// widgetgen: codable
struct ScreenView {
  var title: String
}
