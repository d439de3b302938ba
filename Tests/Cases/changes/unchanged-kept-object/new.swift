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
