import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

/// Nothing keeps the name.
// widgetgen: name = "*_a"
struct Forgetful: Component {
  var x: Int
}

/// The property has another key.
// widgetgen: name = ["other", "*_b"]
struct Elsewhere: Component {
  // widgetgen: key = "kind"
  var type: String
}

/// It is not written.
// widgetgen: name = "*_c"
struct Unwritten: Component {
  // widgetgen: only = decode
  var type: String = ""
}

/// Nil is not written.
// widgetgen: name = "*_f"
struct Unnamed: Component {
  var type: String?
}

/// Nor is the default.
// widgetgen: name = "*_g"
struct Omitting: Component {
  // widgetgen: omitDefault
  var type = "some_g"
}

// widgetgen: name = "d*d*"
struct Stars: Component {
  var type: String
}

// widgetgen: name = "e*"
struct Overlapping: Component {
  var type: String
}

// widgetgen: family, content = "c"
protocol Boxed: Codable {}

// widgetgen: name = "*_a"
struct Outside: Boxed {
  var x: Int
}

// widgetgen: family, untagged
protocol Nameless: Codable {}

// widgetgen: name = "*_a"
struct Plain: Nameless {
  var x: Int
}

// widgetgen: family
enum Choice {
  // widgetgen: name = "a*"
  case number(Int)
  // widgetgen: name = "b*"
  case nothing
  // widgetgen: name = "c*"
  case three(String, x: Int, y: Int)
  // widgetgen: name = "c*"
  case twice(String)
  // widgetgen: name = "ca*"
  case narrower(String)
  // widgetgen: name = "e*"
  case annotated(String, /* widgetgen: default = 3 */ Int)
  // widgetgen: name = "f*g*"
  case stars(String)
  // widgetgen: name = "g*", only = decode
  case read
}

// widgetgen: family, tagType = Int
enum Number {
  // widgetgen: name = "a*"
  case one(String)
}

// widgetgen: family, external, tag = "type"
enum Keyed {
  // widgetgen: name = "a*"
  case one(String)
}

// widgetgen: family, missing = one, shorthand = one
enum Absent {
  // widgetgen: name = "a*"
  case one(String)
  case two
}

// widgetgen: family, joins = Component
protocol Joining: Component {}

// widgetgen: name = "j*"
struct Joined: Joining {
  var type: String
}
