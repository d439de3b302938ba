import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

class Text: Component {
// expected-error 7-10: 'init(from:)' of class 'Text' cannot be in an extension; put '// widgetgen:inline:auto:Text.Coding' and '// widgetgen:end' into the class and pass '--inline', or make it a struct [class-needs-inline]
// expected-error 7-10: the memberwise init of class 'Text' cannot be in an extension; put '// widgetgen:inline:auto:Text.Init' and '// widgetgen:end' into the class and pass '--inline', write '// widgetgen: memberwise = false' above it, or make it a struct [class-needs-inline]
  var text = ""
}
