// widgetgen: codable
struct Client {
  // widgetgen: key = text.completion, omit = key
  var completion: Bool?
  // widgetgen: key = text.hover
  var hover: Bool?
  var profile: Profile?
}

// widgetgen: codable, content = data.attributes, omit = key
struct Profile {
  var name: String?
}
