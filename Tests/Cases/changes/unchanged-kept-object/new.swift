// widgetgen: codable
struct Client {
  // widgetgen: key = text.completion
  var completion: Bool?
  // widgetgen: key = text.hover, omit = key
  var hover: Bool?
  // widgetgen: key = hint.delay
  var delay: Int
  // widgetgen: key = hint.shown, omit = key
  var shown: Bool?
}

// widgetgen: family, tag = meta.type
protocol Block {}

struct Rule: Block {
  // widgetgen: key = meta.width
  var width: Int?
}
