import WidgetRuntime

// widgetgen: family, unknown = key(fallback)
protocol Step: Codable {}

struct Text: Step {
  var text: String
}

// widgetgen: family, tag = version, tagType = Int
enum Quiz: Step {
// expected-warning 6-9: 'Quiz' has names that are not strings, so it is any JSON in Kotlin [inexpressible]
// expected-warning 6-9: the keys of 'Quiz' differ from value to value, so Kotlin has no classes for such values in 'Step' [inexpressible]
  // widgetgen: name = 1, alias = 2
  case questions(questions: [String])
}

// widgetgen: family, unknown = keep
protocol Panel: Codable {}

// widgetgen: family, tag = version, tagType = Int
enum Table: Panel {
// expected-warning 6-10: 'Table' has names that are not strings, so it is any JSON in Kotlin [inexpressible]
// expected-warning 6-10: the keys of 'Table' differ from value to value, so Kotlin has no classes for such values in 'Panel' [inexpressible]
  // widgetgen: name = 1
  case rows(rows: [Int])
}

// widgetgen: codable
struct Flow {
  var steps: [any Step]
  // widgetgen: unknown = skip
  var extras: [any Step] = []
  var panels: [any Panel] = []
  // widgetgen: unknown = Notice
  var notices: [any Panel] = []
}

struct Notice: Panel {
  var title: String?
}
