// widgetgen: family
enum Shape {
  case circle(radius: Double, name: String)
  case square(Double)
  case line

  enum CodingKeys: String, CodingKey {
    case circle = "round", square, line
  }

  enum CircleCodingKeys: String, CodingKey {
    case radius = "r", name
  }

  enum SquareCodingKeys: String, CodingKey {
    case _0 = "side"
  }
}
