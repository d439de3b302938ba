// widgetgen: codable
struct Label {
  let text: String  // widgetgen: only = encode
  var size = 12  // widgetgen: only = encode
}
