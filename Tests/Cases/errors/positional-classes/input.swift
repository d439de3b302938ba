import WidgetRuntime

class Base: Codable {
  let id: String

  init(id: String) { self.id = id }
}

// widgetgen: codable, positional
// expected-error 24-33: 'Leaf' cannot be coded as an array, because 'Base' codes its own properties; remove 'positional' [not-positional]
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
// expected-error 13-17: 'Named' has keys, but its superclass 'Point' is coded as an array; write its coding by hand, or remove 'positional' from 'Point' [not-positional]
  var name = ""

  // widgetgen:inline:auto:Named.Coding
  // widgetgen:end
}
