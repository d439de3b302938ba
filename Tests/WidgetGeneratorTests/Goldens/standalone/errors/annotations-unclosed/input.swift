// widgetgen: codable
struct Label {
  // widgetgen:begin: skip
  var a = 1
}

// widgetgen: codable
struct Button {
  var b = 1
}
