// widgetgen: family
protocol Component: Codable {}

// widgetgen: family, tag = "version", tagType = Int, default = first
enum Card: Component {
  // widgetgen: name = 1
  case first(CardOne)
  // widgetgen: name = 2
  case second(headline: String)
}

// widgetgen: codable
struct CardOne {
  var title: String
  var size = 3
}
