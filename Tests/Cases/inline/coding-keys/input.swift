import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Badge: Component {
  let title: String
  // widgetgen: key = "text_size"
  var size: Int?
  // widgetgen:inline:auto:Badge.Coding
  // widgetgen:end
}

// widgetgen: codable
struct Label {
  let title: String
}

extension Label: Codable {
  // widgetgen:inline:auto:Label.Coding
  // widgetgen:end
}

// widgetgen: codable
class Base: Codable {
  var id: Int

  init(id: Int) { self.id = id }
  // widgetgen:inline:auto:Base.Coding
  // widgetgen:end
}

// widgetgen: codable
final class Derived: Base {
  var name: String = ""
  // widgetgen:inline:auto:Derived.Coding
  // widgetgen:end
}
