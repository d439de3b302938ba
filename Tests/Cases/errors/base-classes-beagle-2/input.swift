import WidgetRuntime

// widgetgen: family, content = attributes
// expected-error 15-20: runtime 'beagle-2' does not support 'family' on 'Node'; remove it [annotation-not-for-runtime]
class Node: Codable {
  var text: String

  // widgetgen:inline:auto:Node.Coding
  // widgetgen:end
}

final class Label: Node {}
