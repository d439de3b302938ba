import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

@available(iOSApplicationExtension, unavailable)
struct Camera: Component {
// expected-warning 8-13: 'Camera' is '@available(iOSApplicationExtension, unavailable)', which generated code cannot check before 'AnyComponent' refers to it; write the same attribute on 'Component', or mark 'Camera' with '// widgetgen: skip' [restricted-member]
  var title: String
}

@available(iOS, introduced: 14, obsoleted: 18)
struct Scanner: Component {
// expected-warning 8-14: 'Scanner' is '@available(iOS, introduced: 14, obsoleted: 18)', which generated code cannot check before 'AnyComponent' refers to it; write the same attribute on 'Component', or mark 'Scanner' with '// widgetgen: skip' [restricted-member]
  var title: String
}

@available(iOS 17, *)
struct Chart: Component {
  var title: String
}
