// widgetgen: codable
struct Client {
  // widgetgen: key = text.completion, omit = key
  var completion: Bool?
  // widgetgen: key = text.hover
  var hover: Bool?
  // widgetgen: key = hint.delay
  var delay: Int
  // widgetgen: key = hint.shown
  var shown: Bool?
}

// widgetgen: family, tag = meta.type
protocol Block {}

struct Rule: Block {
  // widgetgen: key = meta.width, omit = key
  var width: Int?
}
