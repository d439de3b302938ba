// widgetgen: codable
struct Client {
  // widgetgen: key = text.completion
  var completion: Bool?
  // widgetgen: key = hint.hover, omit = key
  var hover: Bool?
}
