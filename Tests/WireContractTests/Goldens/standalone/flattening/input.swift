import WidgetRuntime

// widgetgen: codable
struct Style {
  var color: String
  // widgetgen: alias = "w"
  var width: Int?
}

// widgetgen: codable
struct Border {
  var radius: Int
  // widgetgen: flatten
  var style: Style?
}

// widgetgen: family
protocol Shape {}

struct Circle: Shape {
  var diameter: Double
}

// widgetgen: codable
struct Figure {
  var id: Int
  // widgetgen: flatten
  var shape: (any Shape)?
}

// A key of any of the types makes the optional a value.
// widgetgen: codable
struct Nested {
  var title: String
  // widgetgen: flatten
  var border: Border?
}

// widgetgen: codable
struct NestedFamily {
  // widgetgen: flatten
  var figure: Figure?
}

// Paths and aliases are required only with the rest.
// widgetgen: codable
struct Place {
  // widgetgen: path = "at.x"
  var x: Int
  // widgetgen: alias = "vertical"
  var y: Int
}

// widgetgen: codable
struct Placed {
  var title: String
  // widgetgen: flatten
  var place: Place?
}

// Other keys are not known two levels further up either.
// widgetgen: codable
struct Open {
  // widgetgen: flatten
  var figure: Figure
}

// Nothing replaces a flattened value that is missing.
// widgetgen: codable
struct Defaults {
  // widgetgen: flatten
  var style: Style = Style(color: "red")
}

// widgetgen: codable
struct OptionalDefaults {
  var id: Int
  // widgetgen: flatten
  var style: Style? = Style(color: "red")
}

// widgetgen: codable
struct Tolerant {
  var id: Int
  // widgetgen: flatten, onError = nil
  var border: Border?
}

// widgetgen: codable
struct Twice {
  // widgetgen: flatten
  var first: Style
  // widgetgen: flatten
  var second: Style
}
