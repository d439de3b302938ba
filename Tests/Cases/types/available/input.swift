import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

// widgetgen: family
@available(iOS 14, *)
protocol Action: Codable {}

@available(iOS 15, *)
enum Screens {
  @available(iOS 17, *)
  struct Text: Component {
    var title: String
  }
}

@available(*, unavailable)
struct Gone: Component {
  var title: String
}

@available(iOS 14, *)
struct Tap: Action {
  var next: (any Action)?
}

// widgetgen: equatable
@available(iOS 14, *)
struct Point {
  var x = 0
}
