import WidgetRuntime

// The names of these types are decoded in any letter case.

// widgetgen: family, caseInsensitive, unknown = skip
protocol Block: Codable {}

// widgetgen: alias = "été"
struct Text: Block { var text: String }

// widgetgen: name = "note-*"
struct Note: Block {
// expected-warning 8-11: names like 'note-*' of 'Block.Note' are not in Kotlin [inexpressible]
  var type: String
}

/// Its name also matches the pattern of another type.
// widgetgen: name = "note-1"
struct FirstNote: Block {}

// widgetgen: family = external, caseInsensitive
protocol Action: Codable {}
struct Open: Action { var link: String }

// widgetgen: family, tag = "kind", content = "value", caseInsensitive
enum Shape {
  case circle(radius: Double)
  case empty
}

// widgetgen: codable, caseInsensitive
enum Mode: String { case light, darkMode }

// widgetgen: codable
struct Screen {
  var blocks: [any Block]
  var actions: [any Action]
  var shape: Shape
  var mode: Mode?
}
