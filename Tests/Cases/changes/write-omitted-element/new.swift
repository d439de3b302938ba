// widgetgen: codable, positional
struct Row {
  var id: Int
  var sizes: [Int] = []
}

// widgetgen: codable, positional
struct Line {
  var id: Int
  // widgetgen: omit = isEmpty
  var sizes: [Int] = []
}
