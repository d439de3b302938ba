// widgetgen: codable
typealias Name = String

// widgetgen: codabel
func load() {}

// widgetgen: codable
struct Label {
  let text: String

  // widgetgen: key = "at"
  subscript(index: Int) -> String { text }
}

// widgetgen: codable
protocol Shape {}
