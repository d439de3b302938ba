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

class Hidden {
  private init() {}
}

// widgetgen: codable
final class OfHidden: Hidden, Codable {
// expected-error 13-20: 'OfHidden' inherits from 'Hidden', and generated code calls no initializers of 'Hidden'; write the initializers of 'OfHidden' and its coding by hand, or mark it with '// widgetgen: skip' [superclass]
  var url = ""

  // widgetgen:inline:auto:OfHidden.Coding
  // widgetgen:end
}

class Failable {
  init?() {}
}

class Middle: Failable {}

// widgetgen: codable
final class OfFailable: Middle, Codable {
// expected-error 13-22: 'OfFailable' inherits from 'Middle', and generated code calls no initializers of 'Middle'; write the initializers of 'OfFailable' and its coding by hand, or mark it with '// widgetgen: skip' [superclass]
  var url = ""

  // widgetgen:inline:auto:OfFailable.Coding
  // widgetgen:end
}

class Convenient {
  init(name: String) {}

  convenience init() { self.init(name: "") }
}

// widgetgen: codable
final class OfConvenient: Convenient, Codable {
// expected-error 13-24: 'OfConvenient' inherits from 'Convenient', and generated code calls no initializers of 'Convenient'; write the initializers of 'OfConvenient' and its coding by hand, or mark it with '// widgetgen: skip' [superclass]
  var url = ""

  // widgetgen:inline:auto:OfConvenient.Coding
  // widgetgen:end
}

class Callable {
  fileprivate init() throws {}
}

class Inheriting: Callable {}

// widgetgen: codable
final class OfInheriting: Inheriting, Codable {
  var url = ""

  // widgetgen:inline:auto:OfInheriting.Coding
  // widgetgen:end
}
