import WidgetRuntime

// widgetgen: family, name = node, unknown = skip, joins = Shape
// expected-fix 21-33: remove
// expected-warning 23-26: 'name' has no effect because 'Node' has no name in a family; remove it [unused-annotation]
// expected-warning 52-56: 'joins' has no effect here; it applies to a protocol [misplaced-annotation]
class Node: Codable {
  var text: String

  // widgetgen:inline:auto:Node.Coding
  // widgetgen:end
}

final class Text: Node {}

protocol Shape {}

// The content is the place of the properties of all subclasses.
// widgetgen: family, content = data
class Base: Codable {
  // widgetgen:inline:auto:Base.Coding
  // widgetgen:end
}

final class Leaf: Base {}

// widgetgen: joins = Shape
// expected-warning 15-19: 'joins' has no effect here; it applies to a protocol [misplaced-annotation]
final class Joining: Node {}

// widgetgen: tag = kind, memberwise = false
// expected-fix 15: insert 'family, '
// expected-error 15-24: 'tag' has no effect without 'family'; write '// widgetgen: family, tag = kind', or remove it [needs-family]
class Style: Codable {
  var color: String

  // widgetgen:inline:auto:Style.Coding
  // widgetgen:end
}

// widgetgen: family
// expected-warning 15-20: 'family' has no effect here; it applies to a protocol, a class, or an enum [misplaced-annotation]
struct Size: Codable {
  var width: Int
}
