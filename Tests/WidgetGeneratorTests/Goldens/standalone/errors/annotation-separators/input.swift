// widgetgen:begin codable
struct Text {
  // widgetgen: default: 3
  var size: Int
  // widgetgen: default 3
  var width: Int
  // widgetgen: lossy skip
  var tags: [String] = []
  // widgetgen: nonsense
  var note: String?
}

// widgetgen:fil: codable
struct Image {}
