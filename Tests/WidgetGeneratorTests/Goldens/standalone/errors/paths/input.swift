import WidgetRuntime

struct Style: Codable { var width: Int }

// widgetgen: codable, path = "data"
struct Rooted {
  var title: String
  // widgetgen: flatten
  var style: Style
}

// widgetgen: codable, path = "data..inner"
struct Empty {
  var title: String
}

// widgetgen: codable
struct Contradicting {
  // widgetgen: path = "a.b", decodePath = "a.c"
  var one: Int
  // widgetgen: encodeKey = a, encodePath = "a.c"
  var two: Int
  // widgetgen: style = snake_case, key = k
  var three: Int
  // widgetgen: style = snake
  var four: Int
  // widgetgen: decodePath
  var five: Int
}

// widgetgen: codable
struct Hidden {
  // widgetgen: only = encode
  private var count: Int { 1 }
}

// widgetgen: codable
struct Shared {
  var one: Int
  // widgetgen: key = one
  var two: Int
  // widgetgen: key = one, only = encode
  var three = 1
  // widgetgen: encodePath = "one.inner"
  var four: Int
}
