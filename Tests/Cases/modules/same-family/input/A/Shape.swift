// Each family has only the types of its own module.
// widgetgen: family
protocol Shape: Codable {}

struct Circle: Shape {
  var radius: Int
}
