// widgetgen: family
open class Node: Codable {
  // widgetgen:inline:auto:Node.Coding
  // widgetgen:end
}

final class Spacer: Node {}
