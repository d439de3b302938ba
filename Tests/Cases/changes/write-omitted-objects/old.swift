// widgetgen: codable
struct Client {
  // widgetgen: key = text.completion, omit = key
  var completion: Bool?
  // widgetgen: key = hint.hover
  var hover: Bool?
}
