import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

class Base {
  init(name: String) {}
}

final class Text: Base, Component {
// expected-error 13-16: 'Text' inherits from 'Base', and generated code calls no initializers of 'Base'; write the initializers of 'Text' and its coding by hand, or mark it with '// widgetgen: skip' [superclass]
  var title = ""
}

// widgetgen: equatable
final class Image: Base {
// expected-error 13-17: 'Image' inherits from class 'Base', whose properties a generated '==' does not compare; write '==' by hand [superclass]
  var url = ""
}
