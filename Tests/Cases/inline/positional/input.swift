import WidgetRuntime

class Plain {}

// widgetgen: codable, positional
final class Point: Plain, Codable {
  let x: Int
  var label: String?

  init(x: Int) { self.x = x }

  // widgetgen:inline:auto:Point.Coding
  // widgetgen:end
}

// widgetgen: decodable, encodable, positional
private struct Pair: Codable {
  var elements: [Int]
  var second: Point

  // widgetgen:inline:auto:Pair.Coding
  // widgetgen:end
}
