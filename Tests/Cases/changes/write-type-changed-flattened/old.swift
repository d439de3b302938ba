import WidgetRuntime

struct Style: Codable {
  var color: String
}

// widgetgen: codable
struct Label {
  var id: Int
  // widgetgen: skip(decode)
  var style = Style(color: "red")
}

// widgetgen: codable
struct Title {
  var id: Int
  // widgetgen: skip(decode), flatten
  var style = Style(color: "red")
}

// widgetgen: codable
struct Image {
  var id: Int
}

// widgetgen: codable
struct Line {
  var id: Int
  // widgetgen: skip(encode), flatten
  var style: Style
}

// widgetgen: codable
struct Icon {
  var id: Int
  // widgetgen: skip(decode), flatten
  var style = Style(color: "red")
}
