import WidgetRuntime

// Values are passed to the synthesized initializer.

// widgetgen: codable
struct Label {
  var text: String
  var size: Int?
  var count = 0
}

// Nothing would be faster.

// widgetgen: codable
struct Point {
  let x: Double
  let y: Double?
}

// The same call could mean another initializer.

// widgetgen: codable
struct Written {
  var text: String
  var size: Int?

  init(_ text: String) { self.text = text }
}

// widgetgen: codable
struct Extended {
  var text: String
  var size: Int?
}

extension Extended {
  init(text: String, size: Int) {
    self.text = text + "!"
    self.size = size
  }
}

@dynamicMemberLookup
// widgetgen: codable
struct Attributed {
  var text: String
  var size: Int?

  subscript(dynamicMember name: String) -> String { name }
}

// A default is a reason to generate an initializer with the same labels.

// widgetgen: codable
struct Defaulted {
  var text: String?
  // widgetgen: default = 1
  var lines: Int
}

// Other files do not see the initializer, or it has no parameter for the value that was read.

// widgetgen: codable
struct Hidden {
  var text: String?
  // widgetgen: skip
  private var size: Int?
}

// widgetgen: codable
struct Fallback {
  // widgetgen: default = 3
  var size: Int?
  // widgetgen: default = throw
  var width: Int?
}

// widgetgen: codable
struct Aliased {
  // widgetgen: alias = "label"
  var text: String
  var size: Int?
}
