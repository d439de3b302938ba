import WidgetRuntime

// widgetgen: family, equatable
class Node: Codable {
// expected-error 7-10: '==' of 'Node' would ignore the properties of its subclasses; write '==' by hand [superclass]
  var id: String

  // widgetgen:inline:auto:Node.Coding
  // widgetgen:end
}

// widgetgen: skip
class Layer: Node {
  var order = 0
}

final class Spacer: Layer {}

// widgetgen: family, equatable, tag = kind
class Mark: Codable {
  var id: String

  // widgetgen:inline:auto:Mark.Coding
  // widgetgen:end
}

final class Dot: Mark {}

// widgetgen: family
class Style: Codable {
// expected-note 7-11: declared here
  var color: String

  // widgetgen:inline:auto:Style.Coding
  // widgetgen:end
}

final class Bold: Style {}

// widgetgen: equatable
struct Pair: Equatable {
  var mark: Mark
  var dot: Dot
  var style: Style
  // expected-warning 7-11: generated code requires 'Style', the type of 'style', to be 'Equatable'; make it conform, or mark it with '// widgetgen: equatable' [missing-conformance]
}

// widgetgen: equatable
class Point {
// expected-error 7-11: '==' of 'Point' would ignore the properties of its subclasses; write '==' by hand [superclass]
  var x = 0
}

class Spot: Point {}

final class Peak: Spot {
  var height = 0
}
