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
  case area(Area)
  // expected-warning 8-11: the keys of 'area', 'wrapped', 'quiz' differ from value to value, so Kotlin has no classes for such values in 'Block' [inexpressible]
  case wrapped(Wrapped)
  case quiz(Quiz)
  // widgetgen: unknown
  case other(JSONValue)
}

// widgetgen: family
enum Strict {
  case quiz(Quiz)
  // expected-warning 8-11: the keys of 'quiz' differ from value to value, so Kotlin has no classes for such values in 'Strict' [inexpressible]
}

// widgetgen: family = untagged
enum Area {
// expected-warning 6-9: 'Area' has no names, so it is any JSON in Kotlin [inexpressible]
  case circle(radius: Double)
}

// widgetgen: family, tag = wrapped
enum Wrapped {
  case quiz(Quiz)
  // expected-warning 8-11: the keys of 'quiz' differ from value to value, so Kotlin has no classes for such values in 'Wrapped' [inexpressible]
}
