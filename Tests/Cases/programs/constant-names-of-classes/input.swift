import WidgetRuntime

// Constants of classes at the place of the name: own, inherited and overridden.

// widgetgen: family, tag = kind
class Node: Codable {
  // widgetgen:inline:auto:Node.Coding
  // widgetgen:end
}

final class Label: Node {
  let kind = "text-label"
  var text: String?

  // widgetgen:inline:auto:Label.Coding
  // widgetgen:end
}

// widgetgen: family
protocol Component: Codable {}

// widgetgen: codable, memberwise = false
class Base: Codable {
  // widgetgen: encodable
  var type: String { "base" }

  // widgetgen:inline:auto:Base.Coding
  // widgetgen:end
}

class Headline: Base, Component {
  override var type: String { "big" }
  var size: Int?

  // widgetgen:inline:auto:Headline.Coding
  // widgetgen:end
}

final class Title: Headline {
  override var type: String { return "title" }

  // widgetgen:inline:auto:Title.Coding
  // widgetgen:end
}

// widgetgen: codable, memberwise = false
class Stored: Codable {
  let type = "stored-constant"
  var id: Int?

  // widgetgen:inline:auto:Stored.Coding
  // widgetgen:end
}

final class Inherited: Stored, Component {
  var size: Int?

  // widgetgen:inline:auto:Inherited.Coding
  // widgetgen:end
}

// widgetgen: family, tag = shape
class Shape: Codable {
  // widgetgen: encodable
  var shape: String { "none" }

  // widgetgen:inline:auto:Shape.Coding
  // widgetgen:end
}

final class Circle: Shape {
  override var shape: String { "round" }
  var radius: Int?

  // widgetgen:inline:auto:Circle.Coding
  // widgetgen:end
}

// widgetgen: codable
struct Screen {
  var nodes: [Node]?
  var shapes: [Shape]?
  var components: [any Component]?
}
