// widgetgen: decodable
enum Shape: Decodable {
  case circle(/* widgetgen: key = "r" */ radius: Double)
  case square(side: Double)
}
