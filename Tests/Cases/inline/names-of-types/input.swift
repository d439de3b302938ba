import WidgetRuntime

enum Status: String, Codable { case on, off }

// A block also sees the members of the types around its type.
struct Outer {
  var Status: Status

  // widgetgen: codable
  struct Inner: Codable {
    var state: Status

    // widgetgen:inline:auto:Outer.Inner.Coding
    // widgetgen:end
  }
}
