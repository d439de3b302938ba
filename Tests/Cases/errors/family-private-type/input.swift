import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

private struct Text: Component {
// expected-error 16-19: 'Text' is private, and the types of 'Component' must be internal or wider, since 'AnyComponent' names them; raise its access level, or mark it with '// widgetgen: skip' [unreachable-type]
  var title: String
}

enum Screens {
  fileprivate final class Image: Component {
  // expected-error 27-31: 'Screens.Image' is fileprivate, and the types of 'Component' must be internal or wider, since 'AnyComponent' names them; raise its access level, or mark it with '// widgetgen: skip' [unreachable-type]
  // expected-error 27-31: 'init(from:)' of class 'Screens.Image' cannot be in an extension; put '// widgetgen:inline:auto:Screens.Image.Coding' and '// widgetgen:end' into the class and pass '--inline', or make it a struct [class-needs-inline]
  // expected-error 27-31: the memberwise init of class 'Screens.Image' cannot be in an extension; put '// widgetgen:inline:auto:Screens.Image.Init' and '// widgetgen:end' into the class and pass '--inline', write '// widgetgen: memberwise = false' above it, or make it a struct [class-needs-inline]
    let url: String
  }
}
