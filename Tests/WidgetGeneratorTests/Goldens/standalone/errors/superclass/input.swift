import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

class Base {
  init(name: String) {}
}

final class Text: Base, Component {
  var title = ""
}

// widgetgen: equatable
final class Image: Base {
  var url = ""
}
