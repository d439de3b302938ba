import WidgetRuntime

// widgetgen: family
enum Shape {
  case circle, square
  // expected-note 8-13: first used here
  // widgetgen: name = "circle"
  case round
  // expected-error 8-12: two cases of 'Shape' have the name 'circle'; give one of them another name with '// widgetgen: name = "…"' [duplicate-name]
}

// widgetgen: codable
enum Side: String { case left, right }
