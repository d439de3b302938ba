// widgetgen: codable
struct Screen {
  var size: Size
  var fill: Fill
}

// widgetgen: codable, shorthand = height
struct Size {
  var width: Int = 0
  var height: Int = 0
}

// widgetgen: family, shorthand = image
enum Fill {
  case color(String)
  case image(String)
}
