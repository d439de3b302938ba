import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

@available(iOSApplicationExtension, unavailable)
struct Camera: Component {
  var title: String
}

@available(iOS, introduced: 14, obsoleted: 18)
struct Scanner: Component {
  var title: String
}

@available(iOS 17, *)
struct Chart: Component {
  var title: String
}
