// widgetgen: codable
enum Size: String {
  case small, medium, large
  // widgetgen: skip(encode)
  case huge
  // widgetgen: skip(decode)
  case tiny
}

// widgetgen: codable
enum Shape {
  case circle(radius: Int)
  case square(side: Int)
}

// widgetgen: codable
struct Screen {
  var size: Size
  var shape: Shape
}
