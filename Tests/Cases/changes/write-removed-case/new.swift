// widgetgen: codable
enum Size: String {
  case small
  // widgetgen: skip(encode)
  case medium
  // widgetgen: skip(decode)
  case large
  case huge
}

// widgetgen: codable
enum Shape {
  case circle(radius: Int)
  // widgetgen: skip(encode)
  case square(side: Int)
}

// widgetgen: codable
struct Screen {
  var size: Size
  var shape: Shape
}
