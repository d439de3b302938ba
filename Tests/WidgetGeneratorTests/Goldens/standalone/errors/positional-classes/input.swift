import WidgetRuntime

class Base: Codable {
  let id: String

  init(id: String) { self.id = id }
}

// widgetgen: codable, positional
final class Leaf: Base {
  let text: String

  init(id: String, text: String) {
    self.text = text
    super.init(id: id)
  }

  // widgetgen:inline:auto:Leaf.Coding
  // widgetgen:end
}

// widgetgen: codable, positional
class Point: Codable {
  var x: Int

  init(x: Int) { self.x = x }

  // widgetgen:inline:auto:Point.Coding
  // widgetgen:end
}

// widgetgen: codable
final class Named: Point {
  var name = ""

  // widgetgen:inline:auto:Named.Coding
  // widgetgen:end
}
