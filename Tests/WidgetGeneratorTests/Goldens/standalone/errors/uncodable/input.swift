import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Box<T>: Sendable { var value: T }

struct Text: Component {
  var action: @Sendable () -> Void
  var size: (Int, Int)
  var boxed: Box<any Component>
}

// widgetgen: family
enum Shape {
  case line(from: (Int, Int))
}
