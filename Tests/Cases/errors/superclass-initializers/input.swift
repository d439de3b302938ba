import WidgetRuntime

class Coded: Codable {}

// widgetgen: codable
final class OutsideOfItsBody: Coded {
// expected-error 13-28: 'init(from:)' of class 'OutsideOfItsBody' cannot be in an extension; put '// widgetgen:inline:auto:OutsideOfItsBody.Coding' and '// widgetgen:end' into the class and pass '--inline', or make it a struct [class-needs-inline]
  var url = ""
}

// widgetgen: codable, memberwise
final class Initiable: Coded {
// expected-error 13-21: 'Initiable' inherits from 'Coded', and generated code calls no initializers of 'Coded'; write the initializers of 'Initiable' and its coding by hand, or mark it with '// widgetgen: skip' [superclass]
  var url = ""

  // widgetgen:inline:auto:Initiable.Coding
  // widgetgen:end
}
