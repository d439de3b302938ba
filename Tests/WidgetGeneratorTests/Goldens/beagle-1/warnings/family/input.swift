import Beagle

// widgetgen: family, tag = "kind", preset = beagle
protocol Shape: Codable {}

// widgetgen: joins = Shape
protocol Round {}

// widgetgen: family, external, ignoreCase, renameAll = snake_case
enum Route: Decodable {
  case web(url: String)
}

// widgetgen: untagged, equatable
enum Size: Equatable {
  case fixed(Int)
}

// widgetgen:begin: renameAll = snake_case
// widgetgen: decodable
enum Mark {
  case dot
}

// widgetgen: decodable
struct Point {
  let leftEdge: Int
}
// widgetgen:end
