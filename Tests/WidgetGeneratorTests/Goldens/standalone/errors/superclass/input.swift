import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

class Base {}

final class Text: Base, Component {
  var title = ""
}

// widgetgen: equatable
final class Image: Base {
  var url = ""
}
