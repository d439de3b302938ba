import WidgetRuntime

// widgetgen: decodable, encodable
class Shape: Codable {
  var name: String

  func didDecode(from decoder: any Decoder) {}

  // widgetgen:inline:auto:Shape.Coding
  // widgetgen:end
}

// widgetgen: codable
class Circle: Shape {
  let radius: Int

  override func didDecode(from decoder: any Decoder) {}

  // widgetgen:inline:auto:Circle.Coding
  // widgetgen:end
}

// widgetgen: codable
final class Disc: Circle {
  // widgetgen: key = "fill.color"
  let color: String?

  func validate() throws {}

  // widgetgen:inline:auto:Disc.Coding
  // widgetgen:end
}

class Plain {
  var count = 0
}

// widgetgen: codable
final class OfPlain: Plain, Codable {
  let value: Int

  // widgetgen:inline:auto:OfPlain.Coding
  // widgetgen:end
}
