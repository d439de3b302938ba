import WidgetRuntime

// widgetgen: codable
struct Flow {
  var steps: [Step]
  var fills: [Fill] = []
  var blocks: [Block] = []
  var strict: [Strict] = []
}

// widgetgen: family, unknown = key(fallback)
enum Step {
  case text(Text)
  case quiz(Quiz)
  // expected-warning 8-11: the keys of 'quiz' differ from value to value, so Kotlin has no classes for such values in 'Step' [inexpressible]
}

struct Text: Codable {
  var text: String
}

// widgetgen: family, tag = version, tagType = Int
enum Quiz {
// expected-warning 6-9: 'Quiz' has names that are not strings, so it is any JSON in Kotlin [inexpressible]
  // widgetgen: name = 1, alias = 2
  case questions(questions: [String])
}

// widgetgen: family, unknown = .flat(color: "clear")
enum Fill {
  case flat(color: String)
  case quiz(Quiz)
  // expected-warning 8-11: the keys of 'quiz' differ from value to value, so Kotlin has no classes for such values in 'Fill' [inexpressible]
}

// widgetgen: family
enum Block {
  case quiz(Quiz)
  // expected-warning 8-11: the keys of 'quiz' differ from value to value, so Kotlin has no classes for such values in 'Block' [inexpressible]
  // widgetgen: unknown
  case other(JSONValue)
}

// widgetgen: family
enum Strict {
  case quiz(Quiz)
  // expected-warning 8-11: the keys of 'quiz' differ from value to value, so Kotlin has no classes for such values in 'Strict' [inexpressible]
}
