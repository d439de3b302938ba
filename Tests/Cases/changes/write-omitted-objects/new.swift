// widgetgen: codable
struct Client {
  // widgetgen: key = text.completion
  var completion: Bool?
  // widgetgen: key = text.hover, omit = key
  var hover: Bool?
}
