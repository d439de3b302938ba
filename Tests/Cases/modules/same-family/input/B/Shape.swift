// widgetgen: family
protocol Shape: Codable {}

struct Line: Shape {
  var length: Int
}

extension Square: Shape {}

struct Square {
  var size: Int
}
