import Foundation
import WidgetRuntime

/// A shape with a name.
// widgetgen: codable
class Shape: Codable {
  // widgetgen: default = "none"
  var name: String

  enum CodingKeys: String, CodingKey { case name = "the_name" }

  init(name: String) { self.name = name }

  // widgetgen:inline:auto:Shape.Coding
  // widgetgen:end
}

/// A circle, whose name is coded by its superclass.
// widgetgen: codable
final class Circle: Shape {
  let radius: Double
  private let note: String?

  // widgetgen:inline:auto:Circle.Coding
  // widgetgen:end
}

/// A value that only its own file can set.
// widgetgen: codable, memberwise = false, transparent
struct Token: Codable {
  private let value: String

  // widgetgen:inline:auto:Token.Coding
  // widgetgen:end
}

// widgetgen: codable, memberwise = false
private struct Secret: Codable {
  // widgetgen: key = "k", default = "none", omit = default
  let key: String

  // widgetgen:inline:auto:Secret.Coding
  // widgetgen:end
}

struct Root: Codable {
  var shapes: [Shape]?
  var circles: [Circle]?
  var tokens: [Token]?
  private var secrets: [Secret]?
}
