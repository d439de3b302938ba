import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

private struct Text: Component {
  var title: String
}

enum Screens {
  fileprivate final class Image: Component {
    let url: String
  }
}
