import WidgetRuntime

// Types that reject a value as unknown, so that the policy of their family applies.

// widgetgen: family, unknown = key(fallback)
protocol Step: Codable {}

// widgetgen: family, tag = version, tagType = Int
enum Quiz: Step {
  // widgetgen: name = 1, alias = 2
  case questions(Questions)
}

struct Questions: Codable {
  var questions: [String]
}

// By its own code.
struct Video: Step {
  var format: String

  func validate() throws {
    if format != "mp4" { throw UnknownNameError(format, in: "Video", known: ["mp4"]) }
  }
}

// widgetgen: family, unknown = keep, default = Chart
protocol Panel: Codable {}

// widgetgen: family = untagged
enum Shape: Panel {
  case circle(radius: Double)
}

struct Chart: Panel {
  var values: [Double]

  func validate() throws {}
}

// Its own case accepts all names.
// widgetgen: family, tag = look
enum Look: Panel {
  case bold
  // widgetgen: unknown
  case other(name: String, json: JSONValue)
}

// With the policy of a property.
// widgetgen: family, unknown = skip
protocol Part: Codable {}

// widgetgen: family, tag = version, tagType = Int
enum Table: Part {
  // widgetgen: name = 1
  case rows(rows: [Int])
}

struct Placeholder: Part {}

// widgetgen: codable
struct Page {
  // widgetgen: unknown = Placeholder
  var parts: [any Part]
}
