import WidgetRuntime

/// A class without a box, whose values can contain other values of the class.
// widgetgen: family, skip
// expected-warning 15-20: 'family' has no effect because 'Node' is skipped; remove it [unused-annotation]
// expected-fix 15-22: remove
class Node: Codable {
  var card: Card?
}

// widgetgen: codable
struct Card {
  var node: Node?
}
