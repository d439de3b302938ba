import WidgetRuntime

// widgetgen: family, shorthand = TextRun
protocol Inline: Codable {}

// widgetgen: shorthand = text
struct TextRun: Inline {
  var text: String
  var size = 12
}

struct Break: Inline { var count: Int }

// widgetgen: family, content = "value", shorthand = run
enum Part {
  case run(TextRun)
  case number(value: Int)
}

// widgetgen: codable
struct Page {
  var title: TextRun
  var subtitle: TextRun?
  var inlines: [any Inline]
  // widgetgen: unknown = keep
  var kept: any Inline
  var parts: [Part] = []
}
